import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: tenths by a whole number; 2: hundredths by a whole number; 3: stories; 4: divisor with tenths; 5: divisor with hundredths, or zeros to add. */
export const divideDecimals = defineGenerator("divide-decimals", 2, (random, difficulty) => {
	const divisor_places = level(difficulty, [0, 0, 0, 1, random.integer(1, 2)] as const);
	const quotient_places = level(difficulty, [1, 2, 2, random.integer(0, 1), random.integer(0, 1)] as const);
	const divisor = notRound(random.integer(2, level(difficulty, [9, 9, 12, 12, 25] as const)));
	const quotient = notRound(
		random.integer(difficulty === 3 ? 75 : 6, level(difficulty, [99, 299, 999, 99, 120] as const)),
	);
	const places = divisor_places + quotient_places;
	const total = decimal(divisor * quotient, places);
	const by = decimal(divisor, divisor_places);
	const right = decimal(quotient, quotient_places);
	const is_story = difficulty === 3;
	const shifted = decimal(divisor * quotient * 10 ** divisor_places, places);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: is_story ? story(random, total, divisor) : `What is $${total} \\div ${by}$?`,
		right,
		hints: [
			"About how large must the answer be? Use easy numbers near these.",
			divisor_places === 0
				? "Divide as with whole numbers. The point of the answer stands above the point of the number that is divided."
				: "Make the divisor whole: move the point in both numbers by the same number of places.",
			"If something is left at the end, add a zero and go on.",
		],
		explanation: `${divisor_places === 0 ? "" : `Multiply both numbers by $${10 ** divisor_places}$: $${shifted} \\div ${divisor}$. `}$${shifted} \\div ${divisor} = ${right}$. Check: $${right} \\times ${by} = ${total}$.`,
		mistakes: [
			[
				"moved-the-point-in-one-number",
				divisor_places === 0 ? "" : decimal(quotient, quotient_places + divisor_places),
				"It looks like the point was moved in the divisor only. Move it in both numbers alike.",
			],
			[
				"lost-the-point",
				quotient_places === 0 ? "" : quotient,
				"The digits fit. Estimate how large the answer must be, and set the point.",
			],
			[
				"point-one-place-off",
				decimal(quotient, quotient_places + 1),
				"The digits fit. The point stands one place too far to the left.",
			],
			[
				"point-too-far-right",
				decimal(quotient * 10, quotient_places),
				"The digits fit. The point stands one place too far to the right.",
			],
		],
	});
});

function notRound(number: number): number {
	return number % 10 === 0 ? number + 1 : number;
}

/** Money has both places or none. */
function money(amount: string): string {
	return amount.includes(".") ? amount.padEnd(amount.indexOf(".") + 3, "0") : amount;
}

function story(random: Random, total: string, count: number): string {
	const { many } = random.pick(CURRENCIES);
	const name = random.pick(NAMES);
	return random.pick([
		`A ribbon of ${total} meters is cut into ${count} equal pieces. How many meters long is each piece?`,
		`${count} friends share a bill of ${money(total)} ${many} equally. How many ${many} does each of them pay?`,
		`${name} pours ${total} liters of juice equally into ${count} jugs. How many liters are in each jug?`,
		`${name} walks the same path ${count} times, ${total} kilometers in all. How many kilometers long is the path?`,
	]);
}
