/** Things that come in ones and are counted, for stories: one, many. */
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
