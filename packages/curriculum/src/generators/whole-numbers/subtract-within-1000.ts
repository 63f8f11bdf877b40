import { baseTenBlocks } from "../../figures/base-ten-blocks.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { THINGS } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnWork } from "./column-work.ts";

// 1: with blocks, nothing opened. 2: with blocks, one ten opened. 3: in columns, one opened.
// 4: in columns, across a zero. 5: a story, two opened or across a zero.
export const subtractWithin1000 = defineGenerator("subtract-within-1000", 2, (random, difficulty) => {
	const [a, b] = numbers(random, difficulty);
	if (difficulty === 3 || difficulty === 4) return columnWork(a, b, "-");
	const difference = a - b;
	const [hundreds, tens, ones] = [Math.floor(a / 100), Math.floor(a / 10) % 10, a % 10];
	const [h, t, o] = [Math.floor(b / 100), Math.floor(b / 10) % 10, b % 10];
	const name = random.pick(NAMES);
	const [, things] = random.pick(THINGS);
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty === 5
				? random.pick([
						`${name} has ${a} ${things} and gives away ${b}. How many ${things} does ${name} still have?`,
						`A library has ${a} books. Today ${b} of them are checked out. How many books are still in the library?`,
						`What is $${a} - ${b}$?`,
					])
				: `The blocks show ${a}. What is $${a} - ${b}$?`,
		...(difficulty <= 2
			? {
					figure: {
						svg: baseTenBlocks({ hundreds, tens, ones }),
						alt: `Blocks for one number. Hundreds: ${hundreds}, tens: ${tens}, ones: ${ones}.`,
					},
				}
			: {}),
		right: difference,
		hints: [
			"Take ones from ones, tens from tens and hundreds from hundreds.",
			o > ones
				? "There are not enough ones. Trade one ten for ten ones."
				: "No trading is needed. Work place by place.",
			"Check your answer: add back what you took away.",
		],
		explanation: explained(a, [100 * h, 10 * t, o]),
		mistakes: [
			[
				"smaller-from-larger",
				100 * Math.abs(hundreds - h) + 10 * Math.abs(tens - t) + Math.abs(ones - o),
				"It looks like the smaller digit was always taken from the larger one. Trade a ten or a hundred instead.",
			],
			[
				"forgot-the-opened-ten",
				o > ones ? difference + 10 : "",
				"A ten was traded for ones, so there is one ten less. It looks like it was still counted.",
			],
			[
				"forgot-the-opened-hundred",
				t + (o > ones ? 1 : 0) > tens ? difference + 100 : "",
				"A hundred was traded for tens, so there is one hundred less. It looks like it was still counted.",
			],
			["added", a + b, "It looks like the numbers were added. Something is taken away here."],
		],
	});
});

function numbers(random: Random, difficulty: number): [number, number] {
	const opens_ten = difficulty >= 2;
	const opens_hundred = difficulty >= 4;
	const o = random.integer(opens_ten ? 2 : 0, opens_ten ? 9 : 7);
	const ones = opens_ten ? random.integer(0, o - 1) : random.integer(o, 9);
	const across_zero = difficulty === 4 || (difficulty === 5 && random.oneIn(2));
	const tens = across_zero ? 0 : random.integer(opens_hundred ? 1 : 2, opens_hundred ? 7 : 9);
	const t = opens_hundred ? random.integer(tens, 9) : random.integer(0, tens - (opens_ten ? 1 : 0));
	const hundreds = random.integer(difficulty <= 2 ? 2 : 3, difficulty <= 2 ? 4 : 9);
	const h = random.integer(1, hundreds - 1);
	return [100 * hundreds + 10 * tens + ones, 100 * h + 10 * t + o];
}

/** Takes the parts away one after the other. */
function explained(from: number, parts: readonly number[]): string {
	let left = from;
	return parts
		.filter((part) => part > 0)
		.map((part) => {
			left -= part;
			return `Take away ${part}: $${left + part} - ${part} = ${left}$.`;
		})
		.join(" ");
}
