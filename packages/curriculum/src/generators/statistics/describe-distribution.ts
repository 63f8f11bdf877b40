import type { Figure, Question } from "@learnin/domain/question/question";
import { dotPlot } from "../../figures/dot-plot.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { inOwnWords } from "../../kit/in-own-words.ts";
import { level } from "../../kit/level.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "mint", "gold", "lilac", "coral"] as const;
const TOPICS = ["Minutes to school", "Points on a quiz", "Pages read in a day", "Laps run"] as const;

/** 1: how many observations, or where most lie; 2: the shape; 3: an outlier and what it does; 4: which measure fits; 5: all true sentences. */
export const describeDistribution = defineGenerator("describe-distribution", 4, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => first(random),
		() => shape(random),
		() => outlier(random),
		() => measure(random),
		() => sentences(random),
	])(),
);

function plot(random: Random, counts: readonly number[], start: number) {
	const topic = random.pick(TOPICS);
	return {
		topic,
		figure: {
			svg: dotPlot({
				places: counts.map((count, at) => ({ name: `${start + at}`, count })),
				caption: topic,
				colour: random.pick(COLOURS),
			}),
			alt: `A dot plot of ${topic.toLowerCase()}. ${counts.map((count, at) => `At ${start + at}: ${counted(count, "dot")}`).join(". ")}.`,
		},
	};
}

function first(random: Random) {
	const start = random.integer(3, 20);
	const counts = Array.from({ length: 6 }, () => random.integer(1, 5));
	const top = random.integer(0, 5);
	const all_counts = counts.with(top, 6);
	const { figure } = plot(random, all_counts, start);
	const total = all_counts.reduce((sum, count) => sum + count, 0);
	const asks_peak = random.oneIn(2);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_peak
			? "Each dot is one observation. Which value occurs most often?"
			: "Each dot is one observation. How many observations are there?",
		figure,
		right: asks_peak ? start + top : total,
		hints: asks_peak
			? ["Where is the highest column of dots?", "Read the number below it."]
			: ["Every dot counts.", "Put the dots of all columns together."],
		explanation: asks_peak
			? `The highest column stands at ${start + top}.`
			: `All dots together: $${all_counts.join(" + ")} = ${total}$.`,
		mistakes: [
			[
				asks_peak ? "gave-the-height" : "counted-the-values",
				6,
				asks_peak
					? "That is how often it occurs. Which value is it?"
					: "Those are the different values. How many dots are there?",
			],
			[
				"swapped-question",
				asks_peak ? total : start + top,
				asks_peak ? "That is the number of observations." : "That is the value that occurs most often.",
			],
			[
				"took-the-greatest-value",
				start + 5,
				asks_peak ? "That is the largest value. Which occurs most often?" : "That is the largest value.",
			],
		],
	});
}

const SHAPES = ["Symmetric", "With a tail to the right", "With a tail to the left"] as const;

function shape(random: Random) {
	const kind = random.integer(0, 2);
	const bump = [random.integer(1, 2), random.integer(2, 4), 6, random.integer(2, 3), 2, 1, 1];
	const half = [1, random.integer(2, 3), random.integer(3, 5)];
	const counts = kind === 0 ? [...half, 6, ...half.toReversed()] : kind === 1 ? bump : bump.toReversed();
	const { figure } = plot(random, counts, random.integer(2, 30));
	const right = SHAPES[kind] ?? SHAPES[0];
	return chooseOption(
		random,
		{
			prompt: "Which words fit the shape of this distribution?",
			figure,
			hints: [
				"Where is the highest part? Does it fall off equally on both sides?",
				"A tail is the long, low side.",
			],
			explanation:
				kind === 0
					? "Both sides fall off in the same way: symmetric."
					: `The long, low side is on the ${kind === 1 ? "right" : "left"}: ${right.toLowerCase()}.`,
		},
		{
			right,
			wrong: SHAPES.filter((one) => one !== right).map((one) =>
				one === SHAPES[0]
					? [one, "overlooked-the-tail", "Compare both sides: is one of them longer?"]
					: kind === 0
						? [one, "saw-a-tail", "Compare both sides: do they fall off in the same way?"]
						: [one, "tail-at-the-peak", "The tail is the long, low side, not the side with the peak."],
			),
			order: SHAPES,
		},
	);
}

