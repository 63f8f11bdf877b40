import { fillNumber } from "../../kit/fill-one.ts";
import { THINGS } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnWork } from "./column-work.ts";

// 1: sums in columns, one carry. 2: differences in columns, one opened. 3: sums with two carries. 4: differences across a zero. 5: either, without columns.
export const addSubWithin1000Fluent = defineGenerator(
	"add-sub-within-1000-fluent",
	2,
	(random, difficulty) => {
		const subtracts = difficulty === 2 || difficulty === 4 || (difficulty === 5 && random.oneIn(2));
		const [a, b] = subtracts ? difference(random, difficulty) : sum(random, difficulty);
		if (difficulty < 5) return columnWork(a, b, subtracts ? "-" : "+");
		const right = subtracts ? a - b : a + b;
		const name = random.pick(NAMES);
		const [, things] = random.pick(THINGS);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: subtracts
				? random.pick([
						`What is $${a} - ${b}$?`,
						`${name} has ${a} ${things} and gives away ${b}. How many are left?`,
					])
				: random.pick([
						`What is $${a} + ${b}$?`,
						`${name} has ${a} ${things} and gets ${b} more. How many are there now?`,
					]),
			right,
			hints: [
				"Write the numbers one below the other: ones below ones, tens below tens.",
				subtracts
					? "Trade a ten or a hundred where the top digit is too small."
					: "Carry a ten or a hundred where a column makes ten or more.",
				"Check with the opposite operation.",
			],
			explanation: subtracts
				? `$${a} - ${b} = ${right}$. Check: $${right} + ${b} = ${a}$.`
				: `$${a} + ${b} = ${right}$. Check: $${right} - ${b} = ${a}$.`,
			mistakes: subtracts
				? [
						[
							"smaller-from-larger",
							digitwise(a, b),
							"It looks like the smaller digit was always taken from the larger one. Trade a ten or a hundred instead.",
						],
						["forgot-an-opened-ten", right + 10, "A ten was traded for ones, so there is one ten less."],
						[
							"forgot-an-opened-hundred",
							right + 100,
							"A hundred was traded for tens, so there is one hundred less.",
						],
					]
				: [
						["forgot-the-carried-ten", right - 10, "A ten was carried. It looks like it was left out."],
						[
							"forgot-the-carried-hundred",
							right - 100,
							"A hundred was carried. It looks like it was left out.",
						],
					],
		});
	},
);

/** The difference of each pair of digits, the larger one first. */
function digitwise(a: number, b: number): number {
	return [100, 10, 1].reduce(
		(total, place) => total + place * Math.abs((Math.floor(a / place) % 10) - (Math.floor(b / place) % 10)),
		0,
	);
}

function sum(random: Random, difficulty: number): [number, number] {
	const o = random.integer(3, 9);
	const t = random.integer(difficulty === 1 ? 1 : 4, difficulty === 1 ? 4 : 8);
	const p = random.integer(
		difficulty === 1 ? 0 : 10 - t - 1 < 0 ? 0 : 9 - t,
		difficulty === 1 ? 8 - t - 1 : 8,
	);
	const [h, k] = [random.integer(1, 5), random.integer(1, 3)];
	return [100 * h + 10 * t + o, 100 * k + 10 * p + random.integer(10 - o, 9)];
}

function difference(random: Random, difficulty: number): [number, number] {
	const o = random.integer(2, 9);
	const across_zero = difficulty === 4 || (difficulty === 5 && random.oneIn(2));
	const tens = across_zero ? 0 : difficulty === 2 ? random.integer(4, 9) : random.integer(1, 6);
	const t = difficulty === 2 ? random.integer(0, tens - 1) : random.integer(tens, 9);
	const hundreds = random.integer(3, 9);
	return [
		100 * hundreds + 10 * tens + random.integer(0, o - 1),
		100 * random.integer(1, hundreds - 1) + 10 * t + o,
	];
}
