import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { CURRENCIES } from "../../kit/money.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: tenths times tenths, tenths divided by a one-digit number; 2: hundredths; 3: a decimal divisor; 4: up to four places, or stories; 5: small decimals below one, larger divisors. */
export const decimalMultDivFluent = defineGenerator("decimal-mult-div-fluent", 2, (random, difficulty) => {
	const divides = random.oneIn(2);
	const odd = (least: number, most: number) => {
		const number = random.integer(least, most);
		return number % 10 === 0 ? number + 1 : number;
	};
	// The two factors of the fact behind the question, with their places.
	const [a, pa] = level<readonly [number, number]>(difficulty, [
		[odd(11, 99), 1],
		[odd(102, 999), 2],
		[odd(12, 299), random.integer(1, 2)],
		[odd(102, 3999), 3],
		[odd(12, 999), 3],
	]);
	const [b, pb] = level<readonly [number, number]>(difficulty, [
		[odd(2, 9), divides ? 0 : 1],
		[odd(2, 9), divides ? 0 : 1],
		[odd(2, 25), 1],
		[odd(3, 12), 1],
		[odd(11, 48), 2],
	]);
	const [one, two, product] = [decimal(a, pa), decimal(b, pb), decimal(a * b, pa + pb)];
	const places = (count: number) => `${count} ${count === 1 ? "place" : "places"}`;
	const is_story = difficulty === 4 && random.oneIn(2);
	if (!divides)
		return fillNumber({
			answer_type: "FLOAT",
			prompt: is_story ? story(random, two, one) : `What is $${one} \\times ${two}$?`,
			right: product,
			hints: [
				"Estimate: about how large must the product be?",
				"Multiply without the decimal points first.",
				"Count the decimal places of both numbers together.",
			],
			explanation: `$${a} \\times ${b} = ${a * b}$. The numbers have ${places(pa)} and ${places(pb)} after the decimal point, together ${pa + pb}: $${product}$.`,
			mistakes: [
				[
					"placed-point-by-longest-factor",
					decimal(a * b, Math.max(pa, pb)),
					"It looks like the decimal point was placed by the longer number. The decimal places of both numbers count together.",
				],
				["ignored-the-points", a * b, "The digits are right. Now estimate and place the decimal point."],
				[
					"one-place-too-many",
					decimal(a * b, pa + pb + 1),
					"The digits are right. The decimal point is one place too far to the left.",
				],
			],
		});
	const shifted = decimal(a * b * 10 ** pb, pa + pb);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `What is $${product} \\div ${two}$?`,
		right: one,
		hints: [
			"Estimate: will the answer be larger or smaller than the number that is divided?",
			pb === 0
				? "Divide as with whole numbers and place the decimal point when you reach it."
				: "Move the decimal point in both numbers by the same number of places until the divisor is whole.",
			"Multiply back to check.",
		],
		explanation: `${pb === 0 ? "" : `Both numbers times ${10 ** pb}: $${shifted} \\div ${b}$. `}The quotient is $${one}$, because $${one} \\times ${two} = ${product}$.`,
		mistakes: [
			[
				"moved-one-point-only",
				pb === 0 ? "" : decimal(a, pa + pb),
				"It looks like the decimal point was moved in the divisor only. Move it in both numbers.",
			],
			["ignored-the-points", a, "The digits are right. Now estimate and place the decimal point."],
			[
				"point-one-place-off",
				decimal(a, pa + 1),
				"The digits are right. The decimal point is one place too far to the left.",
			],
			[
				"multiplied",
				decimal(a * b * b, pa + 2 * pb),
				"It looks like the numbers were multiplied. Look at the sign.",
			],
		],
	});
});

function story(random: Random, count: string, price: string): string {
	const { many } = random.pick(CURRENCIES);
	return random.pick([
		`One liter of fuel costs ${price} ${many}. How many ${many} do ${count} liters cost?`,
		`A machine uses ${price} kilowatt hours in one hour. How many kilowatt hours does it use in ${count} hours?`,
		`One square meter of cloth weighs ${price} kilograms. How many kilograms do ${count} square meters weigh?`,
	]);
}
