import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

// 1: ten more or less, no new hundred. 2: a hundred more or less. 3: either, mixed. 4: ten more or less across a hundred.
// 5: both from one number, across a hundred.
export const mentalAddSub10100 = defineGenerator("mental-add-sub-10-100", 2, (random, difficulty) => {
	const step = level(difficulty, [10, 100, random.pick([10, 100]), 10, 10] as const);
	const sign = random.pick([1, -1] as const);
	const crosses = difficulty >= 4;
	const hundreds = random.integer(2, 8);
	const tens = crosses ? (sign === 1 ? 9 : 0) : random.integer(1, 8);
	const number = 100 * hundreds + 10 * tens + random.integer(0, 9);
	const right = number + sign * step;
	const word = sign === 1 ? "more" : "less";
	const operation = sign === 1 ? "+" : "-";
	const ten_or_hundred = step === 10 ? "ten" : "hundred";
	if (difficulty === 5) return both();
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`What is $${number} ${operation} ${step}$?`,
			`Which number is ${step} ${word} than ${number}?`,
			`A counter shows ${number}. What does it show when you ${sign === 1 ? "add" : "take away"} ${step}?`,
		]),
		right,
		hints: [
			`Which digit of ${number} counts the ${ten_or_hundred}s?`,
			crosses
				? sign === 1
					? "Ten tens make a new hundred."
					: "There is no ten to take away. Trade one hundred for ten tens."
				: `One ${ten_or_hundred} ${word}: only that digit changes.`,
		],
		explanation: crosses
			? `${Math.floor(number / 10)} tens and one ten ${word} are ${Math.floor(right / 10)} tens: $${number} ${operation} ${step} = ${right}$.`
			: `Only the ${ten_or_hundred}s change by one: $${number} ${operation} ${step} = ${right}$.`,
		mistakes: [
			[
				"changed-the-ones",
				number + sign,
				`It looks like the ones changed. Find the digit that counts the ${ten_or_hundred}s.`,
			],
			[
				step === 10 ? "changed-the-hundreds" : "changed-the-tens",
				number + sign * (step === 10 ? 100 : 10),
				`It looks like a different digit changed. Find one ${ten_or_hundred} ${word}.`,
			],
			[
				"lost-the-hundred",
				crosses ? right - sign * 100 : "",
				"The hundreds change, too, when the tens run over. Look at them again.",
			],
			[
				"went-the-other-way",
				number - sign * step,
				`Is the answer ${word} than ${number}? Check the direction.`,
			],
		],
	});

	function both() {
		const hundred = number + sign * 100;
		return fillBoxes({
			prompt: `Think of ${number}. Ten ${word} is [[ten]] and one hundred ${word} is [[hundred]].`,
			boxes: { ten: { right }, hundred: { right: hundred } },
			hints: [
				`How many tens are there in ${number} altogether? One ten ${word} changes that count by one.`,
				"For a hundred, only the first digit changes.",
			],
			explanation: `${Math.floor(number / 10)} tens and one ten ${word} are ${Math.floor(right / 10)} tens: ${right}. One hundred ${word} is ${hundred}.`,
			mistakes: [
				["ten", "lost-the-hundred", right - sign * 100, "The hundreds change, too. Look at them again."],
				["ten", "changed-the-ones", number + sign, "It looks like the ones changed. Change the tens."],
				["hundred", "changed-the-tens", right, "That is the change of a ten. Change the hundreds."],
				[
					"hundred",
					"went-the-other-way",
					number - sign * 100,
					`The answer must be ${word}. Check the direction.`,
				],
			],
		});
	}
});
