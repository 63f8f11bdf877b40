import { coordinatePlane, lineInside, placeOnPlane } from "../../../figures/plane/coordinate-plane.ts";
import type { PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { ask, boxed, defineSkill, NAMES, simplest, slip, whole, withTask } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { bracketed, lowest, tex } from "../../../kit/numbers.ts";
import { missingCoordinate, plottedOnLine } from "./missing-coordinate.ts";
import { claimedTriangles, otherTriangle } from "./slope-triangles.ts";

interface Pair {
	from: PlanePoint;
	to: PlanePoint;
}

type Pairs = (random: Random) => Pair;

const CTA = "Write a whole number or a fraction, such as -3/4.";
const place = ([x, y]: PlanePoint) => `(${x}, ${y})`;
const both = ({ from, to }: Pair) => `$${place(from)}$ and $${place(to)}$`;

/** Two points, the first on the left unless they may be in any order; the line is neither horizontal nor vertical. */
const pairs =
	(reach: number, may: { fall?: boolean; turn?: boolean }): Pairs =>
	(random) => {
		const [run, rise] = [random.integer(1, 6), random.integer(1, 6)];
		const [x, y] = [random.integer(-reach, reach - run), random.integer(-reach, reach - rise)];
		const falls = may.fall === true && random.oneIn(2);
		const ends: [PlanePoint, PlanePoint] = [
			[x, falls ? y + rise : y],
			[x + run, falls ? y : y + rise],
		];
		const [from = ends[0], to = ends[1]] = may.turn === true ? random.shuffle(ends) : ends;
		return { from, to };
	};

const changes = ({ from, to }: Pair) => [to[0] - from[0], to[1] - from[1]] as const;

function help(pair: Pair): Omit<Draft, "prompt"> {
	const { from, to } = pair;
	const [run, rise] = changes(pair);
	const added = from[0] + to[0];
	const slope = lowest(rise, run);
	const shown = `\\dfrac{${rise}}{${run}}`;
	return {
		cta: CTA,
		task: `the slope of the line through ${both(pair)}`,
		right: simplest(rise, run),
		wrong: [
			[slip.runOverRise, simplest(run, rise)],
			[slip.mixedPointOrder, simplest(-rise, run)],
			added !== 0 && [slip.addedCoordinates, simplest(from[1] + to[1], added)],
			[slip.gaveTheRise, whole(rise)],
		],
		hints: [
			"The slope is the rise over the run: the change in $y$ divided by the change in $x$.",
			`From $${place(from)}$ to $${place(to)}$, how much does $y$ change? And how much does $x$ change?`,
			"Divide the change in $y$ by the change in $x$, and simplify.",
		],
		steps: [
			`The change in $y$: $${to[1]} - ${bracketed(from[1])} = ${rise}$.`,
			`The change in $x$: $${to[0]} - ${bracketed(from[0])} = ${run}$.`,
			`The slope is $${shown}${shown === tex(slope) ? "" : ` = ${tex(slope)}`}$.`,
		],
	};
}

/** The line through the points, with a slope triangle below or above it. */
function drawing(pair: Pair, hasTriangle: boolean) {
	const { from, to } = pair;
	const [run, rise] = changes(pair);
	const area = { x: [-6, 6], y: [-6, 6] } as const;
	const ends = lineInside(area, rise / run, from[1] - (rise / run) * from[0]);
	const corner: PlanePoint = [to[0], from[1]];
	const plane = {
		...area,
		x_name: "x",
		y_name: "y",
		segments: [
			...(ends === null ? [] : [{ from: ends[0], to: ends[1] }]),
			...(hasTriangle
				? [
						{ from, to: corner, color: "gold" as const, is_dashed: true },
						{ from: corner, to, color: "gold" as const, is_dashed: true },
					]
				: []),
		],
		points: [{ at: from }, { at: to }],
	};
	return {
		figure: {
			svg: coordinatePlane(plane),
			alt: `A coordinate plane with a line that ${rise / run > 0 ? "rises" : "falls"} from left to right through the points ${place(from)} and ${place(to)}.${hasTriangle ? " A dashed slope triangle is drawn between them." : ""}`,
		},
		placeOf: (x: number, y: number) => placeOnPlane(plane, [x, y]),
	};
}

const slope =
	(draw: Pairs, look: "triangle" | "line" | "points"): Form =>
	(random) => {
		const pair = draw(random);
		return {
			...help(pair),
			...(look === "points" ? {} : { figure: drawing(pair, look === "triangle").figure }),
			prompt: random.pick([
				`A line passes through ${both(pair)}. What is its slope?`,
				`What is the slope of the line through ${both(pair)}?`,
				`${random.pick(NAMES)} finds the slope of the line through ${both(pair)}. What should it be?`,
			]),
		};
	};

/** The changes and the slope, in boxes. */
const inSteps = (draw: Pairs) =>
	ask.stepwise((random) => {
		const pair = draw(random);
		const [run, rise] = changes(pair);
		const { right, wrong, hints, steps } = help(pair);
		return {
			prompt: `From $${place(pair.from)}$ to $${place(pair.to)}$, the change in $y$ is [[rise]] and the change in $x$ is [[run]]. The slope of the line is [[slope]].`,
			boxes: {
				rise: boxed(
					whole(rise),
					[slip.addedCoordinates, whole(pair.from[1] + pair.to[1])],
					[slip.mixedPointOrder, whole(-rise)],
				),
				run: boxed(
					whole(run),
					[slip.addedCoordinates, whole(pair.from[0] + pair.to[0])],
					[slip.mixedPointOrder, whole(-run)],
				),
				slope: { right, wrong },
			},
			hints,
			steps,
		};
	});

/** The legs of a slope triangle are labeled at the picture. */
const labeled = (draw: Pairs) =>
	ask.labeled((random) => {
		const pair = draw(random);
		const { from, to } = pair;
		const [run, rise] = changes(pair);
		if (Math.min(run, rise) < 2 || run === rise) return undefined;
		const { figure, placeOf } = drawing(pair, true);
		return {
			prompt: random.pick([
				"Label the rise and the run of the slope triangle.",
				`The slope triangle goes from $${place(from)}$ to $${place(to)}$. Label its rise and its run.`,
				`${random.pick(NAMES)} wants to find the slope of the line. Label the rise and the run.`,
			]),
			figure,
			labels: {
				run: {
					right: whole(run),
					label: "Run",
					place: placeOf((from[0] + to[0]) / 2, from[1] - 0.8),
					part: placeOf((from[0] + to[0]) / 2, from[1]),
					wrong: [[slip.swappedRiseAndRun, whole(rise)]],
				},
				rise: {
					right: whole(rise),
					label: "Rise",
					place: placeOf(to[0] + 0.9, (from[1] + to[1]) / 2),
					part: placeOf(to[0], (from[1] + to[1]) / 2),
					wrong: [[slip.swappedRiseAndRun, whole(run)]],
				},
			},
			hints: [
				"The run goes to the right, and the rise goes up.",
				`Count the units from $x = ${from[0]}$ to $x = ${to[0]}$.`,
				`Count the units from $y = ${from[1]}$ to $y = ${to[1]}$.`,
			],
			steps: [`The run is ${run}, and the rise is ${rise}.`, ...help(pair).steps.slice(-1)],
		};
	});

const rising = pairs(5, {});
const anyWay = pairs(5, { fall: true });
const told = pairs(12, { fall: true, turn: true });
const points = slope(told, "points");
const matched = ask.matched(
	withTask(points, (task) => task.replace("the slope of the", "The")),
	["line", "slope"],
);

// 1: with a slope triangle, rising. 2: from a line in the graph, falling as well. 3: from two points alone. 4: two slope
// triangles of one line. 5: a missing coordinate.
export const slopeSimilarTriangles = defineSkill("slope-similar-triangles", 19, {
	1: [ask.typed(slope(rising, "triangle")), ask.chosen(slope(rising, "triangle")), labeled(rising)],
	2: [ask.typed(slope(anyWay, "line")), ask.chosen(slope(anyWay, "line")), inSteps(anyWay), matched],
	3: [
		ask.typed(points),
		ask.chosen(points),
		inSteps(told),
		ask.whatWentWrong(points),
		ask.explainTheMistake(points),
	],
	4: [ask.typed(otherTriangle), ask.chosen(otherTriangle), claimedTriangles],
	5: [ask.typed(missingCoordinate), ask.chosen(missingCoordinate), plottedOnLine],
});
