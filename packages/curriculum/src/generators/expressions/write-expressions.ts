import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Phrase {
	text: string;
	right: string;
	wrong: [expression: string, id: string, feedback: string][];
}

const READING_ORDER = "It looks like the parts were written in reading order. What is taken from what?";
/** Of difficulty 2, 3 and 4. */
const WHY = [
	"What is named after the words comes first in the expression: from it something is taken away, or it is divided.",
	"The part that is named last is found first, then the rest is done to it.",
	"The part that is named as a sum, difference or product is found first and kept together.",
] as const;
const NO_BRACKETS =
	"Without parentheses only the part next to the sign is used. Keep the sum or difference together.";

/** 1: one operation; 2: "less than" and "from"; 3: two operations; 4: brackets; 5: match phrases that sound alike. */
export const writeExpressions = defineGenerator("write-expressions", 2, (random, difficulty) => {
	const x = random.pick(["x", "y", "n", "k", "w"] as const);
	const [a, b] = [random.integer(2, 9), random.integer(10, 20)];
	if (difficulty === 5) return matching(random, x, a);
	const phrases = [simple, turned, twoSteps, brackets][difficulty - 1] ?? simple;
	const phrase = random.pick(phrases(x, a, b));
	return chooseOption(
		random,
		{
			prompt: `Which expression means: ${phrase.text}?`,
			hints: [
				"Put a number in place of the letter and do what the words say.",
				"Which number is acted on, and what is done to it?",
			],
			explanation: `${difficulty === 1 ? phrase.wrong[0]?.[2] : WHY[difficulty - 2]} So it is $${phrase.right}$.`,
		},
		{
			right: `$${phrase.right}$`,
			wrong: phrase.wrong.map(([expression, id, feedback]) => [`$${expression}$`, id, feedback]),
		},
	);
});

function simple(x: string, a: number, b: number): Phrase[] {
	return [
		{
			text: `the sum of ${x} and ${b}`,
			right: `${x} + ${b}`,
			wrong: [
				[`${b}${x}`, "sum-taken-as-product", "A sum is made by adding."],
				[`${x} - ${b}`, "sum-taken-as-difference", "A sum is made by adding."],
				[`\\dfrac{${x}}{${b}}`, "sum-taken-as-quotient", "A sum is made by adding."],
			],
		},
		{
			text: `${a} times ${x}`,
			right: `${a}${x}`,
			wrong: [
				[`${x} + ${a}`, "product-taken-as-sum", '"Times" multiplies.'],
				[`${x}^{${a}}`, "product-taken-as-power", "A power multiplies the letter by itself."],
				[`\\dfrac{${x}}{${a}}`, "product-taken-as-quotient", '"Times" multiplies.'],
			],
		},
		{
			text: `the quotient of ${x} and ${a}`,
			right: `\\dfrac{${x}}{${a}}`,
			wrong: [
				[`\\dfrac{${a}}{${x}}`, "reversed-order", "The number that is named first is divided."],
				[`${a}${x}`, "quotient-taken-as-product", "A quotient is made by dividing."],
				[`${x} - ${a}`, "quotient-taken-as-difference", "A quotient is made by dividing."],
			],
		},
		{
			text: `the difference of ${x} and ${a}`,
			right: `${x} - ${a}`,
			wrong: [
				[`${a} - ${x}`, "reversed-order", "The number that is named first comes first."],
				[`${x} + ${a}`, "difference-taken-as-sum", "A difference is made by subtracting."],
				[`\\dfrac{${x}}{${a}}`, "difference-taken-as-quotient", "A difference is made by subtracting."],
			],
		},
	];
}

function turned(x: string, a: number, b: number): Phrase[] {
	return [
		{
			text: `${a} less than ${x}`,
			right: `${x} - ${a}`,
			wrong: [
				[`${a} - ${x}`, "less-than-in-reading-order", READING_ORDER],
				[`${x} + ${a}`, "less-taken-as-more", '"Less" makes the number smaller.'],
				[
					`${a} < ${x}`,
					"less-than-taken-as-sign",
					"That is a statement. The words ask for a number that is smaller by some amount.",
				],
			],
		},
		{
			text: `${x} less than ${b}`,
			right: `${b} - ${x}`,
			wrong: [
				[`${x} - ${b}`, "less-than-in-reading-order", READING_ORDER],
				[`${x} + ${b}`, "less-taken-as-more", '"Less" makes the number smaller.'],
				[
					`${x} < ${b}`,
					"less-than-taken-as-sign",
					"That is a statement. The words ask for a number that is smaller by some amount.",
				],
			],
		},
		{
			text: `subtract ${x} from ${b}`,
			right: `${b} - ${x}`,
			wrong: [
				[`${x} - ${b}`, "less-than-in-reading-order", READING_ORDER],
				[`${b} + ${x}`, "added", "Subtracting takes away."],
				[`${b}${x}`, "multiplied", "Subtracting takes away."],
			],
		},
		{
			text: `${b} divided by ${x}`,
			right: `\\dfrac{${b}}{${x}}`,
			wrong: [
				[`\\dfrac{${x}}{${b}}`, "reversed-order", "The number that is named first is divided."],
				[`${b} - ${x}`, "quotient-taken-as-difference", "Dividing is not taking away."],
				[`${b}${x}`, "multiplied", "Dividing makes parts."],
			],
		},
	];
}

