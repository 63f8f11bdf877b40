import { ask, counted, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { totalOf } from "./data-sets.ts";
import { BOX_TOPICS, boxFigure, DOT_TOPICS, dotFigure, fiveOf } from "./displayed-data.ts";
import { drawBox, drawHistogram } from "./drawn-plots.ts";
import { readHistogram, fillIntervals, readBox, fiveNumbers } from "./histograms-and-boxes.ts";

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
		steps:
			fitting.length === 1
				? [`Only the column at ${kind === "more" ? 6 : 0} fits. It has ${counted(right, "dot")}.`]
				: [
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
export const statisticalDisplays = defineSkill("statistical-displays", 14, {
	1: [ask.typed(dots), ask.chosen(dots), drawDots],
	2: [ask.typed(readHistogram), ask.chosen(readHistogram), fillIntervals, drawHistogram],
	3: [ask.typed(readBox), ask.chosen(readBox)],
	4: [fiveNumbers, drawBox, drawHistogram, ask.chosen(readBox)],
	5: [ask.chosen(reading), drawBox],
});
