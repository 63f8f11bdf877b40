import { ask, boxed, defineSkill, inOwnWords, nameEach, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { chooseAll } from "../../kit/questions/choose-all.ts";
import { tenths } from "./data-sets.ts";
import { dotData, type Side } from "./dot-data.ts";
import { drawBox, drawHistogram } from "./drawn-plots.ts";
import { SIDES, anyData, first, shape, outlier, takenOut } from "./shapes-of-distributions.ts";

const BEST: Readonly<Record<Side, string>> = {
	none: "The mean, because the values are balanced.",
	high: "The median, because a few values are far above the others.",
	low: "The median, because a few values are far below the others.",
};

function typicalData(random: Random, side: Side) {
	const tail = [random.integer(4, 6), random.integer(3, 5), 2, 1, 0, 0, 1, 0, 1];
	const [outer, inner] = [random.integer(1, 2), random.integer(2, 3)];
	const counts = { none: [outer, inner, 5, inner, outer], high: tail, low: tail.toReversed() }[side];
	return dotData(random, counts, random.integer(4, 30));
}

const measure: Form = (random) => {
	const side = random.pick(SIDES);
	const { figure, peak, topic } = typicalData(random, side);
	const other = side === "low" ? "high" : "low";
	return {
		prompt: random.pick([
			"Which measure describes a typical value of this distribution best?",
			`Which measure of center fits the distribution of “${topic.toLowerCase()}” best?`,
			`${random.pick(NAMES)} wants one number for a typical value. Which measure is best here?`,
		]),
		figure,
		right: words(BEST[side]),
		wrong: [
			side === "none" ? [slip.sawOutliers, words(BEST.high)] : [slip.ignoredTheOutliers, words(BEST.none)],
			side === "none"
				? [{ ...slip.sawOutliers, id: "saw-outliers-2" }, words(BEST.low)]
				: [slip.sawOutliers, words(BEST[other])],
			[slip.spreadAsCenter, words("The range, because it shows all values.")],
		],
		hints: [
			"Is the distribution balanced, or are some values far away?",
			`The highest column is at ${peak}. How far do the dots go on both sides of it?`,
			"A few far values pull the mean toward them. The median stays among most of the values.",
		],
		steps: [
			side === "none"
				? "Both sides are balanced, so the mean is in the middle of the values."
				: `A few far values pull the mean ${side === "low" ? "down" : "up"}, while the median stays among most of the values.`,
			BEST[side],
		],
	};
};

const explained: Way = (random) => {
	const side = random.pick(SIDES);
	const { figure, peak } = typicalData(random, side);
	const sample =
		side === "none"
			? "The mean, because the values are balanced on both sides and no value is far away. The median is about the same here."
			: `The median is better. A few values are far ${side === "low" ? "below" : "above"} the others and pull the mean, but the median stays where most values are.`;
	return inOwnWords({
		prompt: random.pick([
			"Which measure describes a typical value of this distribution better: the mean or the median? Explain your choice.",
			`${random.pick(NAMES)} has to choose between the mean and the median for these data. Which one describes a typical value better, and why?`,
		]),
		figure,
		hints: [
			"Is the distribution balanced, or are some values far away?",
			`Most values are around ${peak}. What do far values do to the mean, and what to the median?`,
			"Choose the one that stays where most of the values are.",
		],
		explanation: sample,
		rubric:
			side === "none"
				? {
						choice: "Chooses the mean, or says that mean and median are about equal so that either one fits.",
						reason: "Says that the distribution is balanced or symmetric, without values that are far away.",
					}
				: {
						choice: "Chooses the median.",
						reason: "Says that a few values are far away, or that there is a long tail, and pull the mean.",
					},
		sample_answer: sample,
	});
};

/** Number, median and range of what is shown. */
const summary = ask.stepwise((random) => {
	const { total, medianTenths, peak, counts, figure, start } = anyData(random);
	const middle = tenths(medianTenths);
	const place = total % 2 === 1 ? `value ${(total + 1) / 2}` : `values ${total / 2} and ${total / 2 + 1}`;
	return {
		prompt: `${random.pick(["Describe the data.", "Sum up what the dot plot shows."])} There are [[n]] observations. Their median is [[median]], and their range is [[range]].`,
		figure,
		boxes: {
			n: boxed(whole(total), [slip.countedPlaces, whole(6)]),
			median: boxed(
				middle,
				[slip.gaveThePeak, whole(peak)],
				[slip.tallestIsTheMedian, whole(6)],
				[slip.middleOfTheRange, tenths(10 * start + 25)],
			),
			range: boxed(whole(5), [slip.countedTheValues, whole(6)], [slip.gaveTheGreatest, whole(start + 5)]),
		},
		hints: [
			"Count the dots first. Each dot is one observation.",
			`From the left, the columns begin with ${counts.slice(0, 3).join(", ")}. Add the dots of all columns.`,
			"Count dots from the left up to the middle. The range is the greatest value minus the least.",
		],
		steps: [
			`$${counts.join(" + ")} = ${total}$ observations.`,
			`In order, the middle is ${place}: the median is ${middle.shown}.`,
			`The range is $${start + 5} - ${start} = 5$.`,
		],
	};
});

/** True and false sentences about one plot. */
const sentences: Way = (random) => {
	const side = random.pick(SIDES);
	const { total, medianTenths, mean, figure, counts, start, peak, values } = typicalData(random, side);
	const middle = tenths(medianTenths).shown;
	const [range, tallest] = [counts.length - 1, Math.max(...counts)];
	const isSymmetric = side === "none";
	const past = Math.ceil(mean) + 1;
	const truths = [
		`There are ${total} observations.`,
		`The median is ${middle}.`,
		`The range is ${range}.`,
		isSymmetric
			? "The distribution is symmetric."
			: `The distribution has a tail to the ${side === "low" ? "left" : "right"}.`,
	];
	const lies = [
		[slip.tallestIsTheMedian, `The median is $${tallest === medianTenths / 10 ? tallest + 1 : tallest}$.`],
		[slip.countedTheValues, `The range is ${counts.length}.`],
		[
			slip.overlookedTheTail,
			isSymmetric ? "The distribution has a tail to the left." : "The distribution is symmetric.",
		],
		[slip.countedPlaces, `There are ${counts.length === total ? total + 1 : counts.length} observations.`],
		[slip.middleOfTheRange, `The mean is more than ${past}.`],
	] as const;
	const count = random.integer(2, 3);
	const { id, feedback } = slip.missedATrueSentence;
	return chooseAll(
		random,
		{
			prompt: random.pick([
				"Which sentences about this distribution are true?",
				`${random.pick(NAMES)} describes this distribution in five sentences. Which of them are true?`,
			]),
			cta: "Choose all that fit.",
			figure,
			hints: [
				"How many dots are there, and where is the middle one?",
				`How far is it from ${start} to ${start + range}?`,
				"Check the sentences one by one with the plot.",
			],
			explanation: `There are ${total} observations with the median ${middle}.\n\nThe range is $${values.at(-1)} - ${start} = ${range}$, and most values are at ${peak}.\n\n${truths[3]}`,
		},
		nameEach([
			...random
				.shuffle(truths)
				.slice(0, count)
				.map((label) => ({ label, fits: true, mistake: [id, feedback] as const })),
			...random
				.shuffle(lies)
				.slice(0, 5 - count)
				.map(([idea, label]) => ({ label, fits: false, mistake: [idea.id, idea.feedback] as const })),
		]),
	);
};

// 1: how many values, and the peak. 2: the shape. 3: an outlier. 4: what an outlier does, and a measure that fits. 5: all about
// one distribution, and explaining.
export const describeDistribution = defineSkill("describe-distribution", 12, {
	1: [ask.typed(first), ask.chosen(shape)],
	2: [ask.chosen(shape), ask.typed(first), ask.typed(outlier)],
	3: [ask.typed(outlier), ask.chosen(takenOut), summary, drawHistogram],
	4: [ask.chosen(measure), ask.chosen(takenOut), explained],
	5: [sentences, summary, drawBox, explained],
});
