import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { asClaim, ask, boxed, defineSkill, given, inOwnWords, NAMES, slip } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import { whole, words } from "../../kit/value.ts";
import {
	fourthVertex,
	helpWith,
	LETTERS,
	MAX_COORDINATE,
	pair,
	plane,
	plot,
	pointOf,
	shown,
} from "./points-to-plot.ts";

/** The coordinates of a point that is drawn. */
const read = (least: number, steps: readonly number[]) =>
	ask.stepwise((random) => {
		const step = random.pick(steps);
		const point = pointOf(random, least, step);
		if (point === undefined) return undefined;
		const [x, y] = point;
		const name = random.pick(LETTERS);
		return {
			...helpWith(point),
			prompt: random.pick([
				`What are the coordinates of point ${name}? ${name} = ([[x]], [[y]])`,
				`Write the ordered pair for point ${name}: ([[x]], [[y]])`,
				`Point ${name} has the x-coordinate [[x]] and the y-coordinate [[y]].`,
			]),
			figure: plane([{ at: point, name }], step),
			boxes: {
				x: boxed(whole(x), [slip.swappedCoordinates, whole(y)], [slip.startedAtOne, whole(x + step)]),
				y: boxed(whole(y), step > 1 && [slip.countedGridLines, whole(y / step)], [
					slip.miscountedUp,
					whole(y + step),
				]),
			},
		};
	});

/** Which point, or which ordered pair, among near ones. */
const which = (asksPair: boolean): Form =>
	given(pointOf, (point, random) => {
		const [x, y] = point;
		const places: readonly PlanePoint[] = [
			point,
			[y, x],
			[x < MAX_COORDINATE ? x + 1 : x - 1, y],
			[x, y < MAX_COORDINATE ? y + 1 : y - 1],
		];
		const names = random.shuffle(LETTERS).slice(0, 4);
		const value = (at: number) => words(asksPair ? shown(places[at] ?? [0, 0]) : `Point ${names[at]}`);
		const drawn = places.map((at, index) => ({ at, name: names[index] ?? "" }));
		if (new Set(places.map(String)).size < 4) return undefined;
		return {
			...helpWith(point),
			prompt: asksPair
				? random.pick([
						`Which ordered pair names point ${names[0]}?`,
						`What are the coordinates of point ${names[0]}?`,
					])
				: random.pick([
						`Which point has the coordinates ${shown(point)}?`,
						`Which point is at ${shown(point)}?`,
					]),
			figure: plane(asksPair ? drawn.slice(0, 1) : random.shuffle(drawn)),
			right: value(0),
			wrong: [
				[slip.swappedCoordinates, value(1)],
				[slip.miscountedAcross, value(2)],
				[slip.miscountedUp, value(3)],
			],
			steps: asksPair ? helpWith(point).steps : [...helpWith(point).steps, `It is point ${names[0]}.`],
		};
	});

const AXES = ["On the x-axis", "On the y-axis", "On neither axis"] as const;

/** Ordered pairs to sort by the axis that they lie on. */
const byAxis = ask.sorted((random) => {
	const [a, b, c, d] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number, number];
	const points: readonly PlanePoint[] = [
		[a, 0],
		[0, a],
		[b, 0],
		[0, c],
		[b, d],
		[c, c],
	];
	const binOf = ([x, y]: PlanePoint) => AXES[y === 0 ? 0 : x === 0 ? 1 : 2] ?? "";
	return {
		prompt: random.pick([
			"Where does each point lie? Sort the ordered pairs.",
			`${random.pick(NAMES)} sorts points by the axes. Where does each ordered pair belong?`,
		]),
		bins: AXES,
		cards: points.map((point) => ({
			label: pair(point),
			bin: binOf(point),
			wrong: [
				[slip.mixedUpTheAxes, binOf([point[1], point[0]])],
				[slip.ignoredTheZero, AXES[2]],
			] as const,
		})),
		hints: [
			"What does a coordinate of 0 mean? You do not move in that direction.",
			`Take (${a}, 0): go ${a} to the right and 0 up. Where are you?`,
			"A point on the x-axis is not above it, so its y-coordinate is 0.",
		],
		steps: ["On the x-axis, the y-coordinate is 0. On the y-axis, the x-coordinate is 0."],
	};
});

