import { allBetween, ask, bothTrue, inequality, NAMES, OTHER_DOT, slip, TURNED } from "../../kit/index.ts";
import type { Form, Sign, Way } from "../../kit/index.ts";
import { WORDS } from "./limits-in-words.ts";

const PLANE = { x_from: -8, x_to: 8, y_from: -8, y_to: 8 } as const;
const OTHER = { x: "y", y: "x" } as const;

type Letter = "x" | "y";

const sideOf = (letter: Letter, sign: Sign) => {
	const isMore = sign === ">" || sign === "≥";
	return letter === "x" ? (isMore ? "right" : "left") : isMore ? "upper" : "lower";
};

/** Why a region with one boundary is as it is. */
function explained(letter: Letter, sign: Sign, at: number): string[] {
	const isClosed = sign === "≤" || sign === "≥";
	return [
		`All points with the ${letter}-coordinate $${at}$ are on ${letter === "x" ? "a vertical" : "a horizontal"} line.`,
		isClosed
			? "Points of this line fit, so it is solid."
			: "Points of this line do not fit, so it is dashed.",
		`The points that fit are on its ${sideOf(letter, sign)} side: $${letter} ${sign} ${at}$.`,
	];
}

const HINTS = [
	"Which points have exactly that coordinate? They make the boundary.",
	"Try a point on the boundary. A solid line takes it in, and a dashed line leaves it out.",
	"Try a point on each side of the boundary. Shade the side that fits.",
] as const;

const oneBoundary = (letter: Letter, sign: Sign, at: number) => ({
	right: inequality(letter, sign, at),
	wrong: [
		[slip.shadedTheRest, inequality(letter, TURNED[sign], at)],
		[slip.mistookTheBoundary, inequality(letter, OTHER_DOT[sign], at)],
		[slip.tookTheOtherCoordinate, inequality(OTHER[letter], sign, at)],
		at !== 0 && ([slip.lostTheSignOfTheBoundary, inequality(letter, sign, -at)] as const),
	] as const,
	region: { ...PLANE, boundaries: 1 as const },
	hints: HINTS,
	steps: explained(letter, sign, at),
});

/** All points of one side of a line, told in words. */
export const shadeHalf: Way = ask.byRegion((random) => {
	const [letter, at] = [random.pick(["x", "y"] as const), random.integer(-6, 6)];
	const sign = random.pick(["<", ">", "≤", "≥"] as const);
	const told = random.pick(WORDS[sign]).replace("{c}", `$${at}$`);
	return {
		...oneBoundary(letter, sign, at),
		prompt: random.pick([
			`Shade all points of the plane whose ${letter}-coordinate is ${told}.`,
			`The ${letter}-coordinate of a point is ${told}. Where can the point be? Shade the region.`,
			`${random.pick(NAMES)} marks every point whose ${letter}-coordinate is ${told}. Shade this region.`,
		]),
	};
});

/** A strip between two lines. */
export const shadeStrip: Way = ask.byRegion((random) => {
	const letter = random.pick(["x", "y"] as const);
	const [low, high] = [random.integer(-6, 3), random.integer(-3, 6)];
	if (high - low < 2 || low === -high) return undefined;
	const isClosed = random.oneIn(2);
	const strip = (one: Letter, closed: boolean) => allBetween(one, [low, closed], [high, closed]);
	const told = isClosed
		? `from $${low}$ to $${high}$, both included`
		: `greater than $${low}$ and less than $${high}$`;
	const [side, lines] = letter === "x" ? ["left to right", "vertical"] : ["bottom to top", "horizontal"];
	return {
		prompt: random.pick([
			`Shade all points of the plane whose ${letter}-coordinate is ${told}.`,
			`The ${letter}-coordinate of a point is ${told}. Where can the point be? Shade the region.`,
			`${random.pick(NAMES)} colors every point whose ${letter}-coordinate is ${told}. Shade this strip.`,
		]),
		right: strip(letter, isClosed),
		wrong: [
			[slip.mistookTheBoundary, strip(letter, !isClosed)],
			[slip.tookTheOtherCoordinate, strip(OTHER[letter], isClosed)],
		],
		region: { ...PLANE, boundaries: 2 },
		hints: [
			`The region is a strip between two ${lines} lines.`,
			"Do points on the two lines belong to it? A solid line takes them in, and a dashed line leaves them out.",
			`Go from ${side}: shade between the two lines, on the inner side of each.`,
		],
		steps: [
			`The boundaries are the ${lines} lines for $${letter} = ${low}$ and $${letter} = ${high}$.`,
			isClosed
				? "They belong to the region, so they are solid."
				: "They do not belong to it, so they are dashed.",
			`The region is between them: ${strip(letter, isClosed).shown}.`,
		],
	};
});

const QUADRANTS = [
	["I", ">", ">"],
	["II", "<", ">"],
	["III", "<", "<"],
	["IV", ">", "<"],
] as const;

/** A quadrant, by its number, by signs or by the axes. */
const quadrantDraft: Form = (random) => {
	const [number, x, y] = random.pick(QUADRANTS);
	const sign = (each: Sign) => (each === ">" ? "positive" : "negative");
	const [across, upward] = [x === ">" ? "right" : "left", y === ">" ? "above" : "below"];
	const both = (one: Sign, other: Sign) => bothTrue(inequality("x", one, 0), inequality("y", other, 0));
	return {
		prompt: random.pick([
			`Shade Quadrant ${number} of the plane.`,
			`Shade all points with a ${sign(x)} x-coordinate and a ${sign(y)} y-coordinate.`,
			`${random.pick(NAMES)} colors all points to the ${across} of the y-axis and ${upward} the x-axis. Shade this region.`,
			`Where are all points of Quadrant ${number}? Shade them.`,
		]),
		right: both(x, y),
		wrong: [
			[slip.includedTheAxes, both(OTHER_DOT[x], OTHER_DOT[y])],
			[slip.wrongSignOfX, both(TURNED[x], y)],
			[slip.wrongSignOfY, both(x, TURNED[y])],
			[slip.wrongBothSigns, both(TURNED[x], TURNED[y])],
		],
		region: { ...PLANE, boundaries: 2 },
		hints: [
			"The axes are the boundaries: one is vertical, and the other one is horizontal.",
			"Points on an axis belong to no quadrant. Which kind of line leaves them out?",
			"A positive x-coordinate is to the right, and a positive y-coordinate is up.",
		],
		steps: [
			`The points are ${across === "right" ? "right" : "left"} of the y-axis: $x ${x} 0$.`,
			`They are ${upward} the x-axis: $y ${y} 0$. Both boundaries are dashed.`,
			`The region is ${both(x, y).shown}.`,
		],
	};
};

export const shadeQuadrant: Way = ask.byRegion(quadrantDraft);

/** The points whose x-coordinate solves an inequality; its solution is that of the draft. */
export const shadeSolutions = (form: Form): Way =>
	ask.byRegion((random) => {
		const draft = form(random);
		if (draft === undefined) return undefined;
		const { task = "" } = draft;
		return {
			...draft,
			prompt: random.pick([
				`Shade all points of the plane whose x-coordinate is a solution of ${task}.`,
				`Solve ${task}. Shade all points of the plane whose x-coordinate is a solution.`,
				`The x-coordinate of a point solves ${task}. Where can the point be? Shade the region.`,
			]),
			region: { ...PLANE, boundaries: 1 },
		};
	});
