/** Things that are put into groups of one size. */
export const PACKED: readonly { things: string; one: string; many: string }[] = [
	{ things: "books", one: "box", many: "boxes" },
	{ things: "eggs", one: "carton", many: "cartons" },
	{ things: "bottles", one: "crate", many: "crates" },
	{ things: "chairs", one: "row", many: "rows" },
	{ things: "tickets", one: "booklet", many: "booklets" },
	{ things: "plants", one: "tray", many: "trays" },
	{ things: "photos", one: "album", many: "albums" },
	{ things: "tiles", one: "stack", many: "stacks" },
	{ things: "cans", one: "case", many: "cases" },
];
