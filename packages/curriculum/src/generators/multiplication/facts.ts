import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import type { Hint } from "../../kit/hints.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";

const STORIES = [
	"A pack has {b} cards. {name} buys {a} packs. How many cards is that?",
	"{name} reads {b} pages a day for {a} days. How many pages is that?",
	"There are {a} rows with {b} chairs each. How many chairs are there?",
	"{name} walks {b} kilometers a day for {a} days. How many kilometers is that?",
] as const;

/** One fact, plain or in a story; the known mistakes beside the usual ones come with it. */
export function factQuestion(
	random: Random,
	{
		a,
		b,
		hints,
		mistakes = [],
		has_story,
	}: { a: number; b: number; hints: Hint[]; mistakes?: Mistake[]; has_story: boolean },
) {
	const story = random.pick(STORIES);
	const product = a * b;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: has_story
			? story.replace("{a}", `${a}`).replace("{b}", `${b}`).replaceAll("{name}", random.pick(NAMES))
			: `What is $${a} \\times ${b}$?`,
		right: product,
		hints,
		explanation:
			b === 0 || a === 0
				? `${a} times ${b}: there is nothing to count, so $${a} \\times ${b} = 0$.`
				: `$${a} \\times ${b}$ is ${countBy(a, b)}. So $${a} \\times ${b} = ${product}$.`,
		mistakes: [
			...mistakes,
			[
				"one-step-short",
				product - b >= 0 ? product - b : "",
				"It looks like one step was missed. Count the steps along.",
			],
			["added", a + b, "It looks like the numbers were added. This is a multiplication."],
		],
	});
}

/** "7, 14, 21" */
function countBy(times: number, step: number): string {
	return Array.from({ length: times }, (_, at) => step * (at + 1)).join(", ");
}

/** Several facts with the same first factor, one box each. */
export function factRow(factor: number, others: readonly number[], hints: Hint[], zero_or_one = false) {
	return fillBoxes({
		prompt: others.map((other, at) => `$${factor} \\times ${other} =$ [[fact${at + 1}]]`).join("\n\n"),
		boxes: Object.fromEntries(others.map((other, at) => [`fact${at + 1}`, { right: factor * other }])),
		hints,
		explanation: `${others.map((other) => `$${factor} \\times ${other} = ${factor * other}$`).join(", ")}.`,
		mistakes: others.flatMap((other, at) => [
			...(other === 0
				? [
						[
							`fact${at + 1}`,
							"times-zero-keeps-it",
							factor,
							"No groups at all: what is there to count?",
						] as const,
					]
				: []),
			...(other === 1 && zero_or_one
				? [[`fact${at + 1}`, "times-one-adds-one", factor + 1, "One group only: how many is that?"] as const]
				: []),
			...(other > 1
				? [
						[
							`fact${at + 1}`,
							`one-step-short-${at + 1}`,
							factor * (other - 1),
							"It looks like one step was missed. Count the steps along.",
						] as const,
					]
				: []),
		]),
	});
}
