import { dataTable, tableInWords } from "../../../figures/data/data-table.ts";
import { ask, boxed, choosePicture, counted, defineSkill, gcd, slip, tex } from "../../../kit/index.ts";
import type { Form, Fraction, Random, Slip, Way } from "../../../kit/index.ts";
import { simplest, whole, words } from "../../../kit/value.ts";
import { isAbout, RATE_SCENES, rateEquation, rateGraph, scaleFor } from "./rate-graphs.ts";
import { inOrder, threeRates } from "./three-rates.ts";

/** The slope of a graph, which is the unit rate. */
const slopeAsRate: Form = (random) => {
	const scene = random.pick(RATE_SCENES);
	const [rate, x] = [random.integer(2, 12), random.integer(2, 5)];
	const y = rate * x;
	const thing = scene.thing.toLowerCase();
	return {
		prompt: random.pick([
			`The graph shows how many ${scene.y} a ${thing} ${scene.does}. What is the slope of the line?`,
			`How many ${scene.y} does the ${thing} in the graph ${scene.base} in one ${scene.x}?`,
			`The graph is about a ${thing}. What is the unit rate, in ${scene.y} per ${scene.x}?`,
		]),
		figure: rateGraph(scene, [x, y], scaleFor(random, rate, x)),
		right: whole(rate),
		wrong: [
			[slip.runOverRise, simplest(x, y)],
			[slip.tookTheHeight, whole(y)],
			[slip.subtractedForRate, whole(y - x)],
		],
		hints: [
			`The slope is the change in $y$ for each ${scene.x}. It is the unit rate.`,
			"Read the marked point. How high is it, and how far to the right?",
			`Divide the ${scene.y} at the marked point by the ${scene.x}s.`,
		],
		steps: [
			`The line goes through (${x}, ${y}): ${y} ${scene.y} in ${x} ${scene.x}s.`,
			`$${y} \\div ${x} = ${rate}$, so the slope is ${rate}. That is ${rate} ${scene.y} per ${scene.x}.`,
		],
	};
};

/** A graph of one and an equation of the other: which is faster? */
const faster: Form = (random) => {
	const scene = random.pick(RATE_SCENES);
	const [first, x] = [random.integer(4, 9), random.integer(2, 5)];
	const y = first * x;
	// Even where the equation has the greater rate, its number is below the height of the point.
	const second = first + random.pick([-1, 0, 1]) * random.integer(1, 2);
	const order = [`${scene.thing} P`, `${scene.thing} Q`, "Both have the same rate"] as const;
	const at = (one: number, other: number) => (one > other ? 0 : one < other ? 1 : 2);
	const says = (index: number) => words(order[index] ?? "");
	const right = at(first, second);
	return {
		prompt: random.pick([
			`The graph shows ${order[0]}. ${order[1]} is described by $${rateEquation(second)}$, ${isAbout(scene)}. Which one ${scene.does} more ${scene.y} in each ${scene.x}?`,
			`${order[0]} is shown by the graph, and ${order[1]} by $${rateEquation(second)}$, ${isAbout(scene)}. Which one has the greater rate?`,
		]),
		figure: rateGraph(scene, [x, y], scaleFor(random, first, x)),
		right: says(right),
		wrong: [
			[slip.comparedHeightWithRate, says(at(y, second))],
			[slip.thinksProportionalIsEqual, says(2)],
			[slip.comparedTheWrongWay, says(at(second, first))],
			right === 2 && [slip.comparedTheWrongWay, says(1)],
		],
		order: [...order],
		hints: [
			`Find how many ${scene.y} go with one ${scene.x}, for both.`,
			`In the graph, divide the height of the marked point by ${x}.`,
			"In the equation, the rate is the coefficient of $x$. Compare the two.",
		],
		steps: [
			`${order[0]}: $${y} \\div ${x} = ${first}$ ${scene.y} per ${scene.x}.`,
			`${order[1]}: ${second} ${scene.y} per ${scene.x}.`,
			`${order[right]}${right === 2 ? "." : " has the greater rate."}`,
		],
	};
};

/** There is no point in a table. */
const tookTheFirstRow: Slip = {
	...slip.tookTheHeight,
	feedback: "The first row of the table is for several. How much is it for one?",
};

