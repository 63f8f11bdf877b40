import { angleFan } from "../../figures/angle-fan.ts";
import { gridLines, namedPath, strokes } from "../../figures/lines-and-rays.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { nameEach } from "../../kit/name-each.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

type PathKind = "point" | "segment" | "ray" | "line";
type AngleKind = "acute" | "right" | "obtuse";
type PairKind = "parallel" | "perpendicular" | "neither";
/** Steps on a grid: to the right and up. */
type Step = readonly [right: number, up: number];

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
const PATH_NAMES: Readonly<Record<PathKind, string>> = {
	point: "point",
	segment: "line segment",
	ray: "ray",
	line: "line",
};
const PATH_TOLD: Readonly<Record<PathKind, string>> = {
	point: "A single dot named P.",
	segment: "A straight path that begins at the dot P and stops at the dot Q.",
	ray: "A straight path that begins at the dot P, passes the dot Q and has an arrow at the far end.",
	line: "A straight path through the dots P and Q with an arrow at each end.",
};
const ANGLE_TOLD: Readonly<Record<AngleKind, string>> = {
	acute: "An angle that is clearly narrower than the corner of a sheet of paper.",
	right: "An angle that is exactly as wide as the corner of a sheet of paper.",
	obtuse: "An angle that is clearly wider than the corner of a sheet of paper, but not straight.",
};
const ENDS = "An arrow means that it goes on forever. A dot at the end means that it stops.";

// 1: point, line segment, ray or line. 2: acute, right or obtuse, in any direction, with arms of any length.
// 3: two lines, some of which would meet only beyond the picture. 4: match pictures with names. 5: all true
// statements about four lines on a grid.
export const linesRaysAngles = defineGenerator("lines-rays-angles", 2, (random, difficulty) => {
	switch (difficulty) {
		case 1:
			return namePath(random);
		case 2:
			return nameAngle(random);
		case 3:
			return namePair(random);
		case 4:
			return match(random);
		default:
			return aboutFourLines(random);
	}
});

function drawnPath(random: Random, kind: PathKind) {
	return { svg: namedPath(kind, random.integer(0, 6) * 20, random.pick(COLOURS)), alt: PATH_TOLD[kind] };
}

function drawnAngle(random: Random, kind: AngleKind) {
	const degrees = { acute: random.integer(4, 14) * 5, right: 90, obtuse: random.integer(22, 32) * 5 }[kind];
	return {
		svg: angleFan({
			parts: [{ from: 0, to: degrees, text: "", colour: random.pick(COLOURS) }],
			lengths: [random.integer(10, 20) * 10, random.integer(10, 20) * 10],
			turn: random.integer(0, 35) * 10,
		}),
		alt: ANGLE_TOLD[kind],
	};
}

function namePath(random: Random) {
	const kind = random.pick(["segment", "ray", "line", "segment", "ray", "line", "point"] as const);
	const mistakes: Readonly<Record<PathKind, readonly [string, string]>> = {
		point: ["named-the-dots", "The dots only give it a name. What do they lie on?"],
		segment: ["stops-at-the-picture", "Look at its ends: does it stop at a dot, or is there an arrow?"],
		ray: ["counts-one-arrow", "How many of its ends have an arrow?"],
		line: ["calls-everything-straight-a-line", "It is straight, but look at its two ends."],
	};
	const rest = (["segment", "ray", "line", "point"] as const).filter((other) => other !== kind);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} draws this. What is it called?`,
			figure: drawnPath(random, kind),
			hints: [ENDS, "Does it have no end, one end or two ends?"],
			explanation: {
				point: "A single dot is one place only: it is a point.",
				segment: "It stops at P and at Q, so it has two ends: it is a line segment.",
				ray: "It begins at P and goes on forever past Q, so it has one end: it is a ray.",
				line: "It goes on forever on both sides, so it has no end: it is a line.",
			}[kind],
		},
		{
			right: PATH_NAMES[kind],
			wrong: rest.map((other) => [PATH_NAMES[other], ...mistakes[other]]),
		},
	);
}

const ANGLE_KINDS: readonly AngleKind[] = ["acute", "right", "obtuse"];

function nameAngle(random: Random) {
	const kind = random.pick(ANGLE_KINDS);
	const mistakes: Readonly<Record<AngleKind, readonly [string, string]>> = {
		acute: ["went-by-the-arms", "Short arms do not make a small angle. How wide is it open?"],
		right: ["took-it-for-a-square-corner", "Lay the corner of a sheet of paper on it. Does it fit exactly?"],
		obtuse: ["long-arms-wide-angle", "Long arms do not make a wide angle. How far is it open?"],
	};
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} compares this angle with the corner of a sheet of paper. What kind of angle is it?`,
			figure: drawnAngle(random, kind),
			hints: [
				"Turn the corner of a sheet of paper until one edge lies on one arm.",
				"Is the angle narrower than that corner, just as wide, or wider?",
			],
			explanation: {
				acute: "It is narrower than a square corner, so it is an acute angle.",
				right: "It is exactly as wide as a square corner, so it is a right angle.",
				obtuse: "It is wider than a square corner, so it is an obtuse angle.",
			}[kind],
		},
		{
			right: kind,
			wrong: ANGLE_KINDS.filter((other) => other !== kind).map((other) => [other, ...mistakes[other]]),
			order: ANGLE_KINDS,
		},
	);
}

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

