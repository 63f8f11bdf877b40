import type { Question } from "@learnin/domain/question/question";
import { chooseOption } from "../../kit/choose-option.ts";
import { inOwnWords } from "../../kit/in-own-words.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const factor = (percent: number) => decimal(percent, 2);

/** 1: one factor for an increase; 2: one factor for a decrease; 3: what a factor tells; 4: match; 5: other rewritings: perimeters, doubles, rest. */
export const rewriteInContext = defineGenerator("rewrite-in-context", 4, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => oneFactor(random, true),
		() => oneFactor(random, false),
		() => (random.oneIn(3) ? explained(random) : meaning(random)),
		() => matching(random),
		() => other(random),
	])(),
);

const THINGS = ["a price", "a rent", "the number of members", "a wage"] as const;

function oneFactor(random: Random, rises: boolean) {
	const percent = random.integer(2, 45);
	const [thing, a] = [random.pick(THINGS), random.pick(["a", "p", "w", "n"] as const)];
	const part = factor(percent);
	const whole = factor(rises ? 100 + percent : 100 - percent);
	const shown = `${a} ${rises ? "+" : "-"} ${part}${a}`;
	return chooseOption(
		random,
		{
			prompt: `${thing[0]?.toUpperCase()}${thing.slice(1)} $${a}$ ${rises ? "rises" : "falls"} by ${percent}%. The new value is $${shown}$. Which expression is equal to it?`,
			hints: [
				`$${a}$ alone is one hundred percent of the old value.`,
				"Count the terms with the letter together.",
			],
			explanation: `$${a}$ is $1${a}$, and $1 ${rises ? "+" : "-"} ${part} = ${whole}$. So it is $${whole}${a}$: ${rises ? 100 + percent : 100 - percent}% of the old value.`,
		},
		{
			right: `$${whole}${a}$`,
			wrong: [
				[`$${part}${a}$`, "part-taken-as-whole", "That is the change alone. The old value is still there."],
				[
					`$${factor(rises ? 100 - percent : 100 + percent)}${a}$`,
					"wrong-direction",
					`The value ${rises ? "rises" : "falls"}. Is the factor more or less than one?`,
				],
				[
					`$${a} ${rises ? "+" : "-"} ${part}$`,
					"treats-percent-as-number",
					"A percentage is a part of the value, so the letter belongs to it.",
				],
			],
		},
	);
}

function meaning(random: Random) {
	const percent = random.integer(2, 40);
	const rises = random.oneIn(2);
	const whole = factor(rises ? 100 + percent : 100 - percent);
	const [thing, a] = [random.pick(THINGS), random.pick(["a", "p", "w", "n"] as const)];
	const says = (up: boolean, by: number) => `The value ${up ? "rises" : "falls"} by ${by}%.`;
	return chooseOption(
		random,
		{
			prompt: `$${a}$ is the old value of ${thing}, $${whole}${a}$ the new one. What does that tell you?`,
			hints: ["Compare the factor with one.", "How far is it from one, in hundredths?"],
			explanation: `$${whole} = 1 ${rises ? "+" : "-"} ${factor(percent)}$, so ${factor(percent)} of the old value is ${rises ? "added" : "taken away"}. ${says(rises, percent)}`,
		},
		{
			right: says(rises, percent),
			wrong: [
				[says(!rises, percent), "wrong-direction", "Is the factor more or less than one?"],
				[
					says(rises, rises ? 100 + percent : 100 - percent),
					"reads-factor-as-change",
					"The factor tells how much of the old value there is, not by how much it changes.",
				],
				[
					says(!rises, rises ? 100 + percent : 100 - percent),
					"factor-and-direction",
					"Compare the factor with one.",
				],
			],
		},
	);
}