function outlier(random: Random) {
	const start = random.integer(2, 10);
	// The tall second column keeps the median in place when the far value goes.
	const counts = [random.integer(2, 3), random.integer(6, 7), random.integer(2, 3), 1, 0, 0, 0, 0, 1];
	const far = start + 8;
	const { figure } = plot(random, counts, start);
	const asks_value = random.oneIn(2);
	return asks_value
		? fillNumber({
				answer_type: "INTEGER",
				prompt: "One value of this distribution is an outlier. Which one?",
				figure,
				right: far,
				hints: ["An outlier lies far away from all the others.", "Look for a gap in the dots."],
				explanation: `Most values lie from ${start} to ${start + 3}. Only ${far} lies far away from them.`,
				mistakes: [
					["took-a-rare-value", start + 3, "That value is rare, but it is close to the others."],
					["took-the-highest-column", start + 1, "That value occurs most often. An outlier lies apart."],
					["took-the-smallest", start, "That one is close to the others. Where is a gap?"],
				],
			})
		: chooseOption(
				random,
				{
					prompt: `The value ${far} was a mistake and is taken out. What happens to mean and median?`,
					figure,
					hints: [
						"The mean shares everything out. What does a single large value do to it?",
						"The median is the value in the middle. How far can it move when one value is taken out?",
					],
					explanation:
						"The large value pulled the mean up, so the mean falls clearly. The middle of the list hardly moves.",
				},
				{
					right: "The mean falls clearly, the median hardly changes.",
					wrong: [
						[
							"The median falls clearly, the mean hardly changes.",
							"swapped-mean-and-median",
							"Which of the two uses the size of every value?",
						],
						["Both rise.", "wrong-direction", "A large value is taken out. Can that make the mean larger?"],
						[
							"Nothing changes, because it is only one value.",
							"one-value-does-not-count",
							"Every value counts in the mean, and this one is far away.",
						],
					],
				},
			);
}

function measure(random: Random) {
	const is_skewed = random.oneIn(2);
	const start = random.integer(4, 30);
	const counts = is_skewed
		? [random.integer(4, 6), random.integer(3, 5), 2, 1, 0, 0, 1, 0, 1]
		: [1, random.integer(2, 3), 5, random.integer(2, 3), 1];
	const { figure } = plot(random, is_skewed ? counts : counts.with(3, counts[1] ?? 2), start);
	const [mean, median] = [
		"The mean, because the values are balanced",
		"The median, because a few values lie far away",
	];
	if (random.oneIn(3)) return explainedMeasure(figure, is_skewed);
	return chooseOption(
		random,
		{
			prompt: "Which measure describes a typical value of this distribution best?",
			figure,
			hints: [
				"Is the distribution balanced, or do some values lie far away?",
				"A few far values pull the mean towards them.",
			],
			explanation: is_skewed
				? `A few far values pull the mean up, while the median stays among most of the values. ${median}.`
				: `Both sides are balanced, so the mean lies in the middle of the values. ${mean}.`,
		},
		{
			right: is_skewed ? median : mean,
			wrong: [
				is_skewed
					? [
							"The mean, because it uses all values",
							"ignored-the-outliers",
							"It does use all values, but the far ones pull it away from the typical ones.",
						]
					: [
							"The median, because a few values lie far away",
							"saw-outliers",
							"Is there a value far away from the others?",
						],
				[
					"The height of the tallest column",
					"tallest-column-as-center",
					"That tells how often one value occurs. It is not a value of the data.",
				],
				[
					"The range, because it shows all values",
					"spread-as-center",
					"The range tells how far the values spread, not what is typical.",
				],
			],
		},
	);
}

function explainedMeasure(figure: Figure, is_skewed: boolean) {
	return inOwnWords({
		prompt:
			"Which measure describes a typical value of this distribution better: the mean or the median? Explain your choice.",
		figure,
		hints: [
			"Is the distribution balanced, or do some values lie far away?",
			"What do far values do to the mean, and what do they do to the median?",
		],
		explanation: is_skewed
			? "A few far values pull the mean up, while the median stays among most of the values. So the median is better."
			: "Both sides are balanced, so the mean lies in the middle of the values and uses all of them.",
		rubric: is_skewed
			? {
					choice: "Chooses the median.",
					reason: "Says that a few values lie far away (or that there is a long tail) and pull the mean.",
				}
			: {
					choice: "Chooses the mean, or says that mean and median are about equal so that either one fits.",
					reason: "Says that the distribution is balanced or symmetric, without values that lie far away.",
				},
		sample_answer: is_skewed
			? "The median is better. A few values lie far to the right and pull the mean up, but the median stays where most values are."
			: "The mean, because the values are balanced on both sides and no value lies far away. The median is about the same here.",
	});
}

function sentences(random: Random) {
	const start = random.integer(5, 30);
	const counts = [2, 3, 6, 3, 2];
	const { figure } = plot(random, counts, start);
	const all = 16;
	return chooseAll(
		random,
		{
			prompt: "Which sentences about this distribution are true? Choose all that apply.",
			figure,
			hints: [
				"How many dots are there? Where is the middle one?",
				"How far is it from the smallest to the largest value?",
			],
			explanation: `There are ${all} observations from ${start} to ${start + 4}, so the range is 4. Both sides are alike around ${start + 2}, which is mean and median.`,
		},
		[
			{ label: `There are ${all} observations.`, fits: true },
			{
				label: `The median is ${start + 2}.`,
				fits: true,
				mistake: ["missed-the-median", "Which value stands in the middle of the ordered list?"],
			},
			{
				label: "The median is 6.",
				fits: false,
				mistake: [
					"tallest-column-is-the-median",
					"That is how high the tallest column is. The median is a value of the data.",
				],
			},
			{
				label: "The range is 5.",
				fits: false,
				mistake: [
					"counted-the-values",
					"Those are the different values. How far is the largest from the smallest?",
				],
			},
			random.oneIn(2)
				? { label: "The distribution is symmetric.", fits: true }
				: {
						label: `The mean is more than ${start + 3}.`,
						fits: false,
						mistake: ["mean-misplaced", "Both sides are alike. Where must the mean be?"],
					},
		],
	);
}
