import { ask, NAMES, slip } from "../../kit/index.ts";
import { sorted } from "./data-sets.ts";
import { BOX_TOPICS, HISTOGRAM_TOPICS, intervalName } from "./displayed-data.ts";

const LINE = { from: 0, to: 30, steps: 30, number_every: 5 } as const;

/** The box plot of seven numbers. */
export const drawBox = ask.boxPlotted((random) => {
	const values = random.shuffle(Array.from({ length: 27 }, (_, at) => at + 2)).slice(0, 7);
	const [a = 0, b = 0, c = 0, d = 0, , f = 0, g = 0] = sorted(values);
	const topic = random.pick(BOX_TOPICS);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} collected data, ${topic}: ${values.join(", ")}. Draw the box plot.`,
			`Draw a box plot of these numbers: ${values.join(", ")}.`,
			`Show these data, ${topic}, as a box plot: ${values.join(", ")}.`,
		]),
		line: LINE,
		five: [a, b, d, f, g],
		wrong: [
			[slip.firstAndLast, 0, values[0] ?? 0],
			[slip.quartileBesideTheMedian, 1, c],
			[slip.medianUnsorted, 2, values[3] ?? 0],
			[slip.tookAnEndAsQuartile, 3, g],
		],
		hints: [
			"Put the numbers in order first.",
			"The median is in the middle. Three numbers are below it, and three are above it.",
			"Each quartile is the middle of its three numbers. The ends are the least and the greatest value.",
		],
		steps: [
			`In order: ${sorted(values).join(", ")}.`,
			`The median is ${d}, the quartiles are ${b} and ${f}, and the ends are ${a} and ${g}.`,
		],
	};
});

/** The box plot that a range and an interquartile range tell. */
export const drawSpread = ask.boxPlotted((random) => {
	const gap = () => random.integer(2, 6);
	const least = random.integer(1, 5);
	const lower = least + gap();
	const median = lower + gap();
	const upper = median + gap();
	const greatest = upper + gap();
	const [range, box] = [greatest - least, upper - lower];
	return {
		prompt: random.pick([
			`Draw a box plot. The least value is ${least}, and the range is ${range}. The lower quartile is ${lower}, and the interquartile range is ${box}. The median is ${median}.`,
			`${random.pick(NAMES)} describes a box plot: least value ${least}, range ${range}, lower quartile ${lower}, interquartile range ${box}, median ${median}. Draw it.`,
		]),
		line: LINE,
		five: [least, lower, median, upper, greatest],
		wrong: [
			[slip.gaveTheInterquartileRange, 3, box],
			[slip.gaveTheRange, 4, range],
		],
		hints: [
			"The range is the greatest value minus the least. The interquartile range is the length of the box.",
			`How far is the greatest value from ${least}?`,
			`Add the interquartile range to ${lower}, and the range to ${least}.`,
		],
		steps: [
			`The greatest value is $${least} + ${range} = ${greatest}$.`,
			`The upper quartile is $${lower} + ${box} = ${upper}$.`,
			`So the five numbers are ${least}, ${lower}, ${median}, ${upper}, and ${greatest}.`,
		],
	};
});

/** The histogram of a list. */
export const drawHistogram = ask.charted((random) => {
	const topic = random.pick(HISTOGRAM_TOPICS);
	const width = random.pick([5, 10, 20]);
	const start = random.pick([0, 10, 20]);
	const columns = random.integer(3, 4);
	const values = Array.from({ length: 11 }, () => random.integer(start, start + columns * width - 1));
	const countIn = (at: number, shift = 0) =>
		values.filter((value) => Math.floor((value - start - shift) / width) === at).length;
	const counts = Array.from({ length: columns }, (_, at) => countIn(at));
	if (counts.some((count) => count === 0 || count > 8)) return undefined;
	const name = (at: number) => intervalName(start, width, at).replace("-", "–");
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} collected data about ${topic}: ${values.join(", ")}. Draw the histogram.`,
			`Draw a histogram of ${topic}: ${values.join(", ")}.`,
			`Show these ${topic} as a histogram: ${values.join(", ")}.`,
		]),
		chart: { style: "histogram", step: 1, most: 8 },
		columns: counts.map((value, at) => ({
			name: name(at),
			value,
			wrong: [[slip.wrongInterval, countIn(at, 1)] as const],
		})),
		hints: [
			"Each value belongs to exactly one interval.",
			`Which of the values are from ${name(0).replace("–", " to ")}?`,
			"Cross off each value that you have counted. At the end none is left.",
		],
		steps: counts.map((count, at) => `From ${name(at).replace("–", " to ")}: ${count}.`),
	};
});
