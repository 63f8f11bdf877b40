import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { inWords } from "../../kit/number-words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: expanded form to a number. 2: words to a number. 3: match words, no zeros. 4: words with a zero inside.
// 5: parts in any order, a zero inside.
export const numberFormsTo1000 = defineGenerator("number-forms-to-1000", 2, (random, difficulty) => {
	if (difficulty === 3) return matched(random);
	if (difficulty === 4) return chosen(random);
	const [hundreds, tens, ones] = [random.integer(1, 9), random.integer(1, 9), random.integer(1, 9)];
	const drop = difficulty === 5 ? random.pick(["tens", "ones"] as const) : null;
	const number = 100 * hundreds + (drop === "tens" ? 0 : 10 * tens) + (drop === "ones" ? 0 : ones);
	const parts = partsOf(number);
	const shown = difficulty === 5 ? random.shuffle(parts) : parts;
	const is_in_words = difficulty === 2 || (difficulty === 5 && random.oneIn(2));
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_in_words
			? `Write **${inWords(number)}** with digits.`
			: `Write $${shown.join(" + ")}$ as one number.`,
		right: number,
		hints: [
			"A three-digit number has a place for hundreds, one for tens and one for ones.",
			"Which digit stands in each place? An empty place gets a 0.",
		],
		explanation: `Hundreds: ${hundreds}. Tens: ${Math.floor(number / 10) % 10}. Ones: ${number % 10}. Together they are written ${number}.`,
		mistakes: [
			[
				"wrote-parts-side-by-side",
				parts.join(""),
				"It looks like the parts were written side by side. Each place holds one digit.",
			],
			[
				"left-out-the-zero",
				drop === null ? "" : `${number}`.replace("0", ""),
				"One place is empty. A 0 must keep it.",
			],
			[
				"swapped-tens-and-ones",
				100 * hundreds + 10 * (number % 10) + (Math.floor(number / 10) % 10),
				"It looks like tens and ones changed places.",
			],
			[
				"reversed-the-digits",
				Number([...`${number}`].toReversed().join("")),
				"It looks like the digits were written from right to left. Hundreds come first.",
			],
		],
	});
});

/** The worth of each digit that is not 0, the largest first. */
function partsOf(number: number): number[] {
	return [number - (number % 100), (number % 100) - (number % 10), number % 10].filter((part) => part > 0);
}

function matched(random: Random) {
	const [a, b, c] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
	const numbers = [100 * a + 10 * b + c, 100 * a + 10 * c + b, 100 * b + 10 * a + c];
	const is_in_words = random.oneIn(2);
	const shown = (number: number) => (is_in_words ? inWords(number) : `$${partsOf(number).join(" + ")}$`);
	return matchPairs(
		random,
		{
			prompt: `Match each number with ${is_in_words ? "its words" : "its parts"}.`,
			hints: ["Begin with the hundreds.", "Where the hundreds are the same, look at the tens."],
			explanation: `${numbers.map((number) => `${number} is ${shown(number)}`).join("; ")}.`,
		},
		{
			pairs: numbers.map((number) => [`$${number}$`, shown(number)]),
			mistakes: [
				["swapped-tens-and-ones", 0, 1, "Look at tens and ones again. They seem to have changed places."],
				["swapped-hundreds-and-tens", 0, 2, "Look at the hundreds again: the first digit counts them."],
			],
		},
	);
}

function chosen(random: Random) {
	const [hundreds, digit] = [random.integer(1, 9), random.integer(1, 9)];
	const has_tens = random.oneIn(2);
	const number = 100 * hundreds + (has_tens ? 10 * digit : digit);
	const mixed = 100 * hundreds + (has_tens ? digit : 10 * digit);
	return chooseOption(
		random,
		{
			prompt: random.pick([
				`Which number is **${inWords(number)}**?`,
				`Which number is $${100 * hundreds} + ${number % 100}$?`,
			]),
			hints: [
				`Is ${number % 100 === 10 ? "ten" : inWords(number % 100)} a number of tens, or of ones?`,
				"A place with nothing in it gets a 0.",
			],
			explanation: `Hundreds: ${hundreds}, tens: ${Math.floor(number / 10) % 10}, ones: ${number % 10}. It is written ${number}.`,
		},
		{
			right: `$${number}$`,
			wrong: [
				[
					`$${100 * hundreds}${number % 100}$`,
					"wrote-parts-side-by-side",
					"The parts stand side by side there. A number in the hundreds has just three digits.",
				],
				[
					`$${mixed}$`,
					"wrong-place-for-the-digit",
					"The last digit counts ones, the one before counts tens. Check the places.",
				],
				[
					`$${10 * hundreds + digit}$`,
					"left-out-the-zero",
					"The hundreds are missing there. An empty place needs a 0.",
				],
			],
		},
	);
}
