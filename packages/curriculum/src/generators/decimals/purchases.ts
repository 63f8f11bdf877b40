/** Things that cost some dollars and cents. */
export const PURCHASES = [
	"a notebook",
	"a sandwich",
	"a paint set",
	"a puzzle book",
	"a water bottle",
	"a pack of markers",
	"a kite",
	"a bag of oranges",
	"a bunch of flowers",
	"a card game",
] as const;
