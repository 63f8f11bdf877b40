import { baseTenBlocks } from "../../figures/base-ten-blocks.ts";
import { svgBeside } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { THINGS } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnWork } from "./column-work.ts";

// 1: with blocks, nothing carried. 2: with blocks, the ones make a new ten. 3: in columns, one carry.
// 4: in columns, two carries. 5: a story with numbers of different length, two carries.
export const addWithin1000 = defineGenerator("add-within-1000", 1, (random, difficulty) => {
	const [a, b] = addends(random, difficulty);
	if (difficulty === 3 || difficulty === 4) return columnWork(a, b, "+");
	const sum = a + b;
	const parts = (number: number) => ({
		hundreds: Math.floor(number / 100),
		tens: Math.floor(number / 10) % 10,
		ones: number % 10,
	});
	const [p, q] = [parts(a), parts(b)];
	const [hundreds, tens, ones] = [p.hundreds + q.hundreds, p.tens + q.tens, p.ones + q.ones];
	const name = random.pick(NAMES);
	const [, things] = random.pick(THINGS);
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty === 5
				? random.pick([
						`${name} has ${a} ${things} and gets ${b} more. How many ${things} does ${name} have now?`,
						`A shop sells ${a} ${things} on Monday and ${b} on Tuesday. How many ${things} is that together?`,
						`What is $${a} + ${b}$?`,
					])
				: `The blocks show ${a} and ${b}. What is $${a} + ${b}$?`,
		...(difficulty <= 2
			? {
					figure: {
						svg: svgBeside(baseTenBlocks(p, 2), baseTenBlocks(q, 2)),
						alt: `Blocks for two numbers. ${blocksInWords(p)}. And ${blocksInWords(q).toLowerCase()}.`,
					},
				}
			: {}),
		right: sum,
		hints: [
			"Put hundreds with hundreds, tens with tens and ones with ones.",
			ones >= 10 || tens >= 10
				? "Ten of one kind make one of the next kind. Trade them."
				: "Count each kind and put the three counts together.",
		],
		explanation: `Hundreds: $${p.hundreds} + ${q.hundreds} = ${hundreds}$. Tens: $${p.tens} + ${q.tens} = ${tens}$. Ones: $${p.ones} + ${q.ones} = ${ones}$. Together $${100 * hundreds} + ${10 * tens} + ${ones} = ${sum}$.`,
		mistakes: [
			[
				"forgot-new-ten",
				ones >= 10 ? sum - 10 : "",
				"The ones make more than nine. It looks like the new ten was left out.",
			],
			[
				"forgot-new-hundred",
				tens + (ones >= 10 ? 1 : 0) >= 10 ? sum - 100 : "",
				"The tens make more than nine. It looks like the new hundred was left out.",
			],
			[
				"wrong-places",
				difficulty === 5 && b < 100 ? a + 10 * b : "",
				"It looks like tens were added to hundreds. Line up ones below ones.",
			],
			["off-by-ten", sum + 10, "One ten too many. Count the tens once more."],
		],
	});
});

function blocksInWords({ hundreds, tens, ones }: { hundreds: number; tens: number; ones: number }): string {
	return `Hundreds: ${hundreds}, tens: ${tens}, ones: ${ones}`;
}

function addends(random: Random, difficulty: number): [number, number] {
	const digits = (pair: readonly [number, number], carries: boolean, carried: number): [number, number] => {
		const [least, most] = pair;
		if (!carries) {
			const one = random.integer(least, most);
			return [one, random.integer(0, 9 - carried - one)];
		}
		const one = random.integer(2, 9);
		return [one, random.integer(10 - carried - one < 0 ? 0 : 10 - carried - one, 9)];
	};
	const ones = digits([1, 7], difficulty >= 2, 0);
	const tens = digits([1, 6], difficulty >= 4, difficulty >= 2 ? 1 : 0);
	const small = difficulty <= 2 ? 3 : 5;
	const hundreds = [random.integer(1, small), difficulty === 5 ? 0 : random.integer(1, 3)] as const;
	const number = (at: 0 | 1) => 100 * hundreds[at] + 10 * tens[at] + ones[at];
	return [number(0), number(1)];
}
