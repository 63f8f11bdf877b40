import type { Figure, Question } from "@learnin/domain/question/question";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { entry, gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: the slope of a graph is the rate; 2: a graph and an equation; 3: how much faster, from a table and an equation; 4: graphs with different scales; 5: three forms in order, with fractions. */
export const graphProportional = defineGenerator("graph-proportional", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => slopeAsRate(random),
		() => faster(random),
		() => howMuchFaster(random),
		() => differentScales(random),
		() => inOrder(random),
	])(),
);

const SCENES = [
	{ thing: "Boat", x: "hour", y: "kilometers", does: "goes" },
	{ thing: "Tap", x: "minute", y: "liters", does: "gives" },
	{ thing: "Printer", x: "minute", y: "pages", does: "prints" },
	{ thing: "Machine", x: "hour", y: "boxes", does: "fills" },
	{ thing: "Snail", x: "hour", y: "meters", does: "crawls" },
] as const;
type Scene = (typeof SCENES)[number];

const UNIT_RATE = "The rate is how much $y$ grows while $x$ grows by one.";
const STEEPNESS = "How steep a line looks depends on the scales. Read a point and divide.";

function graph(scene: Scene, [x, y]: readonly [number, number], { step, rows }: Scale): Figure {
	return {
		svg: coordinatePlane({
			x: [0, 6],
			y: [0, step * rows],
			y_step: step,
			x_name: `${scene.x}s`,
			y_name: scene.y,
			// As far as the line stays on the grid.
			segments: [{ from: [0, 0], to: furthest([x, y], step * rows) }],
			points: [{ at: [x, y] }],
		}),
		alt: `A graph with ${scene.x}s to the right, 0 to 6, and ${scene.y} upward, 0 to ${step * rows}. A straight line goes from (0, 0) through (${x}, ${y}).`,
	};
}

interface Scale {
	step: number;
	rows: number;
}

/** A scale on which the point at x lies on a grid line; the line is not always the diagonal. */
function scaleFor(random: Random, rate: number, x: number): Scale {
	return x % 2 === 0 && random.oneIn(2)
		? { step: 2 * rate, rows: random.integer(3, 5) }
		: { step: rate, rows: random.integer(6, 9) };
}

function furthest([x, y]: readonly [number, number], top: number): readonly [number, number] {
	return y * 6 <= top * x ? [6, (y * 6) / x] : [(top * x) / y, top];
}

function slopeAsRate(random: Random) {
	const scene = random.pick(SCENES);
	const [rate, x] = [random.integer(2, 9), random.integer(2, 5)];
	const y = rate * x;
	const asks_slope = random.oneIn(2);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: asks_slope
			? `The graph shows how many ${scene.y} a ${scene.thing.toLowerCase()} ${scene.does}. What is the slope of the line?`
			: `How many ${scene.y} does the ${scene.thing.toLowerCase()} of the graph ${base(scene)} in one ${scene.x}?`,
		figure: graph(scene, [x, y], scaleFor(random, rate, x)),
		right: rate,
		hints: [
			asks_slope ? "The slope is how much $y$ grows while $x$ grows by one." : UNIT_RATE,
			"Read the marked point: how high is it, and how far to the right?",
		],
		explanation: `The line goes through (${x}, ${y}): ${y} ${scene.y} in ${x} ${scene.x}s. $${y} \\div ${x} = ${rate}$, so the slope is ${rate}: ${rate} ${scene.y} for each ${scene.x}.`,
		mistakes: [
			["run-over-rise", entry(lowest(x, y)), "The change of $y$ is divided by the change of $x$."],
			[
				"took-the-height-for-the-rate",
				y,
				`That is the height of the point. How much belongs to one ${scene.x}?`,
			],
			["added-the-coordinates", x + y, "Divide the height by the distance to the right."],
			["took-the-difference", y - x, "Divide the height by the distance to the right."],
		],
	});
}

function base(scene: Scene): string {
	return { goes: "go", gives: "give", prints: "print", fills: "fill", crawls: "crawl" }[scene.does];
}

