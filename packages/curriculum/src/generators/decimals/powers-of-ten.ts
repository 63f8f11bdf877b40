import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { decimal, texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: whole numbers times 10 or 100; 2: decimals; 3: division too; 4: powers with an exponent; 5: the exponent is asked. */
export const powersOfTen = defineGenerator("powers-of-ten", 2, (random, difficulty) => {
	if (difficulty === 4 && random.oneIn(4)) return matched(random);
	const exponent = random.integer(difficulty === 4 ? 2 : 1, level(difficulty, [2, 2, 3, 3, 4] as const));
	const places = difficulty === 1 ? random.integer(0, 1) : random.integer(1, 3);
	const drawn = random.integer(11, level(difficulty, [99, 999, 999, 9999, 9999] as const));
	const units = drawn % 10 === 0 ? drawn + 1 : drawn;
	const divides = difficulty >= 3 && random.oneIn(2);
	const shift = divides ? exponent : -exponent;
	const shifted = (by: number) =>
		places + by >= 0 ? decimal(units, places + by) : `${units * 10 ** -(places + by)}`;
	const number = decimal(units, places);
	const answer = shifted(shift);
	const power = difficulty >= 4 ? `10^{${exponent}}` : texNumber(10 ** exponent);
	const sign = divides ? "\\div" : "\\times";
	const direction = divides ? "right" : "left";
	const count = ["no place", "one place", "two places", "three places", "four places"][exponent] ?? "";
	if (difficulty === 5 && random.oneIn(2))
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Which exponent makes this true? $${number} ${sign} 10^{\\square} = ${spaced(answer)}$`,
			right: exponent,
			hints: [
				"Compare the two decimals: how many places did each digit move?",
				"Ten times itself gives one more zero each time. The exponent counts the tens.",
			],
			explanation: `Every digit moved ${count} to the ${direction}, and each ten moves them one place. The exponent is ${exponent}.`,
			mistakes: [
				[
					"counted-the-power",
					10 ** exponent,
					"That is the power itself. The exponent says how many tens are multiplied.",
				],
				[
					"counted-one-too-many",
					exponent + 1,
					"Count the steps of one digit from its old place to its new one.",
				],
				[
					"tens-as-sum",
					exponent * 10,
					"It looks like tens were added. An exponent counts tens that are multiplied.",
				],
			],
		});
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `What is $${number} ${sign} ${power}$?`,
		right: answer,
		hints: [
			difficulty >= 4
				? "The exponent says how many tens are multiplied together."
				: "How many tens are multiplied together to make the second number?",
			`For each ten, every digit moves one place to the ${direction}.`,
		],
		explanation: `${difficulty >= 4 ? `$10^{${exponent}} = ${texNumber(10 ** exponent)}$. ` : ""}Every digit moves ${count} to the ${direction}: $${spaced(answer)}$.`,
		mistakes: [
			[
				"moved-the-other-way",
				shifted(-shift),
				`It looks like the digits moved the other way. ${divides ? "Dividing" : "Multiplying"} by such a number makes it ${divides ? "smaller" : "larger"}.`,
			],
			[
				"added-zeros-at-the-end",
				divides ? "" : number,
				"Zeros at the end of a decimal do not change it. The digits have to move.",
			],
			[
				"exponent-times-ten",
				difficulty >= 4 && !divides && exponent > 1 ? decimal(units * exponent * 10, places) : "",
				"It looks like ten was multiplied by the exponent. The exponent counts how many tens are multiplied.",
			],
			[
				"moved-one-place-too-few",
				exponent > 1 ? shifted(shift - Math.sign(shift)) : "",
				"Close. Count the zeros of the power of ten once more.",
			],
			[
				"moved-one-place-too-many",
				shifted(shift + Math.sign(shift)),
				"The digits fit. They moved one place too far.",
			],
		],
	});
});

/** One decimal times, or divided by, three powers of ten. */
function matched(random: Random) {
	const units = random.integer(1, 9) * 100 + random.integer(0, 9) * 10 + random.integer(1, 9);
	const divides = random.oneIn(2);
	const sign = divides ? "\\div" : "\\times";
	const number = decimal(units, 2);
	const result = (exponent: number) =>
		divides ? decimal(units, 2 + exponent) : spaced(decimal(units * 10 ** exponent, 2));
	const direction = divides ? "right" : "left";
	return matchPairs(
		random,
		{
			prompt: "Match each expression with its value.",
			hints: [
				"The exponent says how many tens are multiplied together.",
				`For each ten, every digit moves one place to the ${direction}.`,
			],
			explanation: [1, 2, 3]
				.map((exponent) => `$${number} ${sign} 10^{${exponent}} = ${result(exponent)}$.`)
				.join(" "),
		},
		{
			pairs: [1, 2, 3].map((exponent) => [`$${number} ${sign} 10^{${exponent}}$`, `$${result(exponent)}$`]),
			...(divides ? {} : { extras: [`$${number}000$`] }),
			mistakes: [
				["moved-one-place-too-many", 0, 1, "The digits fit. They moved one place too far."],
				["moved-one-place-too-few", 2, 1, "Close. How many tens does the exponent tell to multiply?"],
				...(divides
					? []
					: ([
							[
								"added-zeros-at-the-end",
								2,
								3,
								"Zeros at the end of a decimal do not change it. The digits have to move.",
							],
						] as const)),
			],
		},
	);
}

/** Decimal text with commas in front of the point where it has more than four digits there. */
function spaced(text: string): string {
	const [whole = "", rest] = text.split(".");
	return `${texNumber(Number(whole))}${rest === undefined ? "" : `.${rest}`}`;
}
