import { NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Wrong } from "../../kit/index.ts";
import { ALL_SHAPES, dotData, type Shape, shaped, type Side, withOutlier } from "./dot-data.ts";

export const SIDES: readonly Side[] = ["low", "high", "none"];

/** Six columns, one of them the highest. */
export function anyData(random: Random) {
	const counts = Array.from({ length: 6 }, () => random.integer(1, 5));
	return dotData(random, counts.with(random.integer(0, 5), 6), random.integer(3, 20));
}

/** How many observations, or where most of them are. */
export const first: Form = (random) => {
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
			[slip.tookTheLeastValue, whole(start)],
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

export const shape: Form = (random) => {
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

export const outlier: Form = (random) => {
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

export const takenOut: Form = (random) => {
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
