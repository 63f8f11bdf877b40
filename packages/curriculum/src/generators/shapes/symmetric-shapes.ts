import type { Corner } from "../../figures/shapes/polygons.ts";
import { regular, turned } from "../../figures/shapes/polygons.ts";

/** A line across the box of a shape: vertical or horizontal through the middle, or from corner to corner. */
export type Fold = "vertical" | "horizontal" | "falling" | "rising";

export interface SymmetricShape {
	/** As it is called: "rectangle". */
	name: string;
	/** What a person who cannot see it needs to know about it. */
	told: string;
	corners: readonly Corner[];
	/** Folds that are lines of symmetry. */
	folds: readonly Fold[];
	/** How many lines of symmetry it has in all. */
	count: number;
	/** Whether it has corners at opposite ends of its box, so that the slanting folds go from corner to corner. */
	has_diagonals?: boolean;
	/** How many a wrong idea finds, by its name, with a kind sentence. */
	mistakes: readonly (readonly [id: string, count: number, feedback: string])[];
}

const FOLD_IT = "Imagine folding along that line. Do the two parts match?";

/** A regular shape of that many sides, standing on one side. */
function regularShape(sides: 3 | 5 | 6 | 8): readonly Corner[] {
	return turned(regular(sides, 100), sides % 2 === 0 ? 180 / sides : 0);
}

const HALVES = ["took-halves-for-symmetry", `Two equal halves are not enough. ${FOLD_IT}`] as const;
const ONE_ONLY = ["found-one-line-only", "There are more. Try slanted and horizontal lines, too."] as const;
const DIAGONALS = ["counted-the-diagonals", `Look at a line from corner to corner. ${FOLD_IT}`] as const;

