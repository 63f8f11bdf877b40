import { angleFan } from "../../figures/shapes/angle-fan.ts";
import { gridLines, namedPath, strokes } from "../../figures/shapes/lines-and-rays.ts";
import { COLORS, counted, type Random } from "../../kit/index.ts";

export type PathKind = "point" | "line segment" | "ray" | "line";
export type AngleKind = "acute" | "right" | "obtuse";
export type PairKind = "parallel" | "perpendicular" | "neither";

export const PATH_KINDS: readonly PathKind[] = ["point", "line segment", "ray", "line"];
export const ANGLE_KINDS: readonly AngleKind[] = ["acute", "right", "obtuse"];
export const PAIR_KINDS: readonly PairKind[] = ["parallel", "perpendicular", "neither"];

const PATH_ALTS: Readonly<Record<PathKind, string>> = {
	point: "A single dot named P.",
	"line segment": "A straight path that begins at the dot P and stops at the dot Q.",
	ray: "A straight path that begins at the dot P, passes the dot Q, and has an arrow at the far end.",
	line: "A straight path through the dots P and Q with an arrow at each end.",
};
const ANGLE_ALTS: Readonly<Record<AngleKind, string>> = {
	acute: "An angle that is clearly narrower than the corner of a sheet of paper.",
	right: "An angle that is exactly as wide as the corner of a sheet of paper.",
	obtuse: "An angle that is clearly wider than the corner of a sheet of paper, but not straight.",
};

export function drawnPath(random: Random, kind: PathKind) {
	const shape = kind === "line segment" ? "segment" : kind;
	return { svg: namedPath(shape, 20 * random.integer(0, 6), random.pick(COLORS)), alt: PATH_ALTS[kind] };
}

/** Degrees of an angle of that kind that the eye can tell from a right one. */
const degreesOf = (random: Random, kind: AngleKind) =>
	({ acute: 5 * random.integer(4, 14), right: 90, obtuse: 5 * random.integer(22, 32) })[kind];

/** An angle in any direction, with arms of any length. */
export function drawnAngle(random: Random, kind: AngleKind) {
	const parts = [{ from: 0, to: degreesOf(random, kind), text: "", color: random.pick(COLORS) }];
	const lengths = [10 * random.integer(10, 20), 10 * random.integer(10, 20)];
	return { svg: angleFan({ parts, lengths, turn: 10 * random.integer(0, 35) }), alt: ANGLE_ALTS[kind] };
}

/** Steps on a grid: to the right and up. */
type Step = readonly [right: number, up: number];

const GRID = 40;
const DIRECTIONS: readonly Step[] = [
	[4, 0],
	[0, 4],
	[3, 1],
	[3, 2],
	[2, 2],
	[1, 3],
	[2, 3],
	[3, -1],
	[3, -2],
	[2, -2],
];

const turned = ([right, up]: Step): Step => [-up, right];
const isAlong = ([a, b]: Step, [c, d]: Step) => a * d === b * c;
const isAcross = ([a, b]: Step, [c, d]: Step) => a * c + b * d === 0;
const isSlanted = ([right, up]: Step) => right !== 0 && up !== 0;
const longest = (step: Step) => Math.max(Math.abs(step[0]), Math.abs(step[1]));

function toldStep([right, up]: Step): string {
	const [x, y] = right < 0 ? [-right, -up] : [right, up];
	if (x === 0) return "goes straight up";
	if (y === 0) return "goes straight to the right";
	return `goes ${counted(x, "square")} to the right and ${counted(Math.abs(y), "square")} ${y > 0 ? "up" : "down"}, again and again`;
}

interface NamedLine {
	name: string;
	step: Step;
	/** Its middle on the grid. */
	middle: readonly [x: number, y: number];
	/** How many squares it is drawn to both sides. */
	reach: number;
}

function drawn(columns: number, rows: number, list: readonly NamedLine[]): string {
	return strokes(
		columns * GRID,
		rows * GRID,
		list.map(({ name, step, middle: [x, y], reach }, at) => {
			const [right, up] = [(step[0] * reach) / longest(step), (step[1] * reach) / longest(step)];
			return {
				from: [(x - right) * GRID, (y + up) * GRID],
				to: [(x + right) * GRID, (y - up) * GRID],
				ends: ["arrow", "arrow"],
				color: (["sky", "coral", "mint", "lilac"] as const)[at] ?? "sky",
				names: ["", name],
			};
		}),
		gridLines(columns, rows, GRID),
	);
}

/** Lines p and q of that kind; those that do not cross in the picture stand apart. */
export function twoLines(random: Random, kind: PairKind) {
	const step = random.pick(DIRECTIONS);
	const others = DIRECTIONS.filter((one) => !isAlong(one, step) && !isAcross(one, step));
	const other = { parallel: step, perpendicular: turned(step), neither: random.pick(others) }[kind];
	const isApart = kind === "parallel" || (kind === "neither" && random.oneIn(2));
	const reach = isApart ? 1.9 : 2.8;
	const svg = drawn(12, 8, [
		{ name: "p", step, middle: isApart ? [3, 4] : [6, 4], reach },
		{ name: "q", step: other, middle: isApart ? [9, 4] : [6, 4], reach },
	]);
	const place = isApart
		? "Line q is drawn to the right of line p, and they do not touch in the picture."
		: "They cross in the middle.";
	const alt = `Two lines on a grid of squares. Line p ${toldStep(step)}. Line q ${toldStep(other)}. ${place}`;
	return { figure: { svg, alt }, isApart };
}

/** Four lines on a grid: two are parallel, one is perpendicular to them, and one is slanted another way. */
export function fourLines(random: Random) {
	const step = random.pick(DIRECTIONS.filter(isSlanted));
	const slanted = random.pick(
		DIRECTIONS.filter((one) => isSlanted(one) && !isAlong(one, step) && !isAcross(one, step)),
	);
	const [one = "", same = "", cross = "", slant = ""] = random.shuffle(["p", "q", "r", "s"]);
	const lines: NamedLine[] = [
		{ name: one, step, middle: [3.5, 3], reach: 2.3 },
		{ name: same, step, middle: [10.5, 3], reach: 2.3 },
		{ name: cross, step: turned(step), middle: [3.5, 9.5], reach: 2.3 },
		{ name: slant, step: slanted, middle: [10.5, 9.5], reach: 2.3 },
	];
	const sorted = lines.toSorted((a, b) => a.name.localeCompare(b.name));
	const told = sorted.map(({ name, step: way }) => `Line ${name} ${toldStep(way)}`).join(". ");
	return {
		figure: { svg: drawn(14, 13, sorted), alt: `Four lines on a grid of squares. ${told}.` },
		one,
		same,
		cross,
		slant,
	};
}
