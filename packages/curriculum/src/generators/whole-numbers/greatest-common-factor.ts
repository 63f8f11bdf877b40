import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { gcd, lcm, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: numbers up to 30; 2: up to 60; 3: up to 100; 4: stories about equal groups; 5: large common factors, or no common factor but one. */
export const greatestCommonFactor = defineGenerator("greatest-common-factor", 1, (random, difficulty) => {
	const [a, b] = pair(random, difficulty);
	const right = gcd(a, b);
	const common = divisors(right);
	const lesser = common.at(-2) ?? 1;
	const prompt =
		difficulty === 4
			? random.pick([
					`${random.pick(NAMES)} has ${a} red and ${b} white flowers and makes bunches that are all alike, with nothing left over. What is the largest number of bunches?`,
					`A team has ${a} sandwiches and ${b} apples and packs bags that are all alike, with nothing left over. What is the largest number of bags?`,
					`Two ribbons of ${a} and ${b} centimeters are cut into pieces of equal length, with nothing left over. How many centimeters long can a piece be at most?`,
				])
			: `What is the greatest common factor of ${a} and ${b}?`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		right,
		hints: [
			"Which numbers divide both without a remainder?",
			`List the factors of the smaller number, from the largest down. Which is the first that divides the other one, too?`,
		],
		explanation: `Factors of ${a}: ${divisors(a).join(", ")}. Factors of ${b}: ${divisors(b).join(", ")}. The largest in both lists is ${right}.`,
		mistakes: [
			[
				"gave-the-least-common-multiple",
				lcm(a, b),
				"That is a common multiple. A factor divides both numbers, so it is not larger than they are.",
			],
			[
				"gave-a-smaller-common-factor",
				right > 1 ? lesser : "",
				"That divides both, but there is a larger number that does.",
			],
			[
				"gave-a-factor-of-one-only",
				a % b === 0 || b % a === 0 ? "" : Math.min(a, b),
				"That divides only one of the numbers. It has to divide both.",
			],
			[
				"subtracted",
				Math.abs(a - b),
				"It looks like the numbers were subtracted. Look for a number that divides both.",
			],
			[
				"multiplied",
				a * b <= 10_000 ? a * b : "",
				`$${texNumber(a * b)}$ is a multiple of both. A factor is smaller.`,
			],
		].map(([id, answer, feedback]) => [`${id}`, answer ?? "", `${feedback}`] as const),
	});
});

function divisors(number: number): number[] {
	return Array.from({ length: number }, (_, at) => at + 1).filter((one) => number % one === 0);
}

function pair(random: Random, difficulty: 1 | 2 | 3 | 4 | 5): [number, number] {
	const [most, least_common] = level(difficulty, [
		[30, 2],
		[60, 3],
		[100, 4],
		[72, 4],
		[100, 12],
	] as const);
	for (;;) {
		const common =
			difficulty === 5 && random.oneIn(4) ? 1 : random.integer(least_common, Math.floor(most / 2));
		const [a, b] = [
			common * random.integer(1, Math.floor(most / common)),
			common * random.integer(2, Math.floor(most / common)),
		];
		if (a !== b && a > 3 && b > 3 && gcd(a, b) === common && (difficulty < 3 || (a % b !== 0 && b % a !== 0)))
			return [a, b];
	}
}
