import type { Figure } from "@learnin/domain/question/question";
import { type Corner, turned } from "../../figures/shapes/polygons.ts";
import { foldedShape } from "../../figures/shapes/symmetry.ts";
import { COLORS, counted, type Random, slip } from "../../kit/index.ts";
import { type Fold, SYMMETRIC_SHAPES, type SymmetricShape } from "./symmetric-shapes.ts";

type Slip = typeof slip.tookHalves;

/** Shapes that look the same after half a turn: every line through their middle makes two equal halves. */
const HALVED = [
	"rectangle",
	"square",
	"rhombus",
	"parallelogram",
	"regular hexagon",
	"regular octagon",
	"capital letter H",
	"capital letter Z",
	"plus sign",
];

export type Cut = Fold | "off";

/** The dashed lines that a shape is shown with. */
export function cutsOf({ has_diagonals, folds }: SymmetricShape): Cut[] {
	const slanted: Cut[] = has_diagonals === true || folds.length === 4 ? ["falling", "rising"] : [];
	return ["vertical", "horizontal", ...slanted, "off"];
}

/** Whether the shape can be folded there. */
export function fits({ folds }: SymmetricShape, cut: Cut): boolean {
	return cut !== "off" && folds.includes(cut);
}

/** The shape with a dashed line. */
export function drawn(random: Random, shape: SymmetricShape, cut: Cut) {
	return {
		svg: foldedShape({ corners: shape.corners, folds: [placed(shape, cut)], color: random.pick(COLORS) }),
		alt: `${shape.told} A dashed line goes ${inWords(shape, cut)}.`,
	};
}

/** Where a dashed line goes. */
export function inWords({ has_diagonals }: SymmetricShape, cut: Cut): string {
	switch (cut) {
		case "vertical":
			return "straight up and down through the middle";
		case "horizontal":
			return "straight across through the middle";
		case "off":
			return "straight up and down, much nearer to the left end than to the right end";
		default: {
			const [from, to] = cut === "falling" ? ["upper left", "lower right"] : ["lower left", "upper right"];
			return has_diagonals === true
				? `from the ${from} corner to the ${to} corner`
				: `from the ${from} to the ${to} through the middle, exactly halfway between horizontal and vertical`;
		}
	}
}

/** The dashed line, a little longer than the shape. */
export function placed({ corners, has_diagonals }: SymmetricShape, cut: Cut): [Corner, Corner] {
	const [width, height] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
	const [a = [0, 0], b = [width, 0], c = [width, height], d = [0, height]] =
		has_diagonals === true ? corners : [];
	const ends: Readonly<Record<Cut, readonly [Corner, Corner]>> = {
		vertical: [
			[width / 2, 0],
			[width / 2, height],
		],
		horizontal: [
			[0, height / 2],
			[width, height / 2],
		],
		off: [
			[width * 0.32, 0],
			[width * 0.32, height],
		],
		falling: [a, c],
		rising: [d, b],
	};
	const [[x1, y1], [x2, y2]] = ends[cut];
	const length = Math.hypot(x2 - x1, y2 - y1);
	const [dx, dy] = [((x2 - x1) / length) * 18, ((y2 - y1) / length) * 18];
	return [
		[x1 - dx, y1 - dy],
		[x2 + dx, y2 + dy],
	];
}

/** Whether a cut makes two halves that do not fit on each other. */
export const isHalved = ({ name }: SymmetricShape, cut: Cut) => cut !== "off" && HALVED.includes(name);

/** Why someone takes a cut for a line of symmetry. */
export function mistakeOf(shape: SymmetricShape, cut: Cut): Slip {
	if (cut === "off") return slip.tookAnyLine;
	if (shape.has_diagonals === true && (cut === "falling" || cut === "rising")) return slip.tookADiagonal;
	return isHalved(shape, cut) ? slip.tookHalves : slip.tookTheMiddle;
}

/** The shape without a line, turned by so many degrees. */
export function plain(random: Random, shape: SymmetricShape, turn = 0) {
	return {
		svg: foldedShape({ corners: turned(shape.corners, turn), color: random.pick(COLORS) }),
		alt: `${shape.told}${turn === 0 ? "" : ` The whole drawing is turned by ${turn} degrees.`}`,
	};
}

