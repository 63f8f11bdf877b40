import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, boxed, defineSkill, type Draft, type Form, slip, stated, whole } from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";
import { emptyPlane, show, signedPlane, someone } from "./signed-points.ts";

interface Segment {
	/** The coordinate that stays the same. */
	fixed: number;
	ends: readonly [number, number];
	isUpright: boolean;
}

const at = ({ fixed, isUpright }: Segment, end: number): PlanePoint =>
	isUpright ? [fixed, end] : [end, fixed];
const startOf = (segment: Segment) => at(segment, segment.ends[0]);
const endOf = (segment: Segment) => at(segment, segment.ends[1]);

function segmentOf(random: Random, most: number, crosses: boolean): Segment | undefined {
	const [low, high] = crosses
		? [-random.integer(1, most), random.integer(1, most)]
		: ([random.integer(2, most), random.integer(2, most)].map((each) => each * random.pick([1, -1])) as [
				number,
				number,
			]);
	const fixed = random.integer(1, most) * random.pick([1, -1]);
	if (low === high || Math.abs(low) === Math.abs(high) || (!crosses && low * high < 0)) return undefined;
	return { fixed, ends: random.oneIn(2) ? [low, high] : [high, low], isUpright: random.oneIn(2) };
}

const lengthOf = ({ ends: [a, b] }: Segment) => Math.abs(a - b);

/** Hints, steps and mistakes for the length of a segment. */
function helpWith({ ends: [a, b], isUpright }: Segment): Pick<Draft, "hints" | "steps" | "right" | "wrong"> {
	const [p, q] = [Math.abs(a), Math.abs(b)];
	const crosses = a * b < 0;
	const [large, small] = [Math.max(p, q), Math.min(p, q)];
	const axis = isUpright ? "x-axis" : "y-axis";
	const length = Math.abs(a - b);
	return {
		right: whole(length),
		wrong: [
			crosses ? [slip.subtractedAbsolutes, whole(large - small)] : [slip.addedAbsolutes, whole(p + q)],
			[slip.negativeDistance, whole(-length)],
			[slip.countedThePoints, whole(length + 1)],
		],
		hints: [
			"Which coordinate is the same for both points? Only the other one counts.",
			`How far from the ${axis} is each point? Use absolute values: $|${a}|$ and $|${b}|$.`,
			crosses
				? `The points are on different sides of the ${axis}. Add the two distances.`
				: `The points are on the same side of the ${axis}. Subtract the smaller distance from the larger one.`,
		],
		steps: [
			`The distances to the ${axis} are $|${a}| = ${p}$ and $|${b}| = ${q}$.`,
			crosses
				? `Different sides: $${p} + ${q} = ${length}$ units.`
				: `The same side: $${large} - ${small} = ${length}$ ${length === 1 ? "unit" : "units"}.`,
		],
	};
}

const distance =
	(most: number, crosses: boolean, hasFigure = false): Form =>
	(random) => {
		const segment = segmentOf(random, most, crosses);
		if (segment === undefined) return undefined;
		const [p, q] = [startOf(segment), endOf(segment)];
		const name = someone(random);
		return {
			...helpWith(segment),
			prompt: random.pick([
				`What is the distance between ${show(p)} and ${show(q)}?`,
				`How far is it from ${show(p)} to ${show(q)}?`,
				hasFigure
					? `On a map, a park is at point P, ${show(p)}, and a school is at point Q, ${show(q)}. How many units apart are they?`
					: `On a map, a park is at ${show(p)} and a school at ${show(q)}. How many units apart are they?`,
				`${name} draws a line segment from ${show(p)} to ${show(q)}. How long is it?`,
			]),
			task: `the distance between ${show(p)} and ${show(q)}`,
			unit: { after: "units" },
			...(hasFigure
				? {
						figure: signedPlane(
							[
								["P", p],
								["Q", q],
							],
							{ segments: [{ from: p, to: q, is_dashed: true }] },
						),
					}
				: {}),
		};
	};

/** Both distances to the axis, and the distance. */
const inSteps = (most: number, crosses: boolean) =>
	ask.stepwise((random) => {
		const segment = segmentOf(random, most, crosses);
		if (segment === undefined) return undefined;
		const { hints, steps, right, wrong } = helpWith(segment);
		const [a, b] = segment.ends.map((each) => whole(Math.abs(each)));
		if (a === undefined || b === undefined) return undefined;
		const axis = segment.isUpright ? "x-axis" : "y-axis";
		return {
			prompt:
				`${random.pick(["Find the distance between", "How far apart are"])} ${show(startOf(segment))} and ${show(endOf(segment))}. The first point is [[a]] units from the ${axis}, and the second one [[b]] units. The distance between them is [[all]] units.`.replace(
					/(How far apart are .*?\$) and (.*?\$)\./,
					"$1 and $2?",
				),
			boxes: {
				a: boxed(a, [slip.readAnotherPoint, b]),
				b: boxed(b, [slip.readAnotherPoint, a]),
				all: { right, wrong },
			},
			hints,
			steps,
		};
	});