function faster(random: Random) {
	const scene = random.pick(SCENES);
	const [first, x] = [random.integer(2, 9), random.integer(2, 5)];
	const y = first * x;
	// Often the equation has the greater rate although its number is below the height of the point.
	const second = random.oneIn(4) ? first : Math.max(1, first + random.pick([-2, -1, 1, 2, 3]));
	const [a, b, both] = [`${scene.thing} P`, `${scene.thing} Q`, "Both are equally fast"];
	const right = first > second ? a : first < second ? b : both;
	const by_height = y > second ? a : b;
	const feedback = (label: string): readonly [string, string] =>
		label === by_height
			? [
					"compared-a-height-with-a-rate",
					`Compare what belongs to one ${scene.x}, not the height of the point.`,
				]
			: label === both
				? ["thinks-proportional-means-equal", "Both lines start at zero, but their rates differ."]
				: ["compared-the-wrong-way", `Find how many ${scene.y} belong to one ${scene.x}, for both.`];
	return chooseOption(
		random,
		{
			prompt: `The graph shows ${a}. For ${b} it is $y = ${second === 1 ? "" : second}x$, with $x$ in ${scene.x}s and $y$ in ${scene.y}. Which is faster?`,
			figure: graph(scene, [x, y], scaleFor(random, first, x)),
			hints: [
				"Find the rate of each: what belongs to one step of $x$?",
				"In the equation the rate stands in front of $x$.",
			],
			explanation: `${a}: $${y} \\div ${x} = ${first}$ ${scene.y} for each ${scene.x}. ${b}: ${second}. ${right === both ? "Both are equally fast." : `${right} is faster.`}`,
		},
		{
			right,
			wrong: [a, b, both].filter((label) => label !== right).map((label) => [label, ...feedback(label)]),
			order: [a, b, both],
		},
	);
}

