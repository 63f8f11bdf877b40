import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two-digit divisor, two-digit quotient; 2: three-digit quotients; 3: a zero inside the quotient; 4: three-digit divisors; 5: decimal quotients. */
export const divideMultidigit = defineGenerator("divide-multidigit", 2, (random, difficulty) => {
	const divisor = random.integer(
		...level<[number, number]>(difficulty, [
			[12, 39],
			[13, 89],
			[14, 79],
			[112, 489],
			[12, 80],
		]),
	);
	const has_zero = difficulty === 3 || (difficulty === 4 && random.oneIn(2));
	const quotient = has_zero
		? random.integer(1, 9) * 100 + random.integer(1, 9)
		: random.integer(
				...level<[number, number]>(difficulty, [
					[21, 99],
					[112, 899],
					[0, 0],
					[24, 98],
					[112, 989],
				]),
			);
	const places = difficulty === 5 ? 1 : 0;
	const odd = quotient % 10 === 0 ? quotient + 5 : quotient;
	const by = difficulty === 5 ? random.pick([12, 15, 24, 25, 36, 45, 60, 75, 80]) : divisor;
	// Tenths must make a whole dividend: quotients in tenths of which the product with the divisor is whole.
	const step = 10 / greatest(10, by);
	const units = difficulty === 5 ? odd - (odd % step) + (step === 10 ? 0 : step) : quotient;
	const total = (units * by) / 10 ** places;
	const right = decimal(units, places);
	const name = random.pick(NAMES);
	const story = `${name} packs ${prose(total)} seeds equally into ${by} packets. How many seeds are in each packet?`;
	return fillNumber({
		answer_type: difficulty === 5 ? "FLOAT" : "INTEGER",
		prompt: difficulty <= 4 && random.oneIn(3) ? story : `What is $${texNumber(total)} \\div ${by}$?`,
		...(difficulty === 5 ? { cta: "Write a whole number or a decimal." } : {}),
		right,
		hints: [
			`Estimate first: how many times does ${by} go in, about?`,
			"Go digit by digit from the left. Write one digit of the answer for each step, also where it is zero.",
			...(difficulty === 5
				? ["If something is left at the end, write a decimal point and a zero and go on."]
				: []),
		],
		explanation: `$${by} \\times ${right} = ${texNumber(total)}$, so $${texNumber(total)} \\div ${by} = ${right}$.`,
		mistakes: [
			[
				"skipped-a-zero-in-the-quotient",
				right.includes("0") && difficulty < 5 ? Number(right.replaceAll("0", "")) : "",
				"It looks like a zero inside the answer was left out. Each step gives one digit.",
			],
			[
				"lost-the-point",
				places === 1 && units % 10 !== 0 ? units : "",
				"The digits are right. Estimate how large the answer must be, and place the decimal point.",
			],
			[
				"dropped-the-remainder",
				places === 1 && units % 10 !== 0 ? Math.floor(units / 10) : "",
				"Something is left over. Go on after the decimal point.",
			],
			[
				"one-digit-too-large",
				decimal(units + 10 ** (difficulty === 1 ? 0 : 1), places),
				"One digit of the answer is too large. Multiply back to check.",
			],
			[
				"one-digit-too-small",
				decimal(units - 1, places),
				"One digit of the answer is too small. Multiply back to check.",
			],
		],
	});
});

function greatest(a: number, b: number): number {
	return b === 0 ? a : greatest(b, a % b);
}