/** What is given of an ordered pair. */
const meaning: Form = given(pointOf, (point, random) => {
	const [x, y] = point;
	const asksX = random.oneIn(2);
	return {
		...helpWith(point),
		prompt: "",
		task: `the ${asksX ? "x" : "y"}-coordinate of ${shown(point)}`,
		right: whole(asksX ? x : y),
		wrong: [
			[slip.swappedCoordinates, whole(asksX ? y : x)],
			[slip.addedFactors, whole(x + y)],
		],
	};
});

const claims = asClaim(meaning, (task, value) => `${task.replace(/^the/, "The")} is ${value}.`);

/** A walk on the grid that does not begin at the origin. */
const walk = ask.stepwise((random) => {
	const [x, y] = [random.integer(2, 6), random.integer(2, 6)];
	const [across, up] = [random.integer(1, 4), random.integer(1, 4)];
	const [isBack, isDown] = [random.oneIn(2) && x > across, random.oneIn(3) && y > up];
	const [endX, endY] = [isBack ? x - across : x + across, isDown ? y - up : y + up];
	if (endX === endY) return undefined;
	const name = random.pick(NAMES);
	const way = `${counted(across, "unit")} to the ${isBack ? "left" : "right"} and ${counted(up, "unit")} ${isDown ? "down" : "up"}`;
	return {
		prompt: random.pick([
			`${name} starts at ${shown([x, y])} and moves ${way}. Where does ${name} stop? ([[x]], [[y]])`,
			`A point at ${shown([x, y])} is moved ${way}. Its new coordinates are ([[x]], [[y]]).`,
			`A robot on a grid is at ${shown([x, y])}. It moves ${way}. It stops at ([[x]], [[y]]).`,
		]),
		boxes: {
			x: boxed(
				whole(endX),
				[slip.swappedCoordinates, whole(endY)],
				[slip.startedAtTheOrigin, whole(across)],
				[
					{
						...slip.mixedUpTheAxes,
						feedback:
							"Moving right or left changes the x-coordinate. Moving up or down changes the other one.",
					},
					whole(isDown ? Math.abs(x - up) : x + up),
				],
			),
			y: boxed(whole(endY), [slip.startedAtTheOrigin, whole(up)]),
		},
		hints: [
			"Moving right or left changes the x-coordinate. Moving up or down changes the y-coordinate.",
			`The x-coordinate starts at ${x}. Does it get larger or smaller?`,
			`The y-coordinate starts at ${y}. Moving ${isDown ? "down makes it smaller" : "up makes it larger"}.`,
		],
		steps: [
			`The x-coordinate: $${x} ${isBack ? "-" : "+"} ${across} = ${endX}$.`,
			`The y-coordinate: $${y} ${isDown ? "-" : "+"} ${up} = ${endY}$.`,
			`The end is at ${shown([endX, endY])}.`,
		],
	};
});

/** Swapped coordinates, explained in the student's own words. */
const explainSwapped: Way = (random) => {
	const point = pointOf(random, 0);
	if (point === undefined) return undefined;
	const [x, y] = point;
	const name = random.pick(NAMES);
	const { hints, steps } = helpWith(point);
	return inOwnWords({
		prompt: random.pick([
			`To plot ${shown(point)}, ${name} goes ${y} to the right and ${x} up. Explain what ${name} did wrong, and tell how to plot the point.`,
			`${name} says that ${shown(point)} and ${shown([y, x])} are the same point. Explain what is wrong, and tell where ${shown(point)} is.`,
		]),
		hints: [...hints],
		explanation: [
			"The order matters: the first number goes to the right, and the second one goes up.",
			...steps,
		].join("\n\n"),
		rubric: {
			mistake: "Says that the coordinates were swapped, or that their order matters, in any words.",
			answer: `Says that ${pair(point)} is ${x} to the right and ${y} up.`,
		},
		sample_answer: `The two coordinates are swapped. ${steps.join(" ")}`,
	});
};

// 1: one point, read and plotted. 2: points on the axes, and several points. 3: near points distinguished, and the axes.
// 4: moves on the grid, and claims. 5: grid lines in steps, a rectangle completed, and swapped coordinates explained.
export const plotQuadrantOne = defineSkill("plot-quadrant-one", 15, {
	1: [read(1, [1]), plot(1, 1, 1), ask.chosen(which(true))],
	2: [read(0, [1]), plot(2, 1), byAxis, ask.chosen(which(false))],
	3: [ask.chosen(which(false)), plot(3, 1), byAxis, ask.chosen(which(true))],
	4: [walk, plot(1, 2), ask.judged(claims), fourthVertex],
	5: [read(0, [2, 5]), plot(2, 5), fourthVertex, explainSwapped],
});
