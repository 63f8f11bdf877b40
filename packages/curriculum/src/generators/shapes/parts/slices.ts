/** A solid, a flat cut through it, and the shape of the cut face. */
export interface Slice {
	solid: string;
	cut: string;
	shape: string;
	/** How many faces the cut meets. */
	faces: number;
	why: string;
	kind: "level" | "upright" | "special";
}

const ACROSS = "parallel to its base";
const LIKE_THE_BASE = "Every slice parallel to the base of a prism looks like the base.";
const SMALLER = "Parallel to the base of a pyramid, the slice is a smaller copy of the base.";
const UPRIGHT = "Straight down, the slice meets the top, the bottom, and two side faces.";

const level = (solid: string, shape: string, faces: number, why: string): Slice => ({
	solid,
	cut: ACROSS,
	shape,
	faces,
	why,
	kind: "level",
});
const upright = (solid: string, cut: string, shape: string, why = UPRIGHT): Slice => ({
	solid,
	cut,
	shape,
	faces: shape === "Triangle" ? 3 : 4,
	why,
	kind: "upright",
});

export const SLICES: readonly Slice[] = [
	level("a cube", "Square", 4, LIKE_THE_BASE),
	level("a box with a long base", "Rectangle", 4, LIKE_THE_BASE),
	level("a triangular prism", "Triangle", 3, LIKE_THE_BASE),
	level("a hexagonal prism", "Hexagon", 6, LIKE_THE_BASE),
	level("a pentagonal prism", "Pentagon", 5, LIKE_THE_BASE),
	level("a square pyramid", "Square", 4, SMALLER),
	level("a pyramid with a long rectangle as its base", "Rectangle", 4, SMALLER),
	level("a triangular pyramid", "Triangle", 3, SMALLER),
	upright("a triangular prism", "straight down through two of its side faces", "Rectangle"),
	upright("a hexagonal prism", "straight down", "Rectangle"),
	upright("a pentagonal prism", "straight down", "Rectangle"),
	upright(
		"a cube",
		"straight down, parallel to one of its side faces",
		"Square",
		"Parallel to a face of a cube, the slice is as large as that face.",
	),
	upright(
		"a square pyramid",
		"straight down through its tip",
		"Triangle",
		"Through the tip, the slice has the tip as a corner.",
	),
	upright(
		"a pyramid with a long rectangle as its base",
		"straight down through its tip",
		"Triangle",
		"Through the tip, the slice has the tip as a corner.",
	),
	{
		...upright(
			"a square pyramid",
			"straight down beside its tip, parallel to one side of its base",
			"Trapezoid",
			"Beside the tip, the slice meets two slanted faces and has a short top.",
		),
		kind: "special",
	},
	{
		...upright(
			"a cube",
			"across one corner, through three edges",
			"Triangle",
			"The slice meets three faces, so it has three sides.",
		),
		kind: "special",
	},
	{
		...upright(
			"a cube",
			"straight down along a diagonal of its base",
			"Rectangle",
			"The diagonal is longer than the edges, so the slice is longer than it is high.",
		),
		kind: "special",
	},
];

/** Solids whose slices parallel to the base are looked at one after the other. */
export const STACKS = [
	["a square pyramid", "squares", true],
	["a triangular pyramid", "triangles", true],
	["a hexagonal pyramid", "hexagons", true],
	["a triangular prism", "triangles", false],
	["a box with a long base", "rectangles", false],
	["a hexagonal prism", "hexagons", false],
] as const;
