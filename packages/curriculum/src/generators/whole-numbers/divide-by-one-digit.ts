import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const STORIES = [
	["beads", "necklaces"],
	["photos", "albums"],
	["bricks", "towers"],
	["flowers", "vases"],
] as const;

export const divideByOneDigit = defineGenerator("divide-by-one-digit", 1, (random, difficulty) => {
	const divisor = random.integer(difficulty === 1 ? 2 : 3, difficulty <= 2 ? 5 : 9);
	const quotient = quotientFor(random, difficulty);
	const total = divisor * quotient;
	const [things, places] = random.pick(STORIES);
	const story = `${random.pick(NAMES)} shares ${prose(total)} ${things} equally among ${divisor} ${places}. How many ${things} go in each of the ${places}?`;
	const inner_zero = `${quotient}`.slice(1).replace("0", "");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.oneIn(3) ? story : `What is $${texNumber(total)} \\div ${divisor}$?`,
		right: quotient,
		hints: [
			`Think: what number times ${divisor} gives ${prose(total)}?`,
			"Divide from the left, one place at a time. Carry what is left over to the next place.",
			"Every place after the first needs a digit, even when it is nothing.",
		],
		explanation: explanation(total, divisor, quotient),
		mistakes: [
			[
				"dropped-zero",
				inner_zero.length < `${quotient}`.length - 1 ? `${quotient}`.slice(0, 1) + inner_zero : "",
				"It looks like a place was skipped where nothing could be shared. That place needs a zero.",
			],
			[
				"subtracted",
				total - divisor,
				"It looks like the second number was taken away once. Share into equal groups instead.",
			],
			[
				"multiplied",
				total * divisor,
				"It looks like the numbers were multiplied. Sharing makes each group smaller.",
			],
		],
	});
});

/** Two digits, then three, then three with a zero inside, then three or four. */
function quotientFor(random: Random, difficulty: Difficulty): number {
	if (difficulty <= 2) return random.integer(12, difficulty === 1 ? 29 : 98);
	if (difficulty === 3) return random.integer(111, 399);
	if (difficulty === 4) return 100 * random.integer(1, 8) + random.integer(1, 9);
	return random.integer(401, 1099);
}

/** Takes the dividend apart by the places of the quotient. */
function explanation(total: number, divisor: number, quotient: number): string {
	const places = [...`${quotient}`]
		.map((digit, at, digits) => Number(digit) * 10 ** (digits.length - 1 - at))
		.filter((part) => part > 0);
	const steps = places.map((part) => `$${texNumber(part * divisor)} \\div ${divisor} = ${texNumber(part)}$`);
	const sum = places.map(texNumber).join(" + ");
	return `Split ${prose(total)} into parts that are easy to share: ${steps.join(", ")}. Together $${sum} = ${texNumber(quotient)}$.`;
}
