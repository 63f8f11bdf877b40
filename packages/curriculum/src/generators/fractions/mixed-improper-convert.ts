import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { gcd } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

export const mixedImproperConvert = defineGenerator("mixed-improper-convert", 2, (random, difficulty) => {
	if (difficulty >= 3 && random.oneIn(4)) return matched(random);
	const bottom = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 3, 4, 5],
			[3, 4, 5, 6],
			[4, 5, 6, 8],
			[5, 6, 8, 10],
			[6, 7, 8, 9, 12],
		]),
	);
	const whole = random.integer(1, level(difficulty, [4, 5, 7, 9, 12] as const));
	const part = random.pick(
		Array.from({ length: bottom - 1 }, (_, at) => at + 1).filter((top) => gcd(top, bottom) === 1),
	);
	const numbers = { whole, part, bottom, top: whole * bottom + part };
	return random.oneIn(2) ? toMixed(numbers) : toFraction(numbers);
});

interface Numbers {
	whole: number;
	part: number;
	bottom: number;
	/** Of the fraction above one. */
	top: number;
}

/** Fractions above one and mixed numbers of the same parts, with wholes and parts that are easily confused. */
function matched(random: Random) {
	const bottom = random.pick([5, 7, 8, 9]);
	const [a = 1, b = 2, c = 3] = random.shuffle(
		Array.from({ length: bottom - 1 }, (_, at) => at + 1).filter((number) => gcd(number, bottom) === 1),
	);
	const numbers = [
		{ whole: a, part: b },
		{ whole: b, part: a },
		{ whole: a, part: c },
	].map(({ whole, part }) => ({ whole, part, top: whole * bottom + part }));
	const fraction = (top: number) => `\\dfrac{${top}}{${bottom}}`;
	return matchPairs(
		random,
		{
			prompt: "Match each fraction with the mixed number it is equal to.",
			hints: [
				`How many parts make one whole, when the bottom number is ${bottom}?`,
				"Take out as many wholes as you can from each fraction. What is left over?",
			],
			explanation: numbers
				.map(
					({ whole, part, top }) =>
						`$${top} = ${whole} \\times ${bottom} + ${part}$, so $${fraction(top)} = ${whole}${fraction(part)}$.`,
				)
				.join(" "),
		},
		{
			pairs: numbers.map(({ whole, part, top }) => [`$${fraction(top)}$`, `$${whole}${fraction(part)}$`]),
			mistakes: [
				["remainder-as-whole", 0, 1, "It looks like the wholes and the parts left over changed places."],
				["miscounted-the-parts-left", 0, 2, "The wholes fit. How many parts are left over?"],
			],
		},
	);
}

function toMixed({ whole, part, bottom, top }: Numbers) {
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `Write $\\dfrac{${top}}{${bottom}}$ as a mixed number.`,
		cta: "Write the whole number, a blank, and the fraction.",
		right: `${whole} ${part}/${bottom}`,
		hints: [
			`How many parts of this size make one whole?`,
			`Take out as many wholes as you can from ${top} parts.`,
			"What is left over stays a fraction with the same bottom number.",
		],
		explanation: `${whole} ${whole === 1 ? "whole takes" : "wholes take"} $${whole} \\times ${bottom} = ${whole * bottom}$ parts, and $${top} - ${whole * bottom} = ${part}$ ${part === 1 ? "is" : "are"} left: $${whole}\\dfrac{${part}}{${bottom}}$.`,
		mistakes: [
			[
				"one-whole-too-few",
				whole > 1 ? `${whole - 1} ${part}/${bottom}` : "",
				"Good way. See whether one more whole can be taken out.",
			],
			[
				"remainder-as-whole",
				`${part} ${whole}/${bottom}`,
				"It looks like the wholes and the parts left over changed places.",
			],
			[
				"swapped-bottom",
				`${whole} ${part}/${top}`,
				"The parts keep their size, so the bottom number stays the same.",
			],
		],
	});
}

function toFraction({ whole, part, bottom, top }: Numbers) {
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `Write $${whole}\\dfrac{${part}}{${bottom}}$ as a fraction.`,
		cta: "Write a fraction: top number, slash, bottom number.",
		right: `${top}/${bottom}`,
		hints: [
			`Cut each whole into ${bottom} equal parts.`,
			"How many parts do the wholes give? Add the parts that are there already.",
		],
		explanation: `The wholes give $${whole} \\times ${bottom} = ${whole * bottom}$ parts. With ${part} more there are $${whole * bottom} + ${part} = ${top}$ parts: $\\dfrac{${top}}{${bottom}}$.`,
		mistakes: [
			[
				"added-whole-to-top",
				`${whole + part}/${bottom}`,
				"Each whole has as many parts as the bottom number says.",
			],
			[
				"multiplied-whole-by-top",
				`${whole * part}/${bottom}`,
				"It looks like the whole number was multiplied by the top. Multiply it by the bottom.",
			],
			[
				"forgot-the-parts",
				`${whole * bottom}/${bottom}`,
				"The wholes are cut. The parts that were there already still have to be added.",
			],
		],
	});
}
