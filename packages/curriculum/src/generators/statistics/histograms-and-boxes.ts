import { ask, boxed, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { sorted, totalOf } from "./data-sets.ts";
import {
	BOX_TOPICS,
	boxFigure,
	fiveOf,
	HISTOGRAM_TOPICS,
	histogramFigure,
	intervalName,
} from "./displayed-data.ts";

interface Histogram {
	topic: string;
	width: number;
	start: number;
	counts: number[];
}

const histogramOf = (random: Random): Histogram => ({
	topic: random.pick(HISTOGRAM_TOPICS),
	width: random.pick([5, 10, 20]),
	start: random.pick([0, 10, 20]),
	counts: Array.from({ length: 5 }, () => random.integer(1, 12)),
});

export const readHistogram: Form = (random) => {
	const { topic, width, start, counts } = histogramOf(random);
	const [from, asksAll] = [random.integer(1, 3), random.oneIn(4)];
	const fitting = asksAll ? counts : counts.slice(from);
	const right = totalOf(fitting);
	const question = asksAll
		? "How many values are there in all?"
		: `How many values are ${start + from * width} or more?`;
	return {
		prompt: random.pick([
			`The histogram shows ${topic}. ${question}`,
			`${random.pick(NAMES)} collected data about ${topic}. ${question}`,
			`Read the histogram of ${topic}. ${question}`,
		]),
		figure: histogramFigure(random, counts, topic, start, width),
		right: whole(right),
		wrong: [
			[slip.countedBars, whole(fitting.length)],
			[slip.readOneBar, whole(fitting[0] ?? 0)],
			asksAll
				? [slip.includedTheBoundary, whole(right - (counts[0] ?? 0))]
				: [slip.countedTheRest, whole(totalOf(counts) - right)],
		],
		hints: [
			"The height of a bar tells how many values are in its interval.",
			asksAll ? "All bars belong to the answer." : `Which bars begin at ${start + from * width} or later?`,
			"Add the heights of the bars that fit.",
		],
		steps: [`The bars that fit have the heights ${fitting.join(", ")}.`, `Together: ${right}.`],
	};
};

/** How many values of a list are in each interval. */
export const fillIntervals = ask.stepwise((random) => {
	const { topic, width, start } = histogramOf(random);
	const values = Array.from({ length: 10 }, () => random.integer(start, start + 3 * width - 1));
	const countIn = (at: number, shift = 0) =>
		values.filter((value) => Math.floor((value - start - shift) / width) === at).length;
	const names = [0, 1, 2].map((at) => intervalName(start, width, at).replace("-", " to "));
	if ([0, 1, 2].some((at) => countIn(at) === 0)) return undefined;
	const box = (at: number) => ({
		right: whole(countIn(at)),
		wrong: [[slip.wrongInterval, whole(countIn(at, 1))] as const],
	});
	return {
		prompt: `${random.pick([`A histogram is drawn for ${topic}:`, `${random.pick(NAMES)} makes a histogram of ${topic}:`])} ${values.join(", ")}. How high is each bar? ${names.map((name, at) => `From ${name}: [[${"abc"[at]}]].`).join(" ")}`,
		boxes: { a: box(0), b: box(1), c: box(2) },
		hints: [
			"Each value belongs to exactly one interval.",
			`Which of the values are from ${names[0]}?`,
			"Cross off each value that you have counted. At the end none is left.",
		],
		steps: [0, 1, 2].map((at) => `From ${names[at]}: ${countIn(at)}.`),
	};
});

export const readBox: Form = (random) => {
	const [numbers, topic] = [fiveOf(random), random.pick(BOX_TOPICS)];
	const [least, lower, median, upper, greatest] = numbers;
	const kind = random.pick(["median", "range", "interquartile range"] as const);
	const right = { median, range: greatest - least, "interquartile range": upper - lower }[kind];
	return {
		prompt: random.pick([
			`The box plot shows ${topic}. What is the ${kind}?`,
			`Read the box plot of ${topic}. Find the ${kind}.`,
			`${random.pick(NAMES)} drew a box plot of ${topic}. What is the ${kind}?`,
		]),
		figure: boxFigure(random, numbers, topic),
		right: whole(right),
		wrong: [
			kind === "median" && [slip.middleOfTheBox, whole((lower + upper) / 2)],
			kind !== "range" && [slip.gaveTheRange, whole(greatest - least)],
			kind !== "interquartile range" && [slip.gaveTheInterquartileRange, whole(upper - lower)],
			kind !== "median" && [slip.gaveTheMedian, whole(median)],
			[slip.gaveTheGreatest, whole(greatest)],
		],
		hints: [
			"The thick line in the box is the median, and the ends of the box are the quartiles.",
			{
				median: "Where is the thick line?",
				range: "Where do the two lines beside the box end?",
				"interquartile range": "Where does the box begin, and where does it end?",
			}[kind],
			kind === "median" ? "Read the number below it." : "Subtract the smaller number from the larger one.",
		],
		steps: [
			{
				median: `The thick line is at ${median}.`,
				range: `$${greatest} - ${least} = ${greatest - least}$.`,
				"interquartile range": `The box goes from ${lower} to ${upper}: $${upper} - ${lower} = ${upper - lower}$.`,
			}[kind],
		],
	};
};

export const fiveNumbers = ask.stepwise((random) => {
	const values = random.shuffle(Array.from({ length: 40 }, (_, at) => at + 3)).slice(0, 7);
	const order = sorted(values);
	const [a = 0, b = 0, c = 0, d = 0, , f = 0, g = 0] = order;
	return {
		prompt: `${random.pick(["A box plot is to be drawn for", `${random.pick(NAMES)} draws a box plot for`])} ${values.join(", ")}. Least value: [[least]], lower quartile: [[lower]], median: [[median]], upper quartile: [[upper]], greatest value: [[greatest]].`,
		boxes: {
			least: boxed(whole(a), [slip.firstAndLast, whole(values[0] ?? 0)]),
			lower: boxed(whole(b), [slip.quartileBesideTheMedian, whole(c)]),
			median: boxed(whole(d), [slip.medianUnsorted, whole(values[3] ?? 0)]),
			upper: boxed(whole(f), [slip.tookAnEndAsQuartile, whole(g)]),
			greatest: boxed(whole(g), [slip.quartilesUnsorted, whole(values[6] ?? 0)]),
		},
		hints: [
			"Put the numbers in order first.",
			"The median is in the middle. Three numbers are below it, and three are above it.",
			"Each quartile is the middle of its three numbers.",
		],
		steps: [
			`In order: ${order.join(", ")}.`,
			`The median is ${d}, the lower quartile is ${b}, and the upper quartile is ${f}.`,
		],
	};
});
