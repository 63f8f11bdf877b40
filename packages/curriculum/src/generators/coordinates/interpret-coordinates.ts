import { ask, counted, defineSkill, inOwnWords, slip, whole, withoutUnit, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { amount, figureOf, graphOf, hintsFor, many, NAMED, says } from "./growing-scenes.ts";
import { shown } from "./points-to-plot.ts";
import { blocks } from "./town-map.ts";

/** The amount at a time, or the time of an amount. */
const read =
	(asksTime: boolean, steps: readonly number[]): Form =>
	(random) => {
		const graph = graphOf(random, steps);
		if (graph === undefined) return undefined;
		const { scene, points, step } = graph;
		const at = random.integer(1, 2);
		const [[x, y] = [0, 0], [beforeX, beforeY] = [0, 0]] = [points[at], points[at - 1]];
		const [right, swapped, other, gap] = asksTime
			? [x, y, beforeX, x - beforeX]
			: [y, x, beforeY, y - beforeY];
		const { time, what, unit } = scene;
		return {
			prompt: asksTime
				? random.pick([
						`After how many ${time}s is the ${what} ${amount(y, scene)}?`,
						`When is the ${what} ${amount(y, scene)}? Count the time in ${time}s.`,
					])
				: random.pick([
						`What is the ${what} after ${counted(x, time)}?`,
						`Use the graph: what is the ${what} after ${counted(x, time)}?`,
					]),
			figure: figureOf(graph),
			right: whole(right),
			unit: { after: asksTime ? `${time}s` : many(unit) },
			wrong: [
				[slip.swappedCoordinates, whole(swapped)],
				[slip.readAnotherPoint, whole(other)],
				step > 1 && !asksTime && [slip.countedGridLines, whole(y / step)],
				[slip.readTheDistance, whole(gap)],
			],
			hints: hintsFor(graph),
			steps: [
				asksTime
					? `Find ${y} on the vertical axis, and go straight across to a point.`
					: `Find ${x} on the horizontal axis, and go straight up to a point.`,
				`Point ${NAMED[at]} is at ${shown([x, y])}.`,
				says(scene, x, y),
			],
		};
	};

/** What a point tells. */
const meaning: Form = (random) => {
	const graph = graphOf(random, [1, 2, 5]);
	if (graph === undefined) return undefined;
	const { scene, points } = graph;
	const at = random.integer(0, 2);
	const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = [points[at], points[at + 1]];
	return {
		prompt: random.pick([
			`What does point ${NAMED[at]} tell you?`,
			`Which sentence tells what point ${NAMED[at]} means?`,
		]),
		figure: figureOf(graph),
		right: words(says(scene, x, y)),
		wrong: [
			[slip.swappedCoordinates, words(says(scene, y, x))],
			[slip.readTheDistance, words(says(scene, x, nextY - y))],
			[slip.readAnotherPoint, words(says(scene, nextX, y))],
		],
		hints: hintsFor(graph),
		steps: [`Point ${NAMED[at]} is at ${shown([x, y])}.`, says(scene, x, y)],
	};
};

/** How much the amount grows between two points. */
const change =
	(steps: readonly number[]): Form =>
	(random) => {
		const graph = graphOf(random, steps);
		if (graph === undefined) return undefined;
		const { scene, points, step } = graph;
		const at = random.integer(0, 2);
		const [[x, y] = [0, 0], [x2, y2] = [0, 0]] = [points[at], points[at + 1]];
		const { time, what, unit } = scene;
		return {
			prompt: random.pick([
				`By how much does the ${what} grow from ${time} ${x} to ${time} ${x2}?`,
				`How much greater is the ${what} after ${counted(x2, time)} than after ${counted(x, time)}?`,
			]),
			figure: figureOf(graph),
			right: whole(y2 - y),
			unit: { after: many(unit) },
			wrong: [
				[slip.tookTheSecondValue, whole(y2)],
				[slip.tookTheOtherChange, whole(x2 - x)],
				[slip.addedInstead, whole(y2 + y)],
				step > 1 && [slip.countedGridLines, whole((y2 - y) / step)],
			],
			hints: [
				hintsFor(graph)[0],
				`Find the points above ${x} and above ${x2}. How high is each?`,
				"Subtract the lower value from the higher one.",
			],
			steps: [
				`Above ${x}, the graph shows ${y}. Above ${x2}, it shows ${y2}.`,
				`$${y2} - ${y} = ${y2 - y}$.`,
			],
		};
	};

/** Given values, plotted as points. */
const plotted = ask.plotted((random) => {
	const graph = graphOf(random, [1]);
	if (graph === undefined) return undefined;
	const { scene } = graph;
	const [[a, b] = [0, 0], [c, d] = [0, 0]] = graph.points;
	return {
		prompt: `${says(scene, a, b)} ${says(scene, c, d)} Plot the two points, first A, then B, with ${scene.time}s to the right and ${many(scene.unit)} up.`,
		plane: { x_from: 0, x_to: 10, y_from: 0, y_to: 10 },
		points: [
			[a, b],
			[c, d],
		].map(([x = 0, y = 0]) => ({ x, y, wrong: [[slip.swappedCoordinates, y, x]] as const })),
		hints: [
			`The number of ${scene.time}s is the x-coordinate, and the number of ${many(scene.unit)} is the y-coordinate.`,
			`Point A is for ${counted(a, scene.time)}. Which number is its x-coordinate?`,
			"Go to the right by the first number, and up by the second one.",
		],
		steps: [`The first point is ${shown([a, b])}.`, `The second point is ${shown([c, d])}.`],
	};
});

/** What both coordinates of a point mean, in the student's own words. */
const explain: Way = (random) => {
	const graph = graphOf(random, [1, 2, 5]);
	if (graph === undefined) return undefined;
	const { scene, points } = graph;
	const at = random.integer(0, 3);
	const [x, y] = points[at] ?? [0, 0];
	return inOwnWords({
		prompt: `Look at point ${NAMED[at]}. Write its ordered pair, and explain what each of the two numbers means.`,
		figure: figureOf(graph),
		hints: [...hintsFor(graph)],
		explanation: [`Point ${NAMED[at]} is at ${shown([x, y])}.`, says(scene, x, y)].join("\n\n"),
		rubric: {
			pair: `Gives the ordered pair (${x}, ${y}).`,
			meaning: `Says that ${x} counts the ${scene.time}s and that ${y} is the ${scene.what}, in any words.`,
		},
		sample_answer: `The ordered pair is (${x}, ${y}). ${says(scene, x, y)}`,
	});
};

// 1: an amount at a time, and points plotted. 2: the time of an amount. 3: what a point means. 4: changes, and ways on a
// map. 5: scales in steps, and a point explained.
export const interpretCoordinates = defineSkill("interpret-coordinates", 16, {
	1: [ask.typed(read(false, [1])), ask.chosen(withoutUnit(read(false, [1]))), plotted],
	2: [ask.typed(read(true, [1])), ask.chosen(withoutUnit(read(true, [1]))), plotted],
	3: [ask.chosen(meaning), ask.typed(blocks), plotted, ask.chosen(withoutUnit(read(false, [2, 5])))],
	4: [
		ask.typed(change([1])),
		ask.chosen(withoutUnit(change([1, 2]))),
		ask.chosen(withoutUnit(blocks)),
		ask.chosen(meaning),
	],
	5: [
		ask.typed(change([2, 5, 10])),
		ask.chosen(withoutUnit(change([2, 5, 10]))),
		ask.typed(read(false, [2, 5, 10])),
		explain,
	],
});
