import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: divisor a multiple of ten; 2: two-digit quotients; 3: stories where the remainder matters; 4: four-digit dividends; 5: zeros in the quotient. */
export const divideTwoDigitDivisor = defineGenerator("divide-two-digit-divisor", 2, (random, difficulty) => {
	if (difficulty === 3) return story(random);
	const divisor =
		difficulty === 1
			? 10 * random.integer(2, 9)
			: random.integer(12, level(difficulty, [90, 49, 0, 79, 89] as const));
	const quotient = {
		1: () => random.integer(3, 30),
		2: () => random.integer(11, 49),
		4: () => random.integer(51, Math.floor(9999 / divisor)),
		5: () => 100 * random.integer(1, Math.max(1, Math.floor(99 / divisor))) + random.integer(1, 9),
	}[difficulty]();
	const total = quotient * divisor;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is $${texNumber(total)} \\div ${divisor}$?`,
		right: quotient,
		hints: [
			difficulty === 1
				? `How many times does ${divisor} go in? Count in tens.`
				: `About how many times does ${divisor} go in? Round it to tens for a first guess.`,
			"Try a digit, multiply back, and see whether what is left is smaller than the divisor.",
			...(difficulty === 5 ? ["If the divisor does not go into a part, write a zero there."] : []),
		],
		explanation: `${check(quotient, divisor)} So $${texNumber(total)} \\div ${divisor} = ${texNumber(quotient)}$.`,
		mistakes: [
			[
				"kept-too-large-a-digit",
				quotient + 1,
				"It looks like one digit was guessed too large and kept. Multiply back to check.",
			],
			["guessed-too-small", quotient - 1, "Multiply back: is what is left still as large as the divisor?"],
			[
				"skipped-zero-in-quotient",
				`${quotient}`.includes("0") ? Number(`${quotient}`.replaceAll("0", "")) : "",
				"It looks like a zero in the answer was left out. Each place of the number needs its digit.",
			],
			[
				"wrong-size-of-answer",
				quotient * 10,
				"The digits fit. Estimate first: how large must the answer be?",
			],
		],
	});
});

function check(quotient: number, divisor: number): string {
	const tens = Math.floor(quotient / 10) * 10;
	const ones = quotient - tens;
	if (tens === 0 || ones === 0)
		return `$${divisor} \\times ${texNumber(quotient)} = ${texNumber(divisor * quotient)}$.`;
	return `$${divisor} \\times ${texNumber(tens)} = ${texNumber(divisor * tens)}$ and $${divisor} \\times ${ones} = ${divisor * ones}$, together $${texNumber(divisor * quotient)}$.`;
}

const PACKS = [
	["books", "box", "boxes"],
	["eggs", "tray", "trays"],
	["bottles", "crate", "crates"],
	["chairs", "row", "rows"],
] as const;

/** "How many buses are needed?" and its sisters: full packs, packs needed, what is left over. */
function story(random: Random) {
	const [things, one, many] = random.pick(PACKS);
	const [divisor, quotient] = [random.integer(12, 48), random.integer(6, 24)];
	const rest = random.integer(1, divisor - 1);
	const total = quotient * divisor + rest;
	const asks = random.pick(["full", "needed", "left"] as const);
	const right = { full: quotient, needed: quotient + 1, left: rest }[asks];
	const question = {
		full: `How many ${many} are filled completely?`,
		needed: `How many ${many} are needed for all of them?`,
		left: `All ${many} but the last are filled completely. How many ${things} go into the last ${one}?`,
	}[asks];
	const reason = {
		full: `So ${quotient} ${many} are full.`,
		needed: `The ${rest} left over ${rest === 1 ? "needs" : "need"} one more ${one}: ${quotient + 1}.`,
		left: `The last ${one} gets ${rest}.`,
	}[asks];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} puts ${prose(total)} ${things} into ${many}. Each ${one} holds ${divisor}. ${question}`,
		right,
		hints: [
			`How many times does ${divisor} go into ${prose(total)}?`,
			`What remains after that? Think about what the question wants to know.`,
		],
		explanation: `$${divisor} \\times ${quotient} = ${texNumber(divisor * quotient)}$, and ${rest} ${rest === 1 ? "is" : "are"} left over. ${reason}`,
		mistakes: [
			[
				"gave-the-quotient",
				quotient,
				`That is how many times ${divisor} goes in completely. Read the question once more.`,
			],
			["rounded-up", quotient + 1, "That counts one more than is filled completely."],
			["gave-the-remainder", rest, "That is what is left over. Read the question once more."],
			[
				"kept-too-large-a-digit",
				quotient + 2,
				"It looks like the first guess was too large. Multiply back to check.",
			],
		],
	});
}
