import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const PLACES = ["ones", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands"] as const;

// 1: what a digit is worth, to thousands. 2: ten times a number. 3: how many times as much a repeated digit is worth. 4: the same over two places. 5: from ten times back to the number.
export const placeValueTenTimes = defineGenerator("place-value-ten-times", 2, (random, difficulty) => {
	const digit = random.integer(2, 9);
	const name = random.pick(NAMES);
	if (difficulty === 1) {
		const others = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== digit));
		const place = random.integer(1, 3);
		const digits = others.slice(0, 4);
		digits[3 - place] = digit;
		const number = Number(digits.join(""));
		const worth = digit * 10 ** place;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${name} writes ${prose(number)}. How much is the digit ${digit} worth there?`,
			right: worth,
			hints: [
				"Count the places from the right: ones, tens, hundreds, thousands.",
				"Each place is worth ten times as much as the one to its right.",
			],
			explanation: `The ${digit} stands in the ${PLACES[place]} place: $${digit} \\times ${texNumber(10 ** place)} = ${texNumber(worth)}$.`,
			mistakes: [
				["face-value", digit, "That is the digit itself. Its place tells how much it is worth."],
				["one-place-too-low", worth / 10, "Count the places from the right once more."],
				["one-place-too-high", worth * 10, "Count the places from the right once more."],
			],
		});
	}
	if (difficulty === 2 || difficulty === 5) {
		const number = random.integer(12, 999) * (random.oneIn(2) ? 10 : 1);
		const ten = 10 * number;
		const [shown, right] = difficulty === 2 ? [number, ten] : [ten, number];
		return fillNumber({
			answer_type: "INTEGER",
			prompt:
				difficulty === 2
					? `Which number is 10 times as much as ${prose(number)}?`
					: `${prose(ten)} is 10 times as much as a number. Which number is that?`,
			right,
			hints: [
				"When a number becomes ten times as much, every digit moves one place to the left.",
				difficulty === 2
					? "An empty ones place gets a 0."
					: "Here the digits move back, one place to the right.",
			],
			explanation: `$10 \\times ${texNumber(number)} = ${texNumber(ten)}$: every digit moves one place to the left.`,
			mistakes: [
				["added-ten", difficulty === 2 ? shown + 10 : shown - 10, "Ten times as much is not ten more."],
				[
					"a-zero-too-many",
					difficulty === 2 ? ten * 10 : number >= 100 && number % 10 === 0 ? number / 10 : "",
					"That is one place too far.",
				],
				["wrong-direction", difficulty === 5 ? ten * 10 : "", "The number you are looking for is smaller."],
				["kept-the-number", shown, "Each digit moves to another place."],
			],
		});
	}
	const low = random.integer(0, difficulty === 3 ? 4 : 3);
	const high = low + (difficulty === 3 ? 1 : 2);
	const times = 10 ** (high - low);
	const digits = Array.from({ length: high + 1 }, (_, at) =>
		at === low || at === high ? digit : (digit + random.integer(1, 9)) % 10,
	);
	const number = Number(digits.toReversed().join(""));
	const [big, small] = [digit * 10 ** high, digit * 10 ** low];
	return chooseOption(
		random,
		{
			prompt: `${name} looks at ${prose(number)}. In ${prose(number)} there are two digits ${digit}. The ${digit} in the ${PLACES[high]} place is worth how many times as much as the ${digit} in the ${PLACES[low]} place?`,
			hints: [`How much is each ${digit} worth?`, "One place to the left means ten times as much."],
			explanation: `${prose(big)} and ${prose(small)}: $${texNumber(big)} \\div ${texNumber(small)} = ${times}$.`,
		},
		{
			right: `${times} times`,
			wrong: [
				[
					"1 time, because the digits are equal",
					"face-value",
					"The digits are equal, but their places are not.",
				],
				[
					`${times === 10 ? 100 : 10} times`,
					"miscounted-the-places",
					"How many places to the left is it? Each one makes it ten times as much.",
				],
				[
					`${prose(big - small)} times`,
					"subtracted-the-worths",
					"That is how much more it is, not how many times as much.",
				],
				[
					`${prose(times * 10)} times`,
					"one-place-too-far",
					"How many places to the left is it? Each one makes it ten times as much.",
				],
			],
		},
	);
});