/** A table of one and an equation of the other: how much more is it? */
const howMuchMore: Form = (random) => {
	const scene = random.pick(RATE_SCENES);
	const first = random.integer(3, 15);
	const second = first + random.pick([-1, 1]) * random.integer(1, Math.min(first - 2, 6));
	const xs = random.pick([
		[2, 4, 6],
		[3, 5, 8],
		[2, 5, 7],
		[4, 6, 10],
	] as const);
	const [x] = xs;
	const rows = [[`${scene.x}s`, scene.y], ...xs.map((at) => [`${at}`, `${at * first}`])];
	const [low, high] = [Math.min(first, second), Math.max(first, second)];
	return {
		prompt: random.pick([
			`The table shows ${scene.thing} P. ${scene.thing} Q is described by $${rateEquation(second)}$, ${isAbout(scene)}. How many more ${scene.y} does the faster one ${scene.base} in each ${scene.x}?`,
			`${scene.thing} P is described by the table, and ${scene.thing} Q by $${rateEquation(second)}$, ${isAbout(scene)}. What is the difference of their unit rates?`,
		]),
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		right: whole(high - low),
		wrong: [
			[tookTheFirstRow, whole(Math.abs(x * first - second))],
			[slip.gaveOneRate, whole(high)],
			[slip.addedTheRates, whole(high + low)],
		],
		hints: [
			"Find both unit rates first.",
			`In the table, divide: $${x * first} \\div ${x}$. In the equation, look at the coefficient of $x$.`,
			"Subtract the smaller rate from the greater one.",
		],
		steps: [
			`P: $${x * first} \\div ${x} = ${first}$ ${scene.y} per ${scene.x}.`,
			`Q: ${second} ${scene.y} per ${scene.x}.`,
			`The difference is $${high} - ${low} = ${high - low}$.`,
		],
	};
};

/** Both rates and the difference, in boxes. */
const bothRates = ask.stepwise((random) => {
	const scene = random.pick(RATE_SCENES);
	const [first, second, x] = [random.integer(2, 12), random.integer(2, 12), random.integer(2, 5)];
	if (first === second) return undefined;
	const [y, gap] = [first * x, Math.abs(first - second)];
	return {
		prompt: `The graph shows ${scene.thing} P. ${scene.thing} Q is described by $${rateEquation(second)}$, ${isAbout(scene)}. In each ${scene.x}, P ${scene.does} [[p]] ${scene.y} and Q ${scene.does} [[q]] ${scene.y}. The difference is [[gap]] ${scene.y}.`,
		figure: rateGraph(scene, [x, y], scaleFor(random, first, x)),
		boxes: {
			p: boxed(whole(first), [slip.tookTheHeight, whole(y)], [slip.runOverRise, simplest(x, y)]),
			q: { right: whole(second) },
			gap: boxed(whole(gap), [slip.addedTheRates, whole(first + second)]),
		},
		hints: [
			"The marked point of the graph tells how much belongs to how many.",
			`Divide the height of the marked point by ${x}.`,
			"The coefficient of $x$ is the rate of Q. Then subtract.",
		],
		steps: [`P: $${y} \\div ${x} = ${first}$.`, `Q: ${second}.`, `The difference is ${gap}.`],
	};
});

/** A rate with such a denominator: "5 pages in 2 minutes". */
function rateOf(random: Random, denominators: readonly number[]): Fraction | undefined {
	const [top, bottom] = [random.integer(2, 7), random.pick(denominators)];
	return gcd(top, bottom) > 1 || top === bottom ? undefined : { top, bottom };
}

