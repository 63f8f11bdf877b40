import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { SMALL_CURRENCIES } from "../../kit/money.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two by two digits; 2: three by two; 3: three by two with a zero inside, or a story; 4: four by two; 5: three by three. */
export const multiplyMultidigit = defineGenerator("multiply-multidigit", 1, (random, difficulty) => {
	const [least, most, least_b, most_b] = level(difficulty, [
		[21, 99, 12, 49],
		[112, 499, 12, 99],
		[203, 909, 21, 99],
		[1012, 9899, 23, 99],
		[123, 989, 112, 989],
	] as const);
	const a = difficulty === 3 ? withZero(random, random.integer(least, most)) : random.integer(least, most);
	const b = random.integer(least_b, most_b);
	const parts = [...`${b}`]
		.map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
		.filter((part) => part > 0);
	const unshifted = [...`${b}`].reduce((sum, digit) => sum + a * Number(digit), 0);
	const ones = b % 10;
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty === 3 && random.oneIn(2)
				? story(random, a, b)
				: `What is $${texNumber(a)} \\times ${texNumber(b)}$?`,
		right: a * b,
		hints: [
			`Split the second number into its places: $${parts.map(texNumber).join(" + ")}$.`,
			"Multiply the first number by each part. A part with tens gives a product that ends in zero.",
			"Add the products, place under place.",
		],
		explanation: `$${parts.map((part) => `${texNumber(a)} \\times ${texNumber(part)} = ${texNumber(a * part)}`).join("$, $")}$. Together: $${parts.map((part) => texNumber(a * part)).join(" + ")} = ${texNumber(a * b)}$.`,
		mistakes: [
			[
				"did-not-shift-partial-product",
				unshifted,
				"It looks like the product with the tens was not moved one place. Tens times ones gives tens.",
			],
			[
				"left-out-a-partial-product",
				a * (b - ones) === a * b ? "" : a * (b - ones),
				"One part of the second number is still missing. Multiply by its ones as well.",
			],
			[
				"skipped-zero-inside",
				`${a}`.includes("0") ? Number(`${a}`.replace("0", "")) * b : "",
				"It looks like the zero inside was left out. It keeps the other digits in their places.",
			],
			[
				"forgot-carry",
				a * b - 10 * Math.floor(((a % 10) * ones) / 10) > 0 && (a % 10) * ones >= 10
					? a * b - 10 * Math.floor(((a % 10) * ones) / 10)
					: "",
				"Very close. Was something carried that was not added?",
			],
		],
	});
});

function withZero(random: Random, number: number): number {
	const hundreds = Math.floor(number / 100) * 100;
	return hundreds + random.integer(1, 9);
}

function story(random: Random, a: number, b: number): string {
	const { many } = random.pick(SMALL_CURRENCIES);
	return random.pick([
		`A ticket costs ${prose(a)} ${many}. How many ${many} do ${b} tickets cost?`,
		`${random.pick(NAMES)} prints ${b} copies of a report with ${prose(a)} pages each. How many pages is that?`,
		`A hall has ${b} rows, each with ${prose(a)} seats. How many seats is that?`,
	]);
}