function howMuchFaster(random: Random) {
	const scene = random.pick(SCENES);
	const first = random.integer(3, 15);
	const second = first + random.pick([-1, 1]) * random.integer(1, Math.min(first - 1, 6));
	const xs = random.pick([
		[2, 4, 6],
		[3, 5, 8],
		[2, 5, 7],
		[4, 6, 10],
	] as const);
	const [x = 2] = xs;
	const rows = [[`${scene.x}s`, scene.y], ...xs.map((at) => [`${at}`, `${at * first}`])];
	const [low, high] = [Math.min(first, second), Math.max(first, second)];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The table shows ${scene.thing} P. For ${scene.thing} Q it is $y = ${second}x$, with $x$ in ${scene.x}s and $y$ in ${scene.y}. How many ${scene.y} more does the faster one ${base(scene)} in each ${scene.x}?`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		answer_suffix: scene.y,
		right: high - low,
		hints: [
			"Divide in one row of the table to find its rate.",
			"The rate of the equation is the number in front of $x$.",
			"Then take the difference of the two rates.",
		],
		explanation: `P: $${x * first} \\div ${x} = ${first}$. Q: ${second}. The difference is $${high} - ${low} = ${high - low}$.`,
		mistakes: [
			[
				"took-the-first-row-for-the-rate",
				Math.abs(x * first - second),
				`The first row belongs to more than one ${scene.x}. Divide first.`,
			],
			["gave-one-rate", high, "That is the rate of the faster one. How much more is it than the other?"],
			[
				"compared-whole-rows",
				Math.abs(x * first - x * second),
				`That is the difference after several ${scene.x}s. Compare one ${scene.x}.`,
			],
			["added-the-rates", high + low, "How much more means a difference."],
		],
	});
}

function differentScales(random: Random) {
	const scene = random.pick(SCENES);
	const best = random.integer(6, 12);
	const [medium, low] = [best - random.integer(3, 4), random.integer(1, 2)];
	// The fastest looks flat on its wide scale, the slowest looks steep on its narrow one.
	const shapes = [
		{ rate: best, scale: { step: 2 * best, rows: 9 } },
		{ rate: medium, scale: { step: medium, rows: 8 } },
		{ rate: low, scale: { step: low, rows: 5 } },
	];
	const picture = ({ rate, scale }: (typeof shapes)[number], x: number) => graph(scene, [x, rate * x], scale);
	const [flat, middle, steep] = shapes;
	if (flat === undefined || middle === undefined || steep === undefined)
		throw new Error("Three graphs are drawn");
	return choosePicture(
		random,
		{
			prompt:
				`Each graph shows another ${scene.thing.toLowerCase()}. Look closely at the numbers on the axes. Which one ${scene.does} the most ${scene.y} in an ${scene.x}?`.replace(
					"an minute",
					"a minute",
				),
			hints: [
				"The scales differ, so the look of a line does not tell its rate.",
				"Read the marked point of each graph and divide its height by the distance to the right.",
			],
			explanation: `The rates, in ${scene.y} for each ${scene.x}: ${best}, ${middle.rate} and ${steep.rate}. The greatest is ${best}, though that line does not look the steepest.`,
		},
		{
			right: picture(flat, random.pick([2, 4])),
			wrong: [
				{
					figure: picture(steep, random.integer(2, 3)),
					mistake: ["steeper-on-different-scales", STEEPNESS],
				},
				{
					figure: picture(middle, random.integer(2, 4)),
					mistake: ["did-not-divide", "Divide the height of the marked point by its distance to the right."],
				},
			],
		},
	);
}

function inOrder(random: Random) {
	const scene = random.pick(SCENES);
	// Halves, thirds and quarters, all different and all between two and seven.
	const bottoms = random.shuffle([2, 3, 4]);
	const rates: Fraction[] = [];
	for (const bottom of bottoms) {
		let top = random.integer(2 * bottom + 1, 7 * bottom - 1);
		while (gcd(top, bottom) > 1) top += 1;
		rates.push(lowest(top, bottom));
	}
	const [first = rates[0], second = rates[0], third = rates[0]] = rates;
	if (first === undefined || second === undefined || third === undefined)
		throw new Error("Three rates are made");
	const size = ({ top, bottom }: Fraction) => top / bottom;
	const told = [
		{ name: "P", rate: first, shown: first.top },
		{ name: "Q", rate: second, shown: size(second) },
		{ name: "R", rate: third, shown: third.top },
	];
	const order = (by: (one: (typeof told)[number]) => number) =>
		[...told]
			.sort((a, b) => by(a) - by(b))
			.map(({ name }) => name)
			.join(", ");
	const right = order(({ rate }) => size(rate));
	return chooseOption(
		random,
		{
			prompt: `${scene.thing} P is shown by the graph. For Q it is $y = ${tex(second)}x$. R ${scene.does} ${third.top} ${scene.y} in ${third.bottom} ${scene.x}s. Which order is right, from the slowest to the fastest?`,
			figure: graph(scene, [first.bottom, first.top], {
				step: first.top,
				rows: Math.ceil(6 / first.bottom),
			}),
			hints: [
				"Find the rate of each as a fraction or a mixed number.",
				"Between which whole numbers does each rate lie?",
			],
			explanation: `P: $${tex(first)}$, Q: $${tex(second)}$, R: $${tex(third)}$ ${scene.y} for each ${scene.x}. From the slowest to the fastest: ${right}.`,
		},
		{
			right,
			wrong: [
				[
					order(({ shown }) => shown),
					"compared-numbers-that-are-not-rates",
					`Those are amounts for different times. Find what belongs to one ${scene.x}.`,
				],
				[order(({ rate }) => -size(rate)), "ordered-the-other-way", "Very close: the slowest comes first."],
				[order(({ rate }) => rate.top), "compared-tops-only", "The bottoms of the fractions count as well."],
				[
					order(({ rate }) => rate.bottom),
					"compared-bottoms-only",
					"The tops of the fractions count as well.",
				],
				...["P, Q, R", "Q, R, P", "R, P, Q", "Q, P, R"].map(
					(label) =>
						[label, "guessed-the-order", "Write the three rates as mixed numbers and compare."] as const,
				),
			],
		},
	);
}