/** A segment straight up, down or to the side is drawn. */
const plotAway = ask.plotted((random) => {
	const segment = segmentOf(random, 8, true);
	if (segment === undefined) return undefined;
	const {
		ends: [a, b],
		isUpright,
	} = segment;
	const [way, away] = isUpright
		? [b > a ? "above" : "below", b - a]
		: [b > a ? "to the right of" : "to the left of", b - a];
	const [x, y] = endOf(segment);
	const back = at(segment, a - away);
	const aside = isUpright
		? ([startOf(segment)[0] + away, a] as const)
		: ([a, startOf(segment)[1] + away] as const);
	return {
		prompt: `Draw a segment: A is ${show(startOf(segment))}, and B is ${Math.abs(away)} units straight ${way} A.`,
		plane: { ...emptyPlane(), join: "segment" },
		points: [
			{
				x: startOf(segment)[0],
				y: startOf(segment)[1],
				wrong: [[slip.swappedCoordinates, startOf(segment)[1], startOf(segment)[0]]],
			},
			{
				x,
				y,
				wrong: [
					[slip.movedTheOtherWay, back[0], back[1]],
					[slip.mixedUpTheAxes, aside[0], aside[1]],
				],
			},
		],
		hints: [
			"One coordinate stays the same.",
			`Find ${show(startOf(segment))} first. In which direction do you go?`,
			"Count the steps. You cross an axis on the way.",
		],
		steps: [
			`From ${show(startOf(segment))} go ${Math.abs(away)} units. The ${isUpright ? "x" : "y"}-coordinate stays the same.`,
			`B is ${show([x, y])}.`,
		],
	};
});

/** The way along two segments, or all around a rectangle. */
const around =
	(isRectangle: boolean): Form =>
	(random) => {
		const [one, other] = [segmentOf(random, 12, true), segmentOf(random, 12, random.oneIn(2))];
		if (one === undefined || other === undefined) return undefined;
		const [[x1, x2], [y1, y2]] = [one.ends, other.ends];
		const [width, height] = [lengthOf(one), lengthOf(other)];
		const right = isRectangle ? 2 * (width + height) : width + height;
		const corners: PlanePoint[] = [
			[x1, y1],
			[x2, y1],
			[x2, y2],
			[x1, y2],
		];
		const [p = "", q = "", r = "", s = ""] = corners.map(show);
		const shrunk = Math.abs(Math.abs(x1) - Math.abs(x2)) + height;
		const name = someone(random);
		return {
			prompt: isRectangle
				? random.pick([
						`A rectangle has the vertices ${p}, ${q}, ${r}, and ${s}. What is its perimeter?`,
						`${name} fences a rectangular field. On a map, its corners are ${p}, ${q}, ${r}, and ${s}. How many units long is the fence?`,
					])
				: random.pick([
						`${name} walks on a grid from ${p} straight to ${q} and then straight to ${r}. How far is that?`,
						`A robot drives from ${p} straight to ${q}, turns, and drives straight to ${r}. How many units is that in all?`,
						`A bus goes from ${p} straight to ${q} and on to ${r}. How many units long is its route?`,
					]),
			unit: { after: "units" },
			right: whole(right),
			wrong: [
				[slip.subtractedAbsolutes, whole((isRectangle ? 2 : 1) * shrunk)],
				[isRectangle ? slip.wentHalfAround : slip.walkedOneWay, whole(isRectangle ? width + height : width)],
				[isRectangle ? slip.gaveTheArea : slip.multipliedTheTwoParts, whole(width * height)],
			],
			hints: [
				`Which coordinate stays the same from ${p} to ${q}? Which one from ${q} to ${r}?`,
				`Find the two lengths: from $${x1}$ to $${x2}$, and from $${y1}$ to $${y2}$.`,
				isRectangle
					? "Opposite sides are equal. All four sides belong to the perimeter."
					: "Add the two lengths.",
			],
			steps: [
				`From $${x1}$ to $${x2}$ it is ${width}, and from $${y1}$ to $${y2}$ it is ${height}.`,
				isRectangle
					? `The perimeter: $2 \\times (${width} + ${height}) = ${right}$ units.`
					: `Together: $${width} + ${height} = ${right}$ units.`,
			],
		};
	};

const [across, far] = [distance(12, true), distance(40, true)];
const any: Form = (random) => random.pick([distance(15, true), distance(15, false)])(random);

// 1: on one side of an axis, with a picture. 2: across an axis, with a picture. 3: across an axis without one. 4: two
// segments in a row. 5: all around a rectangle, and mistakes to explain.
export const coordinateDistanceAxis = defineSkill("coordinate-distance-axis", 25, {
	1: [ask.typed(distance(6, false, true)), ask.chosen(distance(6, false, true)), inSteps(12, false)],
	2: [ask.typed(distance(6, true, true)), ask.chosen(distance(6, true, true)), plotAway, inSteps(12, true)],
	3: [ask.typed(far), ask.chosen(far), ask.matched(any, ["distance", "length"]), ask.whatWentWrong(across)],
	4: [ask.typed(around(false)), ask.chosen(around(false)), ask.judged(stated(any)), inSteps(30, true)],
	5: [ask.typed(around(true)), ask.chosen(around(true)), ask.explainTheMistake(any), ask.judged(stated(far))],
});
