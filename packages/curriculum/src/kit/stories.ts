/** Who has how much, who has more, and who has less. */
export type ComparisonStory = (
	one: string,
	first: string,
	other: string,
	second: string,
) => readonly [told: string, most: string, least: string];

/** Countable things for word problems: singular, plural. */
export const THINGS = [
	["sticker", "stickers"],
	["shell", "shells"],
	["marble", "marbles"],
	["stamp", "stamps"],
	["button", "buttons"],
	["bead", "beads"],
	["card", "cards"],
	["bottle cap", "bottle caps"],
	["pebble", "pebbles"],
	["ribbon", "ribbons"],
] as const;
