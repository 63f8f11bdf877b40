import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { THINGS } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday"] as const;

// 1: three numbers below 30. 2: three below 40 with a pair of ones that makes ten. 3: three below 60.
// 4: four below 40. 5: four of any size.
export const addFourTwoDigit = defineGenerator("add-four-two-digit", 1, (random, difficulty) => {
	const count = difficulty <= 3 ? 3 : 4;
	const most_tens = level(difficulty, [2, 3, 5, 3, 7] as const);
	const ones = random.integer(1, 9);
	// Two of the ones make ten, in any two places.
	const all_ones = random.shuffle([
		ones,
		10 - ones,
		...Array.from({ length: count - 2 }, () => random.integer(1, 9)),
	]);
	const numbers = all_ones.map((digit) => 10 * random.integer(1, most_tens) + digit);
	const sum = numbers.reduce((total, number) => total + number, 0);
	const tens = numbers.map((number) => number - (number % 10));
	const tens_sum = tens.reduce((total, number) => total + number, 0);
	const ones_sum = sum - tens_sum;
	const [first = 0] = numbers;
	const pair = `${ones} and ${10 - ones}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.oneIn(2) ? `What is $${numbers.join(" + ")}$?` : story(),
		right: sum,
		hints: [
			"Add the tens of all the numbers first, then all the ones.",
			[`Look for ones that make a ten: ${pair}.`, "Look for two ones that make a ten."],
			[`The tens alone make ${tens_sum}. Now the ones.`, "Put the tens and the ones together."],
		],
		explanation: `Tens: $${tens.join(" + ")} = ${tens_sum}$. Ones: $${all_ones.join(" + ")} = ${ones_sum}$. Together $${tens_sum} + ${ones_sum} = ${sum}$.`,
		mistakes: [
			[
				"skipped-a-number",
				sum - (numbers.at(-1) ?? 0),
				"It looks like the last number was left out. Tick off every number as you add it.",
			],
			[
				"left-out-new-tens",
				tens_sum + (ones_sum % 10),
				"The ones make more than nine. It looks like their tens were left out.",
			],
			["added-a-number-twice", sum + first, "It looks like the first number was added twice."],
			["one-ten-too-few", sum - 10, "One ten is missing. Add the tens once more."],
		],
	});

	function story(): string {
		const name = random.pick(NAMES);
		const [, things] = random.pick(THINGS);
		const days = DAYS.slice(0, count).map((day, at) => `${numbers[at]} on ${day}`);
		return `${name} sorts ${things}: ${days.slice(0, -1).join(", ")} and ${days.at(-1)}. How many ${things} does ${name} sort in all?`;
	}
});
