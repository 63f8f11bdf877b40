/** Two kinds that are counted in one place, and both together. */
export interface RatioScene {
	place: string;
	first: string;
	second: string;
	all: string;
}

export const RATIO_SCENES: readonly RatioScene[] = [
	{ place: "In a choir", first: "altos", second: "tenors", all: "singers" },
	{ place: "In a parking lot", first: "cars", second: "bicycles", all: "vehicles" },
	{ place: "In a fruit bowl", first: "plums", second: "figs", all: "pieces of fruit" },
	{ place: "On a farm", first: "goats", second: "hens", all: "animals" },
	{ place: "In a drawer", first: "red pens", second: "blue pens", all: "pens" },
	{ place: "On a shelf", first: "novels", second: "comics", all: "books" },
	{ place: "In a bag", first: "green marbles", second: "white marbles", all: "marbles" },
	{ place: "At a shelter", first: "cats", second: "dogs", all: "pets" },
	{ place: "On a team", first: "sixth graders", second: "seventh graders", all: "players" },
	{ place: "In a garden", first: "roses", second: "tulips", all: "flowers" },
];

/** Two amounts that go together: [first, second]. */
export const MIXTURES = [
	["cups of rice", "cups of water"],
	["quarts of blue paint", "quarts of yellow paint"],
	["spoons of syrup", "glasses of water"],
	["tickets", "dollars"],
	["boxes", "pencils"],
	["minutes", "pages"],
	["cups of oats", "cups of milk"],
	["pounds of sand", "pounds of cement"],
	["lemons", "cups of lemonade"],
	["hours", "miles"],
] as const;
