import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

export const addSubDecimals = defineGenerator("add-sub-decimals", 2, (random, difficulty) => {
	const subtracts = random.oneIn(2);
	const [a, b] = hundredths(random, difficulty);
	const [left, right] = [decimal(a, 2), decimal(b, 2)];
	const answer = decimal(subtracts ? a - b : a + b, 2);
	const operation = subtracts ? "-" : "+";
	return fillNumber({
		answer_type: "FLOAT",
		prompt: prompt(random, subtracts, [left, right]),
		right: answer,
		hints: [
			"Write the numbers below each other so that the points line up.",
			"Fill empty places after the decimal point with zeros, so that both have the same number of places.",
			`Then ${subtracts ? "subtract" : "add"} as with whole numbers. The point stays where it is.`,
		],
		explanation: `With two places each: $${places(a)} ${operation} ${places(b)} = ${places(subtracts ? a - b : a + b)}$, so the answer is $${answer}$.`,
		mistakes: [
			[
				"lined-up-right-ends",
				misaligned(left, right, subtracts ? -1 : 1),
				"It looks like the last digits were lined up. Line up the points, so that tenths meet tenths.",
			],
			[
				subtracts ? "added" : "subtracted",
				decimal(subtracts ? a + b : a - b, 2),
				`It looks like the numbers were ${subtracts ? "added" : "subtracted"}. Read the question once more.`,
			],
			subtracts
				? [
						"smaller-from-larger",
						a % 100 < b % 100 ? decimal(a - (a % 100) - (b - (b % 100)) + (b % 100) - (a % 100), 2) : "",
						"It looks like the smaller part after the point was taken from the larger one. Trade one whole for ten tenths.",
					]
				: [
						"forgot-the-new-whole",
						(a % 100) + (b % 100) >= 100 ? decimal(a + b - 100, 2) : "",
						"The parts after the point make a new whole. It looks like it was left out.",
					],
			[
				"left-out-the-point",
				answer.includes(".") ? answer.replace(".", "") : "",
				"The digits fit. Where does the decimal point stand?",
			],
		],
	});
});

/** Two amounts of hundredths, the first the larger; hard ones have different numbers of places. */
function hundredths(random: Random, difficulty: Difficulty): [number, number] {
	const tenths = (most: number) => 10 * random.integer(11, most);
	const whole = random.integer(2, 19) * 100;
	const fine = (most: number) => 10 * random.integer(11, most) + random.integer(1, 9);
	const [x, y] = {
		1: [tenths(60), tenths(95)],
		2: [fine(50), fine(90)],
		3: [fine(60), tenths(95)],
		4: [fine(120), tenths(250)],
		5: [fine(190), random.oneIn(2) ? whole : tenths(300)],
	}[difficulty] as [number, number];
	if (x === y) return [x + 30, y];
	return x > y ? [x, y] : [y, x];
}

function prompt(random: Random, subtracts: boolean, [left, right]: [string, string]): string {
	const name = random.pick(NAMES);
	if (!random.oneIn(3)) return `What is $${left} ${subtracts ? "-" : "+"} ${right}$?`;
	return subtracts
		? `A rope is ${left} meters long. ${name} cuts off ${right} meters. How many meters are left?`
		: `${name} walks ${left} kilometers in the morning and ${right} kilometers in the afternoon. How many kilometers is that in all?`;
}

function places(units: number): string {
	return (units / 100).toFixed(2);
}

/** What comes out when the digits are lined up at their right ends and the longer number of places is kept. */
function misaligned(left: string, right: string, sign: number): string {
	const digits = (text: string) => Number(text.replace(".", ""));
	const length = (text: string) => (text.split(".")[1] ?? "").length;
	if (length(left) === length(right)) return "";
	const wrong = digits(left) + sign * digits(right);
	return wrong > 0 ? decimal(wrong, Math.max(length(left), length(right))) : "";
}
