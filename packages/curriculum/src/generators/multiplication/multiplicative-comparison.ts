import { comparisonBars } from "../../figures/comparison-bars.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { THINGS } from "../../kit/stories.ts";
import { defineGenerator } from "../generator.ts";

// 1: times as many, from bars. 2: the equation for a sentence. 3: how many times as many. 4: the smaller number. 5: the sentence for an equation.
export const multiplicativeComparison = defineGenerator(
	"multiplicative-comparison",
	2,
	(random, difficulty) => {
		const times = random.integer(2, level(difficulty, [5, 6, 8, 9, 9] as const));
		let small = random.integer(3, level(difficulty, [8, 9, 10, 12, 12] as const));
		if (small === times) small += 1;
		const large = times * small;
		const [name, friend] = random.shuffle(NAMES) as [string, string];
		const [, things] = random.pick(THINGS);
		const hints = [
			`"${times} times as many" means: the same number, ${times} times over.`,
			"Draw one bar for the smaller number and repeat it for the larger one.",
		];
		if (difficulty === 2 || difficulty === 5) {
			const right =
				difficulty === 2
					? `$${large} = ${times} \\times ${small}$`
					: `${large} is ${times} times as many as ${small}.`;
			return chooseOption(
				random,
				{
					prompt:
						difficulty === 2
							? `${name} has ${large} ${things}. That is ${times} times as many as the ${small} ${things} of ${friend}. Which equation fits?`
							: `Which sentence says the same as $${large} = ${times} \\times ${small}$?`,
					hints: [hints[0] ?? "", "The product stands for the larger number."],
					explanation: `${times} times ${small} is ${large}: $${large} = ${times} \\times ${small}$.`,
				},
				{
					right,
					wrong:
						difficulty === 2
							? [
									[
										`$${large} = ${times} + ${small}$`,
										"times-as-more-than",
										'That would be "more than". Here the number is repeated.',
									],
									[
										`$${small} = ${times} \\times ${large}$`,
										"mixed-up-large-and-small",
										"Who has more? The larger number is the product.",
									],
									[
										`$${large} = ${large} \\times ${times}$`,
										"used-the-large-number-twice",
										"Which number is repeated?",
									],
								]
							: [
									[
										`${large} is ${times} more than ${small}.`,
										"times-as-more-than",
										'"More than" belongs to an addition.',
									],
									[
										`${small} is ${times} times as many as ${large}.`,
										"mixed-up-large-and-small",
										"Which of the two numbers is larger?",
									],
									[
										`${large} is ${small} more than ${times}.`,
										"times-as-more-than-turned",
										'"More than" belongs to an addition.',
									],
								],
				},
			);
		}
		const kind = level(difficulty, ["large", "large", "times", "small", "large"] as const);
		const text =
			kind === "large"
				? `${friend} has ${small} ${things}. ${name} has ${times} times as many. How many ${things} does ${name} have?`
				: kind === "times"
					? `${name} has ${large} ${things} and ${friend} has ${small}. How many times as many does ${name} have?`
					: `${name} has ${large} ${things}. That is ${times} times as many as ${friend} has. How many ${things} does ${friend} have?`;
		const right = kind === "large" ? large : kind === "times" ? times : small;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: text,
			...(difficulty === 1
				? {
						figure: {
							svg: comparisonBars({
								names: [friend, name],
								times,
								unit: `${small}`,
								colours: ["sky", "gold"],
							}),
							alt: `Two bars. The bar of ${friend} has one part of ${small}. The bar of ${name} has ${times} such parts.`,
						},
					}
				: {}),
			right,
			hints:
				kind === "large"
					? hints
					: [
							`How many times does ${kind === "times" ? `${small} fit into ${large}` : `a part fit, when ${times} equal parts make ${large}`}?`,
							"Draw one bar for the smaller number and repeat it for the larger one.",
						],
			explanation: `$${times} \\times ${small} = ${large}$, so ${large} is ${times} times as many as ${small}.`,
			mistakes: [
				[
					"times-as-more-than",
					kind === "large" ? small + times : kind === "times" ? large - small : large - times,
					'"Times as many" is not "more than". The number is repeated.',
				],
				[
					"one-part-too-few",
					kind === "large" ? large - small : right - 1,
					"One part is missing. Count the parts of the longer bar.",
				],
				[
					"multiplied",
					kind === "small" ? large * times : "",
					`Who has fewer? The answer must be less than ${large}.`,
				],
			],
		});
	},
);
