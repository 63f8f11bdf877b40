import { ask, boxed, counted, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { sorted, totalOf } from "./data-sets.ts";
import {
	BOX_TOPICS,
	boxFigure,
	DOT_TOPICS,
	dotFigure,
	fiveOf,
	HISTOGRAM_TOPICS,
	histogramFigure,
	intervalName,
} from "./displayed-data.ts";
import { drawBox, drawHistogram } from "./drawn-plots.ts";

/** How many values of a dot plot fit. */
const dots: Form = (random) => {
	const topic = random.pick(DOT_TOPICS);
	const limit = random.integer(2, 5);
	const kind = random.pick(["more", "less", "all"] as const);
	const counts = Array.from({ length: 7 }, () => random.integer(0, 5));
	const fitting = { more: counts.slice(limit + 1), less: counts.slice(0, limit), all: counts }[kind];
	const [all, right] = [totalOf(counts), totalOf(fitting)];
	const question = {
		more: `How many values are more than ${limit}?`,
		less: `How many values are less than ${limit}?`,
		all: "How many values are there in all?",
	}[kind];
	return {
		prompt: random.pick([
			`Each dot of the dot plot is one value. ${question}`,
			`${random.pick(NAMES)} made a dot plot. ${question}`,
			`Look at the dot plot. ${question}`,
		]),
		figure: dotFigure(random, counts, topic),
		right: whole(right),
		wrong: [
			kind === "all"
				? [slip.countedPlaces, whole(7)]
				: [slip.includedTheBoundary, whole(right + (counts[limit] ?? 0))],
			kind !== "all" && [slip.countedTheRest, whole(all - right)],
			[slip.addedUpTheValues, whole(totalOf(counts.map((count, at) => count * at)))],
		],
		hints: [
			"Every dot is one value. Its place tells how large the value is.",
			kind === "all"
				? "Count the dots above each number."
				: `Does a dot at ${limit} fit? Look at the question.`,
			kind === "all" ? "Add the dots of all columns." : "Add the dots of all columns that fit.",
		],
		steps: [
			`The heights of the columns that fit: ${fitting.join(", ")}.`,
			`Together: $${fitting.join(" + ")} = ${right}$.`,
		],
	};
};

/** A dot plot drawn from a list. */
const drawDots = ask.charted((random) => {
	const [topic, start] = [random.pick(DOT_TOPICS), random.integer(0, 4)];
	const counts = Array.from({ length: 5 }, () => random.integer(0, 4));
	const total = totalOf(counts);
	if (total < 7 || total > 13) return undefined;
	const values = random.shuffle(
		counts.flatMap((count, at) => Array.from({ length: count }, () => start + at)),
	);
	return {
		prompt: `${random.pick([`${topic}:`, `${random.pick(NAMES)} collected data. ${topic}:`])} ${values.join(", ")}. ${random.pick(["Draw a dot plot.", "Show the data as a dot plot.", "Make a dot plot with one dot for each value."])}`,
		chart: { style: "dots", step: 1, most: 6 },
		columns: counts.map((value, at) => ({
			name: `${start + at}`,
			value,
			wrong: [[slip.oneOff, value + 1] as const],
		})),
		hints: [
			"Each value of the list is one dot.",
			"Go through the list from the beginning, and cross off each value.",
			`There are ${total} values, so there are as many dots.`,
		],
		steps: counts.map((count, at) => `At ${start + at}: ${counted(count, "dot")}.`),
	};
});

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

const readHistogram: Form = (random) => {
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
const fillIntervals = ask.stepwise((random) => {
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

const readBox: Form = (random) => {
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

const fiveNumbers = ask.stepwise((random) => {
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

/** What the length of a part of a box plot tells. */
const reading: Form = (random) => {
	const [numbers, topic] = [fiveOf(random), random.pick(BOX_TOPICS)];
	const count = random.integer(1, 3);
	const at = random.integer(0, 4 - count);
	const span = `${numbers[at]} to ${numbers[at + count]}`;
	const shares = ["a quarter", "half", "three quarters"].map((share) => `About ${share} of the values`);
	const [right = "", more = "", less = ""] = [shares[count - 1], shares[count % 3], shares[(count + 1) % 3]];
	return {
		prompt: random.pick([
			`How many of the values in this box plot are from ${span}?`,
			`The box plot shows ${topic}. How many of the values are from ${span}?`,
		]),
		figure: boxFigure(random, numbers, topic),
		right: words(right),
		wrong: [
			[slip.longerMeansMore, words(more)],
			[slip.longerMeansLess, words(less)],
			[slip.countedTheWholePlot, words("Nearly all of the values")],
		],
		hints: [
			"The quartiles and the median cut the ordered values into four parts.",
			`Where is ${span} on the plot: from which of the five numbers to which one?`,
			"Each of the four parts has the same share of the values, whatever its length. How many parts are there?",
		],
		steps: [
			"Each of the four parts has the same share of the values. A longer part means that they are spread more widely.",
			`${right} are from ${span}.`,
		],
	};
};

// 1: dot plots, read and drawn. 2: histograms. 3: box plots. 4: box plots and histograms of a list.
// 5: what the parts of a box plot tell.
export const statisticalDisplays = defineSkill("statistical-displays", 12, {
	1: [ask.typed(dots), ask.chosen(dots), drawDots],
	2: [ask.typed(readHistogram), ask.chosen(readHistogram), fillIntervals, drawHistogram],
	3: [ask.typed(readBox), ask.chosen(readBox)],
	4: [fiveNumbers, drawBox, drawHistogram, ask.chosen(readBox)],
	5: [ask.chosen(reading), drawBox],
});
