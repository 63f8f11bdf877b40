interface Sharing {
	things: string;
	groups: string;
	/** Ends before the question. */
	told(name: string, total: string, groups: number): string;
}

/** Things shared equally among groups. */
export const SHARINGS: readonly Sharing[] = [
	{
		things: "beads",
		groups: "necklaces",
		told: (name, total, groups) =>
			`${name} has ${total} beads and makes ${groups} necklaces with the same number of beads.`,
	},
	{
		things: "photos",
		groups: "albums",
		told: (name, total, groups) =>
			`${name} puts ${total} photos into ${groups} albums, the same number in each.`,
	},
	{
		things: "bricks",
		groups: "towers",
		told: (name, total, groups) =>
			`${name} uses ${total} bricks to build ${groups} towers of the same height.`,
	},
	{
		things: "tulips",
		groups: "rows",
		told: (name, total, groups) => `${name} plants ${total} tulips in ${groups} equal rows.`,
	},
	{
		things: "books",
		groups: "shelves",
		told: (name, total, groups) =>
			`The library puts ${total} books on ${groups} shelves, the same number on each. ${name} helps.`,
	},
	{
		things: "seats",
		groups: "rows",
		told: (name, total, groups) =>
			`A theater has ${total} seats in ${groups} equal rows. ${name} sits in one of them.`,
	},
	{
		things: "cards",
		groups: "piles",
		told: (name, total, groups) => `${name} sorts ${total} cards into ${groups} equal piles.`,
	},
	{
		things: "pages",
		groups: "days",
		told: (name, total, groups) =>
			`${name} reads ${total} pages in ${groups} days, the same number each day.`,
	},
	{
		things: "bottles",
		groups: "crates",
		told: (name, total, groups) =>
			`${name} packs ${total} bottles into ${groups} crates, the same number in each.`,
	},
	{
		things: "seeds",
		groups: "beds",
		told: (name, total, groups) =>
			`${name} plants ${total} seeds in ${groups} garden beds, the same number in each.`,
	},
];

/** Things of two kinds put together and shared equally. */
export const TWO_KINDS_SHARED: readonly ((
	name: string,
	one: string,
	other: string,
	groups: number,
) => string)[] = [
	(name, one, other, groups) =>
		`${name} has ${one} red beads and ${other} blue beads and uses them all for ${groups} equal bead curtains. How many beads does each curtain have?`,
	(name, one, other, groups) =>
		`${name} sells ${one} tickets to children and ${other} tickets to adults for ${groups} equal sections of a stadium. How many people sit in each section?`,
	(name, one, other, groups) =>
		`${name} picks ${one} apples on Monday and ${other} apples on Tuesday and fills ${groups} equal crates. How many apples are in each crate?`,
	(name, one, other, groups) =>
		`${name} takes ${one} photos in spring and ${other} photos in summer and puts them all into ${groups} equal albums. How many photos are in each album?`,
	(_, one, other, groups) =>
		`A bakery makes ${one} plain rolls and ${other} seeded rolls and puts them all on ${groups} equal carts. How many rolls are on each cart?`,
	(name, one, other, groups) =>
		`${name} has ${one} picture cards and ${other} word cards. The cards are sorted into ${groups} equal piles. How many cards are in each pile?`,
	(name, one, other, groups) =>
		`${name} stacks ${one} cans of corn and ${other} cans of beans in ${groups} equal stacks. How many cans are in each stack?`,
	(name, one, other, groups) =>
		`${name} plants ${one} tulip bulbs and ${other} daffodil bulbs in ${groups} equal rows. How many bulbs are in each row?`,
];

/** Things and groups that share them, also where some are left over. */
export const SHARED = [
	["beads", "necklaces"],
	["photos", "albums"],
	["flowers", "baskets"],
	["books", "shelves"],
	["cards", "players"],
	["bottles", "crates"],
	["seeds", "pots"],
	["stickers", "friends"],
	["apples", "baskets"],
	["coins", "jars"],
] as const;