/** The same verdict for both slanted lines of a shape. */
type Way = readonly [how: string, cuts: readonly Fold[]];

/** How a shape is folded, one way after another. */
function waysOf({ has_diagonals, folds }: SymmetricShape): Way[] {
	const across: Way[] = [
		["straight across", ["horizontal"]],
		["straight up and down", ["vertical"]],
	];
	const isBoth = folds.length === 4;
	if (has_diagonals === true)
		return [
			...across,
			[isBoth ? "from corner to corner, in both directions" : "from corner to corner", ["falling", "rising"]],
		];
	return isBoth ? [...across, ["along each of the two slanted lines", ["falling", "rising"]]] : across;
}

/** Whether the folds that are shown are all there are. */
const isRegular = ({ name, count: lines }: SymmetricShape) =>
	lines > 4 || (name.includes("equal sides") && lines === 3);

/** Why a shape has so many lines of symmetry, one fold after another. */
export function reasonsFor(shape: SymmetricShape): string[] {
	const { name, count: lines } = shape;
	const result = `So the ${name} has ${counted(lines, "line")} of symmetry.`;
	if (!isRegular(shape)) {
		const tried = waysOf(shape).map((way) => triedFold(shape, way));
		const other = OTHER_FOLDS[name];
		return [...tried, ...(other === undefined ? [] : [other]), countedFolds(shape, result)];
	}
	if (lines % 2 === 1)
		return [
			`Fold the ${name} from a corner to the middle of the side across from it: both parts match.`,
			`It has ${lines} corners, and there is one of these lines for each corner.`,
			result,
		];
	return [
		`Fold the ${name} from a corner to the corner across from it: both parts match. There are ${lines / 2} of these lines.`,
		`Fold it from the middle of a side to the middle of the side across from it: both parts match. There are ${lines / 2} such lines, too.`,
		result,
	];
}

/** Why no other fold matches, where a child may think of one. */
const OTHER_FOLDS: Readonly<Record<string, string>> = {
	"triangle with three different sides":
		"A fold through a corner puts one side on the next one, but no two sides have the same length.",
	"triangle with two equal sides":
		"A fold through a lower corner puts a long side on the short bottom side: the parts don’t match.",
	"capital letter L": "A slanted fold puts the long bar on the short bar: the parts don’t match.",
	"capital letter Z": "Half a turn is not a fold, and slanted folds don’t match, either.",
};

/** The lines of all folds that match, added up where one step found two. */
function countedFolds(shape: SymmetricShape, result: string): string {
	const found = waysOf(shape).map(([, cuts]) => cuts.filter((cut) => fits(shape, cut)).length);
	const isSum = found.some((lines) => lines > 1);
	return isSum ? `Count the lines: $${found.join(" + ")} = ${shape.count}$. ${result}` : result;
}

function triedFold(shape: SymmetricShape, [how, cuts]: Way): string {
	const matches = cuts.every((cut) => fits(shape, cut));
	return `Fold the ${shape.name} ${how}: ${matches ? "both parts match" : "the parts don’t match"}.`;
}

/** The fold that such a step tries: the dashed line first, then one part folded over. None for another step. */
export function foldPictures(text: string): Figure[] {
	for (const shape of SYMMETRIC_SHAPES)
		for (const way of waysOf(shape)) if (text.includes(triedFold(shape, way))) return picturesOf(shape, way);
	return [];
}

function picturesOf(shape: SymmetricShape, [how, [cut = "vertical"]]: Way): Figure[] {
	const { corners, name } = shape;
	const parts = { corners, folds: [placed(shape, cut)], color: "sky" } as const;
	const over = fits(shape, cut)
		? "It lies exactly on the other part."
		: "It does not lie exactly on the other part.";
	const said = `The ${name} with a dashed line ${how}.`;
	return [
		{ svg: foldedShape(parts), alt: said },
		{ svg: foldedShape({ ...parts, is_over: true }), alt: `${said} One part is folded over. ${over}` },
	];
}
