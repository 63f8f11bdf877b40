import { ask, boxed, defineSkill, inOwnWords, nameEach, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way, Wrong } from "../../kit/index.ts";
import { chooseAll } from "../../kit/questions/choose-all.ts";
import { tenths } from "./data-sets.ts";
import { ALL_SHAPES, dotData, type Shape, shaped, type Side, withOutlier } from "./dot-data.ts";
import { drawBox, drawHistogram } from "./drawn-plots.ts";

const SIDES: readonly Side[] = ["low", "high", "none"];

/** Six columns, one of them the highest. */
function anyData(random: Random) {
	const counts = Array.from({ length: 6 }, () => random.integer(1, 5));
	return dotData(random, counts.with(random.integer(0, 5), 6), random.integer(3, 20));
}

/** How many observations, or where most of them are. */
const first: Form = (random) => {
	const { total, peak, start, counts, figure } = anyData(random);
	const asksPeak = random.oneIn(2);
	return {
		prompt: asksPeak
			? random.pick([
					"Each dot is one observation. Which value occurs most often?",
					"Where is the peak of this distribution? Each dot is one observation.",
				])
			: random.pick([
					"Each dot is one observation. How many observations are there?",
					`${random.pick(NAMES)} made a dot for each observation. How many observations are there?`,
				]),
		figure,
		right: whole(asksPeak ? peak : total),
		wrong: [
			asksPeak ? [slip.gaveTheHeight, whole(6)] : [slip.countedPlaces, whole(6)],
			asksPeak ? [slip.gaveHowMany, whole(total)] : [slip.gaveThePeak, whole(peak)],
			[slip.tookTheGreatestValue, whole(start + 5)],
		],
		hints: asksPeak
			? [
					"Where is the highest column of dots?",
					"The highest column has 6 dots.",
					"Read the number below that column.",
				]
			: [
					"Every dot counts.",
					`There are ${counts[0]} dots in the first column and ${counts[1]} in the second.`.replace(
						"are 1 dots",
						"is 1 dot",
					),
					"Add the dots of all columns.",
				],
		steps: asksPeak
			? ["The highest column has 6 dots.", `That column is above ${peak}, so ${peak} occurs most often.`]
			: [`Add the dots of all columns: $${counts.join(" + ")} = ${total}$.`],
	};
};

const IDEAS = {
	tail: (right: Shape) => (right === "Symmetric" ? slip.sawATail : slip.tailAtThePeak),
	even: () => slip.overlookedTheTail,
};

const shape: Form = (random) => {
	const right = random.pick(ALL_SHAPES);
	const { figure, topic, peak } = shaped(random, right);
	const others = ALL_SHAPES.filter((each) => each !== right);
	return {
		prompt: random.pick([
			"Which words fit the shape of this distribution?",
			`What is the shape of the distribution of “${topic.toLowerCase()}”?`,
			`${random.pick(NAMES)} describes the shape of this distribution. Which words are right?`,
		]),
		figure,
		right: words(right),
		wrong: others.map((each, at): Wrong => {
			const idea = each === "Symmetric" ? IDEAS.even() : IDEAS.tail(right);
			return [at === 1 && right === "Symmetric" ? { ...idea, id: `${idea.id}-2` } : idea, words(each)];
		}),
		order: ALL_SHAPES,
		hints: [
			"Where is the highest part? Does it fall off equally on both sides?",
			`The peak is at ${peak}. Compare how far the dots go on its left and on its right.`,
			"A tail is the long, low side. It gives the shape its name.",
		],
		steps:
			right === "Symmetric"
				? ["Both sides fall off in the same way.", "So the distribution is symmetric."]
				: [
						`The long, low side is on the ${right.split(" ").at(-1)}.`,
						`So it is a distribution ${right.toLowerCase()}.`,
					],
	};
};

const outlier: Form = (random) => {
	const { figure, far, start, last, peak, side, counts } = withOutlier(random, random.pick(["low", "high"]));
	const [near, other] = side === "high" ? [start + 3, start] : [last - 3, last];
	return {
		prompt: random.pick([
			"One value of this distribution is an outlier. Which one?",
			"Which value is far away from all the others?",
			`${random.pick(NAMES)} thinks that one of these values was measured wrong, since it is an outlier. Which value is it?`,
		]),
		figure,
		right: whole(far),
		wrong: [
			[slip.tookARareValue, whole(near)],
			[slip.gaveThePeak, whole(peak)],
			[slip.tookTheOtherEndOfData, whole(other)],
		],
		hints: [
			"An outlier is far away from all the others.",
			`There are ${counts.filter((count) => count === 0).length} places without dots in a row.`,
			"Which value is alone on one side of that gap?",
		],
		steps: [
			`Most values are close together around ${peak}.`,
			`Only ${far} is far away from them, behind a gap.`,
		],
	};
};

const EFFECTS: Readonly<Record<Side, string>> = {
	high: "The mean decreases, and the median hardly changes.",
	low: "The mean increases, and the median hardly changes.",
	none: "Neither the mean nor the median changes much.",
};

/** Without a direction, so that the options are the same on every side. */
const SWAPPED = "The median changes a lot, and the mean hardly changes.";

const takenOut: Form = (random) => {
	const { figure, far, side } = withOutlier(random, random.pick(SIDES));
	return {
		prompt: random.pick([
			`One value of ${far} was a mistake and is taken out. What happens to the mean and the median?`,
			`One dot at ${far} is removed. What happens to the mean and the median?`,
		]),
		figure,
		right: words(EFFECTS[side]),
		wrong: [
			side === "none"
				? [slip.everyValueCountsMuch, words(EFFECTS.high)]
				: [slip.meanWentTheOtherWay, words(EFFECTS[side === "low" ? "high" : "low"])],
			[slip.swappedMeanAndMedian, words(SWAPPED)],
			side === "none"
				? [slip.meanWentTheOtherWay, words(EFFECTS.low)]
				: [slip.oneValueDoesNotCount, words(EFFECTS.none)],
		],
		hints: [
			"The mean shares everything equally. What does a single far value do to it?",
			`Is ${far} far away from the other values, and on which side?`,
			"The median is the value in the middle. How far can it move when one value is taken out?",
		],
		steps: [
			side === "none"
				? `${far} is right in the middle of the values, and there are others like it.`
				: `${far} pulled the mean ${side === "low" ? "down" : "up"}. The middle of the list hardly moves.`,
			EFFECTS[side],
		],
	};
};

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
export const describeDistribution = defineSkill("describe-distribution", 11, {
	1: [ask.typed(first), ask.chosen(shape)],
	2: [ask.chosen(shape), ask.typed(first), ask.typed(outlier)],
	3: [ask.typed(outlier), ask.chosen(takenOut), summary, drawHistogram],
	4: [ask.chosen(measure), ask.chosen(takenOut), explained],
	5: [sentences, summary, drawBox, explained],
});
