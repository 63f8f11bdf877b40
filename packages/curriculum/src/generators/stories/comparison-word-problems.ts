import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

interface Story {
	/** Sensible sizes of the smaller number. */
	least: number;
	most: number;
	large(name: string, friend: string, small: number, times: number): string;
	small(name: string, friend: string, large: number, times: number): string;
	times(name: string, friend: string, large: number, small: number): string;
}

const STORIES: readonly Story[] = [
	{
		least: 4,
		most: 16,
		large: (n, f, s, t) =>
			`${f} runs ${s} laps in a week. ${n} runs ${t} times as many. How many laps does ${n} run?`,
		small: (n, f, l, t) =>
			`${n} runs ${l} laps in a week, ${t} times as many as ${f}. How many laps does ${f} run?`,
		times: (n, f, l, s) =>
			`${n} runs ${l} laps in a week and ${f} runs ${s}. How many times as many laps does ${n} run?`,
	},
	{
		least: 5,
		most: 60,
		large: (_, __, s, t) =>
			`A scarf costs ${s} euros. A coat costs ${t} times as much. How many euros does the coat cost?`,
		small: (_, __, l, t) =>
			`A coat costs ${l} euros. That is ${t} times as much as a scarf. How many euros does the scarf cost?`,
		times: (_, __, l, s) =>
			`A coat costs ${l} euros and a scarf costs ${s} euros. How many times as much does the coat cost?`,
	},
	{
		least: 3,
		most: 30,
		large: (_, __, s, t) =>
			`A young tree is ${s} feet tall. An old tree is ${t} times as tall. How many feet tall is the old tree?`,
		small: (_, __, l, t) =>
			`An old tree is ${l} feet tall, ${t} times as tall as a young tree. How many feet tall is the young tree?`,
		times: (_, __, l, s) =>
			`An old tree is ${l} feet tall and a young tree is ${s} feet tall. How many times as tall is the old tree?`,
	},
	{
		least: 6,
		most: 70,
		large: (n, f, s, t) =>
			`${f} collects ${s} cans for recycling. ${n} collects ${t} times as many. How many cans does ${n} collect?`,
		small: (n, f, l, t) =>
			`${n} collects ${l} cans for recycling. That is ${t} times as many as ${f} collects. How many cans does ${f} collect?`,
		times: (n, f, l, s) =>
			`${n} collects ${l} cans for recycling and ${f} collects ${s}. How many times as many does ${n} collect?`,
	},
];

// 1: the larger number, facts. 2: the smaller number or the factor, facts. 3: either, two-digit numbers. 4: is it times or more. 5: together.
export const comparisonWordProblems = defineGenerator("comparison-word-problems", 2, (random, difficulty) => {
	const story = random.pick(STORIES);
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const times = random.integer(2, level(difficulty, [6, 9, 6, 6, 6] as const));
	const small =
		difficulty <= 2 ? random.integer(story.least, Math.min(story.most, 12)) : random.integer(11, story.most);
	const large = times * small;
	if (difficulty === 4) {
		const is_times = random.oneIn(2);
		const more = `${friend} has ${small} points. ${name} has ${times} points more. How many points does ${name} have?`;
		const many = `${friend} has ${small} points. ${name} has ${times} times as many. How many points does ${name} have?`;
		const right = is_times ? `$${times} \\times ${small}$` : `$${small} + ${times}$`;
		return chooseOption(
			random,
			{
				prompt: `${is_times ? many : more} Which expression fits?`,
				hints: [
					'"More" and "times as many" are different things.',
					"Is the number repeated, or is something put on top?",
				],
				explanation: is_times
					? `The ${small} is repeated ${times} times: ${right}, that is ${large}.`
					: `${times} come on top of ${small}: ${right}, that is ${small + times}.`,
			},
			{
				right,
				wrong: [
					[
						is_times ? `$${small} + ${times}$` : `$${times} \\times ${small}$`,
						is_times ? "times-as-more-than" : "more-than-as-times",
						is_times
							? "That puts some on top. The story repeats the number."
							: "That repeats the number. The story only puts some on top.",
					],
					[`$${small} - ${times}$`, "made-it-less", `Who has more points?`],
					[`$${small} \\div ${times}$`, "divided", "Who has more points?"],
				],
			},
		);
	}
	const kind =
		difficulty === 1 ? "large" : difficulty === 5 ? "together" : random.pick(["small", "times"] as const);
	const text =
		kind === "large"
			? story.large(name, friend, small, times)
			: kind === "small"
				? story.small(name, friend, large, times)
				: kind === "times"
					? story.times(name, friend, large, small)
					: `${friend} has ${small} coins. ${name} has ${times} times as many. How many coins do they have together?`;
	const right =
		kind === "large" ? large : kind === "small" ? small : kind === "times" ? times : large + small;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		right,
		hints: [
			"Draw a short bar for the smaller number and repeat it for the larger one.",
			kind === "large"
				? "The larger number is several of the smaller ones."
				: kind === "together"
					? "First find the larger number. How many short bars are there altogether?"
					: "Divide the larger number.",
		],
		explanation:
			kind === "large"
				? `$${times} \\times ${small} = ${large}$.`
				: kind === "together"
					? `$${times} \\times ${small} = ${large}$ and $${large} + ${small} = ${large + small}$.`
					: kind === "small"
						? `$${large} \\div ${times} = ${small}$, because $${times} \\times ${small} = ${large}$.`
						: `$${large} \\div ${small} = ${times}$, because $${times} \\times ${small} = ${large}$.`,
		mistakes: [
			[
				"added-the-factor",
				kind === "large"
					? small + times
					: kind === "together"
						? small + times
						: kind === "small"
							? large - times
							: large - small,
				'"Times as many" is not "more than".',
			],
			[
				"stopped-after-the-first-step",
				kind === "together" ? large : "",
				`That is what ${name} has. The question asks about both.`,
			],
			["multiplied-instead", kind === "small" ? large * times : "", "The answer must be the smaller number."],
			[
				"one-part-off",
				kind === "large" ? large - small : kind === "together" ? large + small + small : right + 1,
				"Very close. Check with the multiplication.",
			],
		],
	});
});