/** Shapes with everything that is true about their lines of symmetry. */
export const SYMMETRIC_SHAPES: readonly SymmetricShape[] = [
	{
		name: "rectangle",
		told: "A rectangle, lying. It is clearly longer than it is high.",
		corners: [
			[0, 0],
			[220, 0],
			[220, 120],
			[0, 120],
		],
		folds: ["vertical", "horizontal"],
		count: 2,
		has_diagonals: true,
		mistakes: [
			[DIAGONALS[0], 4, DIAGONALS[1]],
			[ONE_ONLY[0], 1, ONE_ONLY[1]],
		],
	},
	{
		name: "square",
		told: "A square. All four sides have the same length.",
		corners: [
			[0, 0],
			[150, 0],
			[150, 150],
			[0, 150],
		],
		folds: ["vertical", "horizontal", "falling", "rising"],
		count: 4,
		has_diagonals: true,
		mistakes: [
			["left-out-slanted-lines", 2, "Vertical and horizontal lines are two kinds. Try slanted ones, too."],
			["counted-each-line-twice", 8, "Each line was counted from both of its ends. Count a whole line once."],
		],
	},
	{
		name: "rhombus",
		told: "A rhombus, standing on a corner. All four sides have the same length. It is higher than it is wide.",
		corners: [
			[70, 0],
			[140, 110],
			[70, 220],
			[0, 110],
		],
		folds: ["vertical", "horizontal"],
		count: 2,
		mistakes: [
			["folded-from-side-to-side", 4, `Look at a line between the middles of two sides. ${FOLD_IT}`],
			[ONE_ONLY[0], 1, ONE_ONLY[1]],
		],
	},
	{
		name: "parallelogram",
		told: "A slanting parallelogram without square corners. Two long sides are horizontal, and the two shorter sides lean to the right.",
		corners: [
			[60, 0],
			[240, 0],
			[180, 110],
			[0, 110],
		],
		folds: [],
		count: 0,
		has_diagonals: true,
		mistakes: [
			[HALVES[0], 2, HALVES[1]],
			["saw-one-line", 1, `Take the line you found. ${FOLD_IT}`],
		],
	},
	{
		name: "trapezoid",
		told: "A trapezoid. The top and the bottom are horizontal, and the top is shorter. The left and the right side have the same length and lean inwards.",
		corners: [
			[50, 0],
			[160, 0],
			[210, 120],
			[0, 120],
		],
		folds: ["vertical"],
		count: 1,
		mistakes: [
			["counted-the-level-line", 2, `Look at the horizontal line. ${FOLD_IT}`],
			["saw-no-line", 0, "Try a vertical line through the middle, and imagine folding there."],
		],
	},
	{
		name: "kite",
		told: "A kite. The two upper sides are short and have the same length, the two lower sides are long and have the same length.",
		corners: [
			[75, 0],
			[150, 65],
			[75, 220],
			[0, 65],
		],
		folds: ["vertical"],
		count: 1,
		mistakes: [
			["counted-the-level-line", 2, `Look at the line from the left to the right corner. ${FOLD_IT}`],
			["saw-no-line", 0, "Try a line from the top to the bottom corner, and imagine folding there."],
		],
	},
	{
		name: "triangle with two equal sides",
		told: "A triangle. The left and the right side have the same length, the bottom is shorter.",
		corners: [
			[65, 0],
			[130, 190],
			[0, 190],
		],
		folds: ["vertical"],
		count: 1,
		mistakes: [
			["counted-every-corner", 3, `Look at a line through a lower corner. ${FOLD_IT}`],
			["saw-no-line", 0, "Try a vertical line through the top corner, and imagine folding there."],
		],
	},
	{
		name: "triangle with three different sides",
		told: "A triangle. Its three sides all have different lengths.",
		corners: [
			[30, 0],
			[230, 140],
			[0, 140],
		],
		folds: [],
		count: 0,
		mistakes: [
			["counted-every-corner", 3, `Look at a line through one corner. ${FOLD_IT}`],
			["saw-one-line", 1, `Take the line you found. ${FOLD_IT}`],
		],
	},
	{
		name: "triangle with three equal sides",
		told: "A triangle. Its three sides all have the same length.",
		corners: regularShape(3),
		folds: ["vertical"],
		count: 3,
		mistakes: [
			[ONE_ONLY[0], 1, ONE_ONLY[1]],
			["counted-each-line-twice", 6, "Each line was counted from both of its ends. Count a whole line once."],
		],
	},
	{
		name: "regular pentagon",
		told: "A pentagon. Its five sides have the same length, and its five angles are equal.",
		corners: regularShape(5),
		folds: ["vertical"],
		count: 5,
		mistakes: [
			[ONE_ONLY[0], 1, ONE_ONLY[1]],
			[
				"counted-each-line-twice",
				10,
				"Each line was counted from both of its ends. Count a whole line once.",
			],
		],
	},
	{
		name: "regular hexagon",
		told: "A hexagon. Its six sides have the same length, and its six angles are equal.",
		corners: regularShape(6),
		folds: ["vertical", "horizontal"],
		count: 6,
		mistakes: [
			[
				"corner-lines-only",
				3,
				"Lines through corners are one kind. Try lines through the middles of the sides, too.",
			],
			[
				"counted-each-line-twice",
				12,
				"Each line was counted from both of its ends. Count a whole line once.",
			],
		],
	},
	{
		name: "regular octagon",
		told: "An octagon. Its eight sides have the same length, and its eight angles are equal.",
		corners: regularShape(8),
		folds: ["vertical", "horizontal", "falling", "rising"],
		count: 8,
		mistakes: [
			[
				"corner-lines-only",
				4,
				"Lines through corners are one kind. Try lines through the middles of the sides, too.",
			],
			[
				"counted-each-line-twice",
				16,
				"Each line was counted from both of its ends. Count a whole line once.",
			],
		],
	},
	{
		name: "capital letter T",
		told: "A capital letter T of straight bars. The left and the right arm have the same length.",
		corners: [
			[0, 0],
			[160, 0],
			[160, 45],
			[102, 45],
			[102, 180],
			[58, 180],
			[58, 45],
			[0, 45],
		],
		folds: ["vertical"],
		count: 1,
		mistakes: [
			["counted-the-level-line", 2, `Look at the horizontal line. ${FOLD_IT}`],
			["saw-no-line", 0, "Try a vertical line through the middle, and imagine folding there."],
		],
	},
	{
		name: "capital letter H",
		told: "A capital letter H of straight bars. Both posts have the same length, and the bar joins them halfway up.",
		corners: [
			[0, 0],
			[45, 0],
			[45, 70],
			[105, 70],
			[105, 0],
			[150, 0],
			[150, 180],
			[105, 180],
			[105, 110],
			[45, 110],
			[45, 180],
			[0, 180],
		],
		folds: ["vertical", "horizontal"],
		count: 2,
		mistakes: [
			[ONE_ONLY[0], 1, ONE_ONLY[1]],
			[DIAGONALS[0], 4, DIAGONALS[1]],
		],
	},
	{
		name: "capital letter E",
		told: "A capital letter E of straight bars. All three arms have the same length, and the middle arm is halfway up.",
		corners: [
			[0, 0],
			[120, 0],
			[120, 36],
			[40, 36],
			[40, 72],
			[120, 72],
			[120, 108],
			[40, 108],
			[40, 144],
			[120, 144],
			[120, 180],
			[0, 180],
		],
		folds: ["horizontal"],
		count: 1,
		mistakes: [
			["counted-the-upright-line", 2, `Look at the vertical line. ${FOLD_IT}`],
			["saw-no-line", 0, "Try a horizontal line through the middle, and imagine folding there."],
		],
	},
	{
		name: "capital letter Z",
		told: "A capital letter Z of straight bars. It looks the same after half a turn.",
		corners: [
			[0, 0],
			[150, 0],
			[150, 40],
			[60, 140],
			[150, 140],
			[150, 180],
			[0, 180],
			[0, 140],
			[90, 40],
			[0, 40],
		],
		folds: [],
		count: 0,
		mistakes: [
			[
				"took-a-half-turn-for-symmetry",
				2,
				`It looks the same after half a turn, but that is no fold. ${FOLD_IT}`,
			],
			["saw-one-line", 1, `Take the line you found. ${FOLD_IT}`],
		],
	},
	{
		name: "capital letter L",
		told: "A capital letter L of straight bars. The vertical bar is much longer than the horizontal bar.",
		corners: [
			[0, 0],
			[44, 0],
			[44, 140],
			[115, 140],
			[115, 184],
			[0, 184],
		],
		folds: [],
		count: 0,
		mistakes: [
			["saw-one-line", 1, `Take the line you found. ${FOLD_IT}`],
			[HALVES[0], 2, HALVES[1]],
		],
	},
	{
		name: "plus sign",
		told: "A plus sign. Its four arms have the same length and the same width.",
		corners: [
			[60, 0],
			[120, 0],
			[120, 60],
			[180, 60],
			[180, 120],
			[120, 120],
			[120, 180],
			[60, 180],
			[60, 120],
			[0, 120],
			[0, 60],
			[60, 60],
		],
		folds: ["vertical", "horizontal", "falling", "rising"],
		count: 4,
		mistakes: [
			["left-out-slanted-lines", 2, "Vertical and horizontal lines are two kinds. Try slanted ones, too."],
			["counted-each-line-twice", 8, "Each line was counted from both of its ends. Count a whole line once."],
		],
	},
	{
		name: "arrow",
		told: "An arrow that points to the right. Its upper and its lower half are alike.",
		corners: [
			[0, 52],
			[120, 52],
			[120, 0],
			[210, 75],
			[120, 150],
			[120, 98],
			[0, 98],
		],
		folds: ["horizontal"],
		count: 1,
		mistakes: [
			["counted-the-upright-line", 2, `Look at the vertical line. ${FOLD_IT}`],
			["saw-no-line", 0, "Try a horizontal line through the middle, and imagine folding there."],
		],
	},
];