function explained(random: Random) {
	const percent = random.integer(2, 40);
	const rises = random.oneIn(2);
	const whole = factor(rises ? 100 + percent : 100 - percent);
	const [thing, a] = [random.pick(THINGS), random.pick(["a", "p", "w", "n"] as const)];
	const change = `${factor(percent)}${a}`;
	return inOwnWords({
		prompt: `${thing[0]?.toUpperCase()}${thing.slice(1)} $${a}$ ${rises ? "rises" : "falls"} by ${percent}%. Explain why the new value can be written as $${whole}${a}$.`,
		hints: ["What percent of itself is the old value?", "Write the change as a decimal times the letter."],
		explanation: `$${a}$ is $1${a}$, and the change is $${change}$. $1${a} ${rises ? "+" : "-"} ${change} = ${whole}${a}$.`,
		rubric: {
			old: `Says that the old value is 100% of itself, or 1${a}.`,
			change: `Says that the change is ${percent}% of the old value, or ${change}, and that it is ${rises ? "added" : "subtracted"}.`,
			together: `Concludes that together this is ${rises ? 100 + percent : 100 - percent}% of the old value, or ${whole}${a}.`,
		},
		sample_answer: `The old value is 100% of itself, which is $1${a}$. The change is ${percent}% of it, or $${change}$, and it is ${rises ? "added" : "subtracted"}. Together that is $${whole}${a}$.`,
	});
}

function matching(random: Random) {
	const [p, q] = [random.integer(3, 20), random.integer(21, 45)];
	const a = random.pick(["a", "p", "w"] as const);
	return matchPairs(
		random,
		{
			prompt: `$${a}$ is an old value. Match each change with the new value.`,
			hints: [
				"One hundred percent is the factor one.",
				"An increase makes the factor larger than one, a decrease smaller.",
			],
			explanation: `${p}% more: $1 + ${factor(p)} = ${factor(100 + p)}$. ${p}% less: $${factor(100 - p)}$. ${q}% more: $${factor(100 + q)}$. ${q}% less: $${factor(100 - q)}$.`,
		},
		{
			pairs: [
				[`An increase by ${p}%`, `$${factor(100 + p)}${a}$`],
				[`A decrease by ${p}%`, `$${factor(100 - p)}${a}$`],
				[`An increase by ${q}%`, `$${factor(100 + q)}${a}$`],
				[`A decrease by ${q}%`, `$${factor(100 - q)}${a}$`],
			],
			extras: [`$${factor(p)}${a}$`],
			mistakes: [
				["part-taken-as-whole", 0, 4, "That is the change alone. The old value is still there."],
				["wrong-direction", 2, 3, "Does the value grow or shrink?"],
			],
		},
	);
}

function other(random: Random) {
	const k = random.integer(2, 9);
	const [a, b] = random.pick([
		["l", "w"],
		["a", "b"],
		["p", "q"],
	] as const);
	const scene = random.pick([
		{
			text: `The perimeter of a rectangle is $${a} + ${a} + ${b} + ${b}$. It can be written as $2(${a} + ${b})$. What does the new form show?`,
			right: "The perimeter is twice the sum of the two sides.",
			wrong: [
				"The perimeter is twice one side.",
				"The rectangle has only two sides.",
				"The two sides are equal.",
			],
		},
		{
			text: `${k} children each buy a ticket for $${a}$ dollars and a drink for $${b}$ dollars: $${k}${a} + ${k}${b}$. It can be written as $${k}(${a} + ${b})$. What does the part in parentheses stand for?`,
			right: "What one child pays",
			wrong: [
				"What all children pay for tickets",
				"What all children pay together",
				"How many things are bought",
			],
		},
		{
			text: `A square with sides $${a}$ gets sides that are ${k} longer. The new perimeter is $4(${a} + ${k})$, which is $4${a} + ${4 * k}$. What does the new form show?`,
			right: `The perimeter grows by ${4 * k}.`,
			wrong: [
				`The perimeter grows by ${k}.`,
				`The perimeter is four times as large.`,
				`Each side grows by ${4 * k}.`,
			],
		},
		{
			text: `One fifth of $${a}$ liters of paint is used: $${a} - \\dfrac{1}{5}${a}$. It can be written as $\\dfrac{4}{5}${a}$. What does the new form show?`,
			right: "Four fifths of the paint is left.",
			wrong: [
				"Four fifths of the paint is used.",
				"Four liters are left.",
				"One fifth of the paint is left.",
			],
		},
	]);
	return chooseOption(
		random,
		{
			prompt: scene.text,
			hints: [
				"Both forms have the same value. What stands in front, and what stands together?",
				"Put in small numbers and say what each part is.",
			],
			explanation: `Both forms are equal, but the second one shows it at once. ${scene.right}`,
		},
		{
			right: scene.right,
			wrong: scene.wrong.map(
				(label, at) =>
					[
						label,
						["forms-as-different-quantities", "misread-a-part", "misread-the-whole"][at] ?? "",
						"Put in small numbers: is that so?",
					] as const,
			),
		},
	);
}
