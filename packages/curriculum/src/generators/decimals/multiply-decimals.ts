import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, dollars, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const GOODS = ["apples", "rice", "cherries", "flour", "walnuts"] as const;

export const multiplyDecimals = defineGenerator("multiply-decimals", 2, (random, difficulty) => {
	const [most_a, places_a, most_b, places_b] = level(difficulty, [
		[9, 1, 9, 0],
		[9, 1, 9, 1],
		[49, 1, 9, 1],
		[99, 1, 49, 1],
		[299, 2, 59, 1],
	] as const);
	const [a, b] = [notRound(random, most_a), notRound(random, most_b)];
	const [left, right] = [decimal(a, places_a), decimal(b, places_b)];
	const places = places_a + places_b;
	const answer = decimal(a * b, places);
	const story = `${random.pick(NAMES)} buys ${right} kilograms of ${random.pick(GOODS)}. One kilogram costs ${dollars(a * 10)} dollars. How many dollars is that in all?`;
	const is_story = difficulty === 3 && random.oneIn(2);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: is_story ? story : `What is $${left} \\times ${right}$?`,
		...(is_story ? { answer_prefix: "$" } : {}),
		right: answer,
		hints: [
			"About how large must the answer be? Round both numbers first.",
			"Multiply as if there were no points.",
			"Count the places after the decimal point in both numbers together. The product has as many, before zeros at its end are dropped.",
		],
		explanation: `Without points: $${a} \\times ${b} = ${texNumber(a * b)}$. Together the numbers have ${places} ${places === 1 ? "place" : "places"} after the point, so the product is $${answer}$.`,
		mistakes: [
			[
				"kept-places-of-one-factor",
				decimal(a * b, Math.max(places_a, places_b)),
				"It looks like the places after the decimal point of only one number were counted. Count those of both.",
			],
			[
				"ignored-the-points",
				a * b,
				"The digits are multiplied. Now think how large the answer must be and set the point.",
			],
			[
				"one-place-too-many",
				decimal(a * b, places + 1),
				"The digits fit. The point stands one place too far to the left.",
			],
		],
	});
});

/** At least 2 and not ending in zero, so that every place after the decimal point counts. */
function notRound(random: Random, most: number): number {
	const number = random.integer(2, most);
	return number % 10 === 0 ? number + 1 : number;
}