function square([right, up]: Step): Step {
	return [-up, right];
}

function isAlong([a, b]: Step, [c, d]: Step): boolean {
	return a * d === b * c;
}

function isAcross([a, b]: Step, [c, d]: Step): boolean {
	return a * c + b * d === 0;
}

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
	/** How many steps it is drawn to both sides. */
	reach: number;
}

function drawnLines(columns: number, rows: number, list: readonly NamedLine[]): string {
	return strokes(
		columns * GRID,
		rows * GRID,
		list.map(({ name, step: [right, up], middle: [x, y], reach }, at) => ({
			from: [(x - right * reach) * GRID, (y + up * reach) * GRID],
			to: [(x + right * reach) * GRID, (y - up * reach) * GRID],
			ends: ["arrow", "arrow"],
			colour: (["sky", "coral", "mint", "lilac"] as const)[at] ?? "sky",
			names: ["", name],
		})),
		gridLines(columns, rows, GRID),
	);
}

const PAIR_NAMES: Readonly<Record<PairKind, string>> = {
	parallel: "They are parallel.",
	perpendicular: "They are perpendicular.",
	neither: "They are neither parallel nor perpendicular.",
};

function namePair(random: Random) {
	const kind = random.pick(["parallel", "perpendicular", "neither", "neither"] as const);
	const step = random.pick(DIRECTIONS);
	const other =
		kind === "parallel"
			? step
			: kind === "perpendicular"
				? square(step)
				: random.pick(DIRECTIONS.filter((one) => !isAlong(one, step) && !isAcross(one, step)));
	// Lines that do not meet in the picture stand apart; the others cross in the middle or nearly so.
	const is_apart = kind === "parallel" || (kind === "neither" && random.oneIn(2));
	const size = (one: Step) => Math.max(Math.abs(one[0]), Math.abs(one[1]));
	const list: NamedLine[] = [
		{ name: "p", step, middle: is_apart ? [3, 4] : [6, 4], reach: (is_apart ? 1.9 : 2.8) / size(step) },
		{
			name: "q",
			step: other,
			middle: is_apart ? [9, 4] : [6, 4],
			reach: (is_apart ? 1.9 : 2.8) / size(other),
		},
	];
	const wrong = (["parallel", "perpendicular", "neither"] as const).filter((one) => one !== kind);
	const mistakes: Readonly<Record<PairKind, readonly [string, string]>> = {
		parallel: [
			"not-touching-is-parallel",
			is_apart
				? "They do not touch in the picture, but a line goes on forever. Draw them longer."
				: "These two lines cross. Parallel lines never do.",
		],
		perpendicular: [
			"crossing-is-perpendicular",
			"Perpendicular lines make square corners. Count the squares along each line.",
		],
		neither: ["overlooked-the-direction", "Count the squares that each line goes to the side and up."],
	};
	return chooseOption(
		random,
		{
			prompt: "Lines $p$ and $q$ go on forever at both ends. What is true about them?",
			figure: {
				svg: drawnLines(12, 8, list),
				alt: `Two lines on a grid of squares. Line p ${toldStep(step)}. Line q ${toldStep(other)}. ${is_apart ? "Line q is drawn to the right of line p, and they do not touch in the picture." : "They cross in the middle."}`,
			},
			hints: [
				"Draw both lines longer in your mind. Would they meet somewhere?",
				"If they meet: is the corner between them a square corner?",
			],
			explanation: {
				parallel: "Both lines go the same way and never meet. They are parallel.",
				perpendicular: "The lines meet and make square corners. They are perpendicular.",
				neither: is_apart
					? "They do not touch in the picture, but they go different ways and meet beyond it, without square corners. They are neither parallel nor perpendicular."
					: "The lines meet, but the corners are not square. They are neither parallel nor perpendicular.",
			}[kind],
		},
		{
			right: PAIR_NAMES[kind],
			wrong: wrong.map((one) => [PAIR_NAMES[one], ...mistakes[one]]),
			order: Object.values(PAIR_NAMES),
		},
	);
}