function twoSteps(x: string, a: number, b: number): Phrase[] {
	return [
		{
			text: `${b} less than ${a} times ${x}`,
			right: `${a}${x} - ${b}`,
			wrong: [
				[`${b} - ${a}${x}`, "less-than-in-reading-order", READING_ORDER],
				[`${a}(${x} - ${b})`, "brackets-where-none-belong", "Only the letter is multiplied."],
				[`${a}${x} + ${b}`, "less-taken-as-more", '"Less" makes the number smaller.'],
			],
		},
		{
			text: `${b} more than the quotient of ${x} and ${a}`,
			right: `\\dfrac{${x}}{${a}} + ${b}`,
			wrong: [
				[`\\dfrac{${x} + ${b}}{${a}}`, "brackets-where-none-belong", "Only the letter is divided."],
				[`\\dfrac{${a}}{${x}} + ${b}`, "reversed-order", "The number that is named first is divided."],
				[`\\dfrac{${x}}{${a}} - ${b}`, "more-taken-as-less", '"More" makes the number larger.'],
			],
		},
		{
			text: `the product of ${a} and ${x}, increased by ${b}`,
			right: `${a}${x} + ${b}`,
			wrong: [
				[`${a}(${x} + ${b})`, "brackets-where-none-belong", "Only the letter is multiplied."],
				[`${a} + ${x} + ${b}`, "product-taken-as-sum", "A product is made by multiplying."],
				[`${a}${x} - ${b}`, "more-taken-as-less", '"Increased" makes the number larger.'],
			],
		},
	];
}

function brackets(x: string, a: number, b: number): Phrase[] {
	return [
		{
			text: `${a} times the sum of ${x} and ${b}`,
			right: `${a}(${x} + ${b})`,
			wrong: [
				[`${a}${x} + ${b}`, "forgot-brackets", NO_BRACKETS],
				[`${a} + ${x} + ${b}`, "product-taken-as-sum", '"Times" multiplies.'],
				[`${b}(${x} + ${a})`, "swapped-numbers", "Which number multiplies, and which is added?"],
			],
		},
		{
			text: `the difference of ${x} and ${b}, divided by ${a}`,
			right: `(${x} - ${b}) \\div ${a}`,
			wrong: [
				[`${x} - ${b} \\div ${a}`, "forgot-brackets", NO_BRACKETS],
				[`(${b} - ${x}) \\div ${a}`, "reversed-order", "The number that is named first comes first."],
				[`${a} \\div (${x} - ${b})`, "divided-the-other-way", "What is divided stands on top."],
			],
		},
		{
			text: `the square of the sum of ${x} and ${a}`,
			right: `(${x} + ${a})^{2}`,
			wrong: [
				[`${x}^{2} + ${a}`, "forgot-brackets", NO_BRACKETS],
				[`${x} + ${a}^{2}`, "squared-one-term", "The whole sum is squared."],
				[`2(${x} + ${a})`, "square-taken-as-double", "A square multiplies something by itself."],
			],
		},
		{
			text: `${a} subtracted from the product of ${b} and ${x}`,
			right: `${b}${x} - ${a}`,
			wrong: [
				[`${a} - ${b}${x}`, "less-than-in-reading-order", READING_ORDER],
				[`${b}(${x} - ${a})`, "brackets-where-none-belong", "Only the letter is multiplied."],
				[`${b} + ${x} - ${a}`, "product-taken-as-sum", "A product is made by multiplying."],
			],
		},
	];
}

function matching(random: Random, x: string, a: number) {
	return matchPairs(
		random,
		{
			prompt: `Match the words with the expressions. The number is called $${x}$.`,
			hints: [
				"Put a number in place of the letter and do what the words say.",
				"Look closely at what is done first.",
			],
			explanation: `"Less than" takes away from what follows: $${x} - ${a}$. "Less" alone takes away what follows: $${a} - ${x}$. "Times the sum" needs parentheses.`,
		},
		{
			pairs: [
				[`${a} less than the number`, `$${x} - ${a}$`],
				[`${a} less the number`, `$${a} - ${x}$`],
				[`Twice the sum of the number and ${a}`, `$2(${x} + ${a})$`],
				[`The sum of twice the number and ${a}`, `$2${x} + ${a}$`],
			],
			extras: [`$${x} + 2$`],
			mistakes: [
				["less-than-in-reading-order", 0, 1, READING_ORDER],
				["forgot-brackets", 2, 3, NO_BRACKETS],
			],
		},
	);
}
