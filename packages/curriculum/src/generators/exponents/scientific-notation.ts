import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { decimal, texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** "3.4" times ten to the power as plain digits. */
function plain(tenths: number, exponent: number): string {
	return exponent >= 1 ? `${tenths}${"0".repeat(exponent - 1)}` : decimal(tenths, 1 - exponent);
}

/** 1: large numbers to scientific notation; 2: small numbers; 3: back to plain numbers; 4: how many times as large; 5: which is the largest, or what is not in the right form. */
export const scientificNotation = defineGenerator("scientific-notation", 3, (random, difficulty) => {
	const tenths = random.integer(11, 99);
	const clean = tenths % 10 === 0 ? tenths + 1 : tenths;
	const mantissa = decimal(clean, 1);
	const exponent = difficulty === 2 ? -random.integer(2, 6) : random.integer(3, 8);
	const number = plain(clean, exponent);
	const shown = exponent > 0 ? texNumber(Number(number)) : number;
	if (difficulty <= 2)
		return fillBoxes({
			prompt: `Write $${shown}$ in scientific notation: [[m]] $\\times 10$ to the power of [[e]].`,
			boxes: { m: { right: mantissa, answer_type: "FLOAT" }, e: { right: exponent } },
			hints: [
				"The first number is at least one and less than ten.",
				exponent > 0
					? "How many places does the decimal point move to the left?"
					: "How many places does the decimal point move to the right? Then the exponent is negative.",
			],
			explanation: `$${shown} = ${mantissa} \\times 10^{${exponent}}$: the decimal point moves ${Math.abs(exponent)} places.`,
			mistakes: [
				["m", "mantissa-not-between-1-and-10", clean, "The first number has to be less than ten."],
				[
					"e",
					"counted-zeros",
					exponent > 0 ? exponent - 1 : exponent + 1,
					"Count how many places the decimal point moves, not the zeros.",
				],
				[
					"e",
					"wrong-sign-of-the-exponent",
					-exponent,
					"Is the number large or small? That decides the sign.",
				],
			],
		});
	if (difficulty === 3) {
		const e = random.oneIn(2) ? exponent : -random.integer(2, 5);
		const right = plain(clean, e);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `Write $${mantissa} \\times 10^{${e}}$ as a plain number.`,
			right,
			hints: [
				e > 0
					? "The number becomes larger: the digits move to the left."
					: "The number becomes smaller: the digits move to the right.",
				"How many places do they move?",
			],
			explanation: `The digits move ${Math.abs(e)} places: $${e > 0 ? texNumber(Number(right)) : right}$.`,
			mistakes: [
				[
					"added-zeros-only",
					e > 0 ? plain(clean, e + 1) : plain(clean, e - 1),
					"The digit after the decimal point counts as a place, too.",
				],
				["moved-the-other-way", plain(clean, -e), "Is the exponent positive or negative?"],
				["one-place-short", e > 0 ? plain(clean, e - 1) : plain(clean, e + 1), "One place is missing."],
			],
		});
	}
	if (difficulty === 4) {
		const a = random.integer(2, 4);
		const factor = random.integer(2, Math.floor(9 / a));
		const gap = random.integer(1, 4);
		const times = factor * 10 ** gap;
		const low = random.integer(2, 6);
		const first = a * factor;
		const things = random.pick([
			[
				"One country has",
				"people, one of its cities has",
				"people",
				"How many times as many people has the country?",
			],
			[
				"A big library holds",
				"pages, a small one holds",
				"pages",
				"How many times as many pages has the big library?",
			],
			[
				"A sack holds",
				"grains of sand, a spoon holds",
				"grains",
				"How many times as many grains has the sack?",
			],
			[
				"One film was seen",
				"times, another one",
				"times",
				"How many times as often was the first film seen?",
			],
		] as const);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${things[0]} $${first} \\times 10^{${low + gap}}$ ${things[1]} $${a} \\times 10^{${low}}$ ${things[2]}. ${things[3]}`,
			right: times,
			hints: [
				"Divide the first numbers and divide the powers of ten.",
				"In a quotient the exponents are subtracted.",
			],
			explanation: `$${first} \\div ${a} = ${factor}$ and $10^{${low + gap}} \\div 10^{${low}} = 10^{${gap}}$: $${texNumber(times)}$ times as many.`,
			mistakes: [
				["compared-the-first-numbers-only", factor, "The powers of ten differ as well."],
				["compared-the-powers-only", 10 ** gap, "The first numbers differ as well."],
				[
					"subtracted-the-first-numbers",
					(first - a) * 10 ** gap,
					"How many times as many asks for a quotient.",
				],
				["one-power-too-many", times * 10, "Subtract the exponents once more."],
			],
		});
	}
	return largest(random);
});

function largest(random: Random) {
	const e = random.integer(3, 8);
	const negative = random.oneIn(3);
	const power = negative ? -e : e;
	const [a, b, c] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
	const numbers = [
		{ label: `$${Math.min(a, b)}.1 \\times 10^{${power + 1}}$`, size: Math.min(a, b) * 10 + 1 },
		{ label: `$9.8 \\times 10^{${power}}$`, size: 9.8 },
		{ label: `$${c}.5 \\times 10^{${power}}$`, size: c + 0.5 },
		{ label: `$${Math.max(a, b)}.7 \\times 10^{${power - 1}}$`, size: Math.max(a, b) / 10 },
	];
	const right = numbers[0]?.label ?? "";
	return chooseOption(
		random,
		{
			prompt: "Which of these numbers is the largest?",
			hints: [
				"Compare the powers of ten first.",
				...(negative
					? ["Of two negative exponents, which is larger?"]
					: ["Only with equal powers the first numbers decide."]),
			],
			explanation: `The largest power of ten is $10^{${power + 1}}$, so ${right} is the largest.`,
		},
		{
			right,
			wrong: [
				[numbers[1]?.label ?? "", "compared-the-first-numbers-only", "Compare the powers of ten first."],
				[
					numbers[3]?.label ?? "",
					negative ? "larger-size-of-negative-exponent" : "took-the-smallest",
					negative
						? "The farther below zero the exponent, the smaller the number."
						: "That one has the smallest power of ten.",
				],
				[numbers[2]?.label ?? "", "overlooked-the-power", "Another one has a larger power of ten."],
			],
		},
	);
}