/** Two points of the graph of a proportional relationship are plotted. */
const plotted = (denominators: readonly number[], join: "line" | "slope") =>
	ask.plotted((random) => {
		const [scene, rate] = [random.pick(RATE_SCENES), rateOf(random, denominators)];
		const [one, other] = [random.integer(1, 5), random.integer(1, 5)];
		if (rate === undefined || one >= other) return undefined;
		const [p, q] = [one * rate.bottom, other * rate.bottom];
		const told = random.oneIn(2)
			? `$${rateEquation(rate)}$ describes a ${scene.thing.toLowerCase()}, ${isAbout(scene)}.`
			: `A ${scene.thing.toLowerCase()} ${scene.does} ${rate.top} ${scene.y} in ${counted(rate.bottom, scene.x)}. Let $x$ be the ${scene.x}s and $y$ the ${scene.y}.`;
		const point = (x: number, times: number) => ({
			x,
			y: times * rate.top,
			wrong: [
				[slip.swappedCoordinates, times * rate.top, x] as const,
				[slip.runOverRise, x, (x * rate.bottom) / rate.top] as const,
			],
		});
		return {
			prompt: `${told} Graph it: plot the points with $x = ${p}$ (A) and $x = ${q}$ (B).`,
			plane: { x_from: 0, x_to: 10, y_from: 0, y_to: 14, join },
			points: [point(p, one), point(q, other)],
			hints: [
				"Find $y$ for each of the two values of $x$.",
				`For $x = ${rate.bottom}$, $y$ is ${rate.top}. By which factor does ${rate.bottom} become ${q}?`,
				"Multiply $y$ by the same factor as $x$. The line also goes through the origin.",
			],
			steps: [
				`The unit rate is $${tex(rate)}$, so $${rateEquation(rate)}$.`,
				`For $x = ${p}$, $y = ${one * rate.top}$: the point is $A(${p}, ${one * rate.top})$.`,
				`For $x = ${q}$, $y = ${other * rate.top}$: the point is $B(${q}, ${other * rate.top})$.`,
			],
		};
	});

/** Graphs with different scales: the fastest looks flat on its wide scale, the slowest steep on its narrow one. */
const otherScales: Way = (random) => {
	const scene = random.pick(RATE_SCENES);
	const best = random.integer(6, 12);
	const [medium, low] = [best - random.integer(3, 4), random.integer(1, 2)];
	const picture = (rate: number, x: number, scale: Parameters<typeof rateGraph>[2]) =>
		rateGraph(scene, [x, rate * x], scale);
	return choosePicture(
		random,
		{
			prompt: random.pick([
				`Each graph shows another ${scene.thing.toLowerCase()}. Look closely at the numbers on the axes. Which one ${scene.does} the most ${scene.y} per ${scene.x}?`,
				`Which graph has the greatest unit rate, in ${scene.y} per ${scene.x}? Read the scales of the axes.`,
				`The graphs have different scales. Which one shows the greatest number of ${scene.y} per ${scene.x}?`,
			]),
			hints: [
				"The scales differ, so the look of a line does not tell its rate.",
				"Read the marked point of each graph.",
				"Divide the height of each marked point by its distance to the right.",
			],
			explanation: `In ${scene.y} per ${scene.x}, the unit rates are ${best}, ${medium}, and ${low}.\n\nThe greatest is ${best}, though that line does not look the steepest.`,
		},
		{
			right: picture(best, random.pick([2, 4]), { step: 2 * best, rows: random.integer(7, 9) }),
			wrong: [
				{
					figure: picture(low, random.integer(2, 4), { step: low, rows: random.integer(4, 5) }),
					mistake: [slip.steeperOnOtherScales.id, slip.steeperOnOtherScales.feedback],
				},
				{
					figure: picture(medium, random.integer(2, 4), { step: medium, rows: random.integer(7, 9) }),
					mistake: [slip.tookTheHeight.id, slip.tookTheHeight.feedback],
				},
			],
		},
	);
};

// 1: the slope of a graph is the unit rate. 2: a graph and an equation. 3: a table and an equation, and graphs of fractions
// as rates. 4: graphs with different scales. 5: three forms, with fractions.
export const graphProportional = defineSkill("graph-proportional", 12, {
	1: [ask.typed(slopeAsRate), ask.chosen(slopeAsRate), plotted([1], "line")],
	2: [ask.chosen(faster), bothRates, plotted([1, 2], "line")],
	3: [ask.typed(howMuchMore), ask.chosen(howMuchMore), plotted([2, 3], "slope")],
	4: [otherScales, otherScales, plotted([2, 3, 4], "slope")],
	5: [ask.chosen(inOrder), threeRates],
});
