import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { inWords } from "../../kit/number-words.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** "twelve thousand, three hundred five" */
function largeInWords(number: number): string {
	const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
	if (thousands === 0) return inWords(rest);
	return `${inWords(thousands)} thousand${rest === 0 ? "" : `, ${inWords(rest)}`}`;
}

/** The worth of each digit that is not 0. */
function partsOf(number: number): number[] {
	return [...`${number}`]
		.map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
		.filter((part) => part > 0);
}

// 1: parts to a number, four digits. 2: compare two numbers. 3: match words. 4: words with zeros to a number. 5: compare numbers that differ late, or parts with gaps.
export const readWriteMultidigit = defineGenerator("read-write-multidigit", 2, (random, difficulty) => {
	if (difficulty === 3) return matched(random);
	if (difficulty === 2 || (difficulty === 5 && random.oneIn(2))) return compared(random, difficulty);
	const digits = difficulty === 1 ? 4 : random.integer(5, 6);
	const number = withZeros(random, digits, difficulty === 1 ? random.integer(0, 1) : 2);
	const parts = partsOf(number);
	const is_in_words = difficulty === 4;
	const packed = `${number}`.replace(/0/g, "");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_in_words
			? `${random.pick(NAMES)} reads: **${largeInWords(number)}**. Write it with digits.`
			: `Write $${(difficulty === 5 ? random.shuffle(parts) : parts).map(texNumber).join(" + ")}$ as one number.`,
		right: number,
		hints: ["How many digits does the number have? Draw a place for each.", "An empty place gets a 0."],
		explanation: `Its parts are $${parts.map(texNumber).join(" + ")}$, so it is ${prose(number)}.`,
		mistakes: [
			[
				"omitted-the-zeros",
				packed.length < `${number}`.length ? packed : "",
				"An empty place needs a 0 to keep it.",
			],
			[
				"omitted-one-zero",
				`${number}`.includes("0") ? `${number}`.replace("0", "") : "",
				"One empty place has no 0 yet.",
			],
			[
				"wrote-parts-side-by-side",
				is_in_words ? `${Math.floor(number / 1000)}000${number % 1000}` : "",
				"Thousands and the rest share the places. Do not write them side by side.",
			],
			["one-place-too-far", number * 10, "That is one place too many."],
		],
	});
});

/** A number of so many digits with zeros inside. */
function withZeros(random: Random, digits: number, zeros: number): number {
	const places = random.shuffle(Array.from({ length: digits - 1 }, (_, at) => at)).slice(0, zeros);
	return Number(
		Array.from({ length: digits }, (_, at) =>
			places.includes(digits - 1 - at) ? 0 : random.integer(1, 9),
		).join(""),
	);
}

function matched(random: Random) {
	const [a, b, c] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
	const numbers = [a * 10_000 + b * 100 + c, a * 10_000 + b * 1000 + c, a * 100_000 + b * 1000 + c * 10];
	return matchPairs(
		random,
		{
			prompt: "Match each number with its words.",
			hints: ["Read the part before the comma first. It counts thousands.", "Then read the part after it."],
			explanation: `${numbers.map((number) => `${prose(number)}: ${largeInWords(number)}`).join("; ")}.`,
		},
		{
			pairs: numbers.map((number) => [`$${texNumber(number)}$`, largeInWords(number)]),
			mistakes: [
				["mixed-up-places", 0, 1, "Look at the places of the digits: which one counts thousands?"],
				["ignored-zeros", 1, 2, "The zeros decide how many thousands there are."],
			],
		},
	);
}

function compared(random: Random, difficulty: number) {
	const length = random.integer(4, 6);
	const a = withZeros(random, length, 1);
	const text = `${a}`;
	const at = difficulty === 5 ? random.integer(length - 2, length - 1) : random.integer(0, length - 1);
	const b =
		difficulty === 2 && random.oneIn(3)
			? withZeros(random, length === 4 ? 5 : length - 1, 1)
			: Number(
					`${text.slice(0, at)}${(Number(text[at]) % 9) + 1}${Array.from(text.slice(at + 1))
						.toReversed()
						.join("")}`,
				);
	const sign = a === b ? "=" : a < b ? "<" : ">";
	const statement = (between: string) => `$${texNumber(a)} ${between} ${texNumber(b)}$`;
	const by_first = Number(`${a}`[0]) < Number(`${b}`[0]) ? "<" : ">";
	const other = sign === "<" ? ">" : "<";
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} compares ${prose(a)} and ${prose(b)}. Which statement is true?`,
			hints: [
				"Which number has more digits? If they have the same, begin with the first digit.",
				"Go from left to right until the digits differ.",
			],
			explanation: `${`${a}`.length === `${b}`.length ? "From left to right, the first digits that differ decide" : "The number with more digits is greater"}: ${statement(sign)}.`,
		},
		{
			right: statement(sign),
			wrong: [
				[
					statement(other),
					by_first === other && `${a}`.length !== `${b}`.length
						? "compared-first-digits-only"
						: "turned-the-sign",
					by_first === other && `${a}`.length !== `${b}`.length
						? "Count the digits first. More digits, greater number."
						: "The open side of the sign faces the greater number.",
				],
				[statement("="), "says-equal", "Compare digit by digit. One place differs."],
			],
			order: [statement("<"), statement(">"), statement("=")],
		},
	);
}