function match(random: Random) {
	const paths = random.shuffle(["segment", "ray", "line"] as const).slice(0, 2);
	const angles = random.shuffle(ANGLE_KINDS).slice(0, 2);
	const [first = "ray", second = "line"] = paths;
	const [small = "acute", wide = "right"] = angles;
	const left_over = (["segment", "ray", "line"] as const).find((kind) => !paths.includes(kind)) ?? "line";
	return matchPairs(
		random,
		{
			prompt: "Match each picture with its name. One name is left over.",
			hints: [ENDS, "For an angle, compare it with a square corner."],
			explanation: `${[first, second].map((kind) => `${PATH_TOLD[kind].slice(0, -1)} is a ${PATH_NAMES[kind]}.`).join(" ")} ${[small, wide].map((kind) => `${ANGLE_TOLD[kind].split(",")[0]?.replace(/[.]$/, "")} is called ${kind}.`).join(" ")}`,
		},
		{
			pairs: [
				[drawnPath(random, first), PATH_NAMES[first]],
				[drawnPath(random, second), PATH_NAMES[second]],
				[drawnAngle(random, small), `${small} angle`],
				[drawnAngle(random, wide), `${wide} angle`],
			],
			extras: [PATH_NAMES[left_over]],
			mistakes: [
				["did-not-look-at-the-ends", 0, 1, "Look at both ends of that picture: arrow or dot?"],
				["mixed-up-the-angles", 2, 3, "Lay a square corner on that angle. Is it narrower, equal or wider?"],
				["took-the-one-left-over", 1, 4, "Look at both ends of that picture: arrow or dot?"],
			],
		},
	);
}

function aboutFourLines(random: Random) {
	const step = random.pick(DIRECTIONS.filter(([right, up]) => right !== 0 && up !== 0));
	const across = square(step);
	const slanted = random.pick(
		DIRECTIONS.filter((one) => !isAlong(one, step) && !isAcross(one, step) && one[0] !== 0 && one[1] !== 0),
	);
	const size = (one: Step) => Math.max(Math.abs(one[0]), Math.abs(one[1]));
	const placed = ([one, middle, reach]: readonly [Step, readonly [number, number], number]) => ({
		step: one,
		middle,
		reach: reach / size(one),
	});
	const lines = [
		placed([step, [3.5, 3], 2.3]),
		placed([step, [10.5, 3], 2.3]),
		placed([across, [3.5, 9.5], 2.3]),
		placed([slanted, [10.5, 9.5], 2.3]),
	];
	const named = random
		.shuffle(["p", "q", "r", "s"])
		.map((name, at) => ({ name, ...(lines[at] ?? placed([step, [3, 3], 1])) }));
	const [one, same, cross, slant] = named.map(({ name }) => name);
	const statement = (first = "", second = "", word = "") =>
		`Lines $${[first, second].sort().join("$ and $")}$ are ${word}.`;
	const [never, wrong_corner] = [
		["not-touching-is-parallel", "They do not touch in the picture. Would they meet if they were longer?"],
		["crossing-is-perpendicular", "Perpendicular lines make square corners. Count squares along each line."],
	] as const;
	const overlooked = [
		"overlooked-lines-that-do-not-touch",
		"Lines go on forever: what counts is their direction, not whether they touch.",
	] as const;
	const choices = [
		{ label: statement(one, same, "parallel"), fits: true, mistake: overlooked },
		{
			label: statement(random.pick([one ?? "", same ?? ""]), cross, "perpendicular"),
			fits: true,
			mistake: overlooked,
		},
		{
			label: statement(random.pick([one ?? "", same ?? ""]), slant, "parallel"),
			fits: false,
			mistake: never,
		},
		{ label: statement(cross, slant, "perpendicular"), fits: false, mistake: wrong_corner },
		{
			label: statement(random.pick([one ?? "", same ?? ""]), cross, "parallel"),
			fits: false,
			mistake: never,
		},
	];
	const sorted = [...named].sort((first, second) => first.name.localeCompare(second.name));
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} draws four lines on squared paper. Which statements are true?`,
			cta: "Choose all that are true.",
			figure: {
				svg: drawnLines(14, 13, sorted),
				alt: `Four lines on a grid of squares. ${sorted.map(({ name, step: way }) => `Line ${name} ${toldStep(way)}`).join(". ")}.`,
			},
			hints: [
				"Count for each line: how many squares to the side, how many up or down?",
				"Lines with the same counts in the same direction never meet.",
				"A line makes a square corner with another when the two counts are swapped and one of them goes the other way.",
			],
			explanation: `Lines $${one}$ and $${same}$ go the same way: parallel. Line $${cross}$ makes square corners with both: perpendicular. Line $${slant}$ goes another way, so it is neither parallel nor perpendicular to them.`,
		},
		nameEach(choices),
	);
}
