import { type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, type Draft, type Form, list, type Random, slip, whole } from "../../kit/index.ts";
import { emptyPlane, show, someone } from "./signed-points.ts";
import {
	boxOf,
	cornersOf,
	told,
	drawn,
	withoutSigns,
	side,
	labelSides,
	rectangle,
} from "./rectangles-on-plane.ts";

function fourth(random: Random) {
	const box = boxOf(random, 8);
	if (box === undefined) return undefined;
	const corners = random.shuffle(cornersOf(box));
	const [missing = [0, 0], ...known] = corners;
	const [x, y] = missing;
	const across = box.x[0] === x ? box.x[1] : box.x[0];
	return {
		x,
		y,
		known: list(known.map(show)),
		wrong: [
			[slip.swappedCoordinates, y, x],
			[slip.tookTheOtherVertex, across, y],
			[slip.droppedTheSignOfY, x, -y],
		] as const,
		hints: [
			"The sides lie along grid lines, so each x-coordinate appears twice, and each y-coordinate appears twice.",
			"Which x-coordinate comes only once so far?",
			"Which y-coordinate comes only once so far?",
		] as const,
		steps: [
			`Only once so far: the x-coordinate $${x}$ and the y-coordinate $${y}$.`,
			`The fourth vertex is ${show([x, y])}.`,
		],
	};
}

const plotFourth = ask.plotted((random) => {
	const found = fourth(random);
	if (found === undefined) return undefined;
	const { x, y, known, wrong, hints, steps } = found;
	return {
		prompt: random.pick([
			`Three vertices of a rectangle are ${known}. Its sides lie along grid lines. Plot the fourth vertex.`,
			`${someone(random)} plots ${known}. Plot the point that completes a rectangle with sides along grid lines.`,
		]),
		plane: emptyPlane(),
		points: [{ x, y, wrong }],
		hints,
		steps,
	};
});

/** All vertices of a polygon are plotted. */
const plotAll = ask.plotted((random) => {
	const a = random.integer(-7, 2);
	const b = random.integer(-7, 2);
	const c = random.integer(3, 5);
	const d = random.integer(3, 5);
	const corners: PlanePoint[] = [
		[a, b],
		[a + c, b],
		[a + c + random.integer(-1, 2), b + d],
		...(random.oneIn(2) ? [] : ([[a + random.integer(-1, 1), b + d]] as const)),
	];
	const isFine = corners.flat().every((each) => each !== 0 && Math.abs(each) <= 8);
	if (!isFine || new Set(corners.map(String)).size < corners.length) return undefined;
	const names = corners.map((at, index) => `${"ABCD"[index]} ${show(at)}`);
	const [first = [0, 0]] = corners;
	return {
		prompt: random.pick([
			`Draw the polygon with the vertices ${list(names)}.`,
			`${someone(random)} draws a polygon with the vertices ${list(names)}. Draw the same polygon.`,
		]),
		plane: { ...emptyPlane(), join: "polygon" },
		points: corners.map(([x, y]) => ({
			x,
			y,
			wrong: [
				[slip.swappedCoordinates, y, x],
				[slip.droppedTheSignOfX, -x, y],
				[slip.droppedTheSignOfY, x, -y],
			] as const,
		})),
		hints: [
			"The first number of a pair tells how far to go right or left, the second how far up or down.",
			`Begin with A. Which way do you go from the origin for $${first[0]}$?`,
			"Plot the vertices in order. The sides are drawn by themselves.",
		],
		steps: names.map((name) => `Plot ${name}.`),
	};
});

const fourthInSteps = ask.stepwise((random) => {
	const found = fourth(random);
	if (found === undefined) return undefined;
	const { x, y, known, wrong, hints, steps } = found;
	return {
		prompt: `Three vertices of a rectangle with sides along grid lines are ${known}. The fourth vertex has the x-coordinate [[x]] and the y-coordinate [[y]].`,
		boxes: {
			x: { right: whole(x), wrong: wrong.map(([each, at]) => [each, whole(at)]) },
			y: { right: whole(y), wrong: wrong.map(([each, , at]) => [each, whole(at)]) },
		},
		hints,
		steps,
	};
});

/** A triangle or a parallelogram with one side along the grid. */
function slanted(random: Random, isTriangle: boolean, hasFigure: boolean): Draft | undefined {
	const [base, height, shift] = [2 * random.integer(2, 5), random.integer(3, 9), random.integer(1, 3)];
	const [x, y] = [random.integer(-8, -1), random.integer(-8, -1)];
	const corners: PlanePoint[] = isTriangle
		? [
				[x, y],
				[x + base, y],
				[x + shift, y + height],
			]
		: [
				[x, y],
				[x + base, y],
				[x + base + shift, y + height],
				[x + shift, y + height],
			];
	if (corners.flat().some((each) => each === 0 || each > 8)) return undefined;
	const [kind, product] = [isTriangle ? "triangle" : "parallelogram", base * height];
	const area = isTriangle ? product / 2 : product;
	const half = isTriangle ? 2 : 1;
	return {
		prompt: random.pick([
			`A ${kind} has the vertices ${told(corners)}. What is its area?`,
			`Find the area of the ${kind} with the vertices ${told(corners)}.`,
			`${someone(random)} plots ${told(corners)} and connects them to make a ${kind}. What is its area?`,
		]),
		task: `the area of the ${kind} with the vertices ${told(corners)}`,
		...(hasFigure ? { figure: drawn(corners) } : {}),
		unit: { after: "square units" },
		right: whole(area),
		wrong: [
			isTriangle ? [slip.forgotTheHalf, whole(product)] : [slip.halvedWithoutNeed, whole(product / 2)],
			[slip.subtractedAbsolutes, whole((base * withoutSigns([y, y + height])) / half)],
			[slip.addedBaseAndHeight, whole(base + height)],
		],
		hints: [
			"One side lies along a grid line. Take it as the base.",
			`The base goes from $${x}$ to $${x + base}$. How long is it?`,
			`The height goes straight up from $${y}$ to $${y + height}$.${isTriangle ? " A triangle is half of base times height." : ""}`,
		],
		steps: [
			`The base is ${base} units, and the height is ${height} units.`,
			`$${base} \\times ${height}${isTriangle ? " \\div 2" : ""} = ${area}$ square units.`,
		],
	};
}

const triangle =
	(hasFigure: boolean): Form =>
	(random) =>
		slanted(random, true, hasFigure);
const either: Form = (random) => slanted(random, random.oneIn(2), false);

// 1: the side of a rectangle, with a picture. 2: the fourth vertex. 3: area and perimeter of rectangles across the axes.
// 4: triangles with a picture. 5: triangles and parallelograms from their vertices alone, and mistakes to explain.
export const polygonsOnPlane = defineSkill("polygons-on-plane", 22, {
	1: [ask.typed(side(true)), ask.chosen(side(true)), labelSides],
	2: [plotFourth, plotAll, fourthInSteps, ask.typed(side(false))],
	3: [ask.typed(rectangle), ask.chosen(rectangle), plotFourth],
	4: [ask.typed(triangle(true)), ask.chosen(triangle(true)), labelSides],
	5: [ask.typed(either), ask.chosen(either), ask.explainTheMistake(either), ask.whatWentWrong(either)],
});
