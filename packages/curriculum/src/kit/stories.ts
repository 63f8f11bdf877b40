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

/** Cities and towns of all continents. */
export const CITIES = [
	"Nairobi",
	"Lima",
	"Kathmandu",
	"Toronto",
	"Hanoi",
	"Lagos",
	"Oslo",
	"Mumbai",
	"Manila",
	"Cairo",
	"Quito",
	"Denver",
	"Auckland",
	"Sao Paulo",
] as const;
