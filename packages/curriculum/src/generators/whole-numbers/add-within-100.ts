import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnWork } from "./column-work.ts";

const THINGS = ["stickers", "shells", "marbles", "stamps", "buttons", "beads", "cards"] as const;

export const addWithin100 = defineGenerator("add-within-100", 2, (random, difficulty) => {
	const [a, b] = addends(random, difficulty);
	const [tens, ones] = [tensOf(a) + tensOf(b), (a % 10) + (b % 10)];
	const has_new_ten = ones >= 10;
	if ((difficulty === 2 || difficulty === 3) && has_new_ten && random.oneIn(3)) return columnWork(a, b, "+");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: prompt(random, difficulty, [a, b]),
		right: a + b,
		hints: [
			"Split both numbers into tens and ones.",
			`Add the tens, $${tensOf(a)} + ${tensOf(b)}$. Then add the ones, $${a % 10} + ${b % 10}$.`,
			has_new_ten
				? "The ones make a new ten. Count it with the other tens."
				: "Put the tens and the ones together.",
		],
		explanation: `Tens: $${tensOf(a)} + ${tensOf(b)} = ${tens}$. Ones: $${a % 10} + ${b % 10} = ${ones}$. Together $${tens} + ${ones} = ${a + b}$.`,
		mistakes: [
			[
				"forgot-new-ten",
				has_new_ten ? a + b - 10 : "",
				"The ones make more than nine. It looks like the new ten was left out.",
			],
			[
				"wrote-both-ones-digits",
				has_new_ten ? `${tens / 10}${ones}` : "",
				"It looks like both digits of the ones were written down. Trade ten ones for a ten.",
			],
			["subtracted", Math.abs(a - b), "It looks like one number was taken away. Here they come together."],
		],
	});
});

function tensOf(number: number): number {
	return number - (number % 10);
}

/** Two two-digit numbers with a sum below 100: easy ones never make a new ten, hard ones always do. */
function addends(random: Random, difficulty: Difficulty): [number, number] {
	if (difficulty === 1) {
		const [t, u] = [random.integer(1, 5), random.integer(1, 8)];
		return [10 * t + u, 10 * random.integer(1, 8 - t) + random.integer(1, 9 - u)];
	}
	const t = random.integer(1, difficulty === 2 ? 4 : 6);
	const u = random.integer(difficulty === 2 ? 1 : 2, 9);
	const v = difficulty === 2 ? random.integer(0, 9) : random.integer(10 - u, 9);
	return [10 * t + u, 10 * random.integer(1, 8 - t) + v];
}

function prompt(random: Random, difficulty: Difficulty, [a, b]: [number, number]): string {
	const name = random.pick(NAMES);
	const things = random.pick(THINGS);
	if (difficulty === 5)
		return `${name} gave away ${a} ${things} and still has ${b} ${things}. How many ${things} did ${name} have at first?`;
	if (difficulty === 4 || random.oneIn(3))
		return `${name} has ${a} ${things} and gets ${b} more. How many ${things} does ${name} have now?`;
	return `What is $${a} + ${b}$?`;
}
