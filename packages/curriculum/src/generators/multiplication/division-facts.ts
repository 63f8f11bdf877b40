import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: by 2, 5 and 10. 2: by 3 and 4. 3: by 6 to 9. 4: a story. 5: the fact family of two numbers.
export const divisionFacts = defineGenerator("division-facts", 2, (random, difficulty) => {
	const divisor = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 5, 10],
			[3, 4],
			[6, 7, 8, 9],
			[3, 4, 6, 7, 8, 9],
			[6, 7, 8, 9],
		]),
	);
	let quotient = random.integer(level(difficulty, [2, 2, 3, 4, 4] as const), difficulty === 1 ? 10 : 9);
	if (quotient === divisor && difficulty === 5) quotient -= 1;
	const dividend = divisor * quotient;
	const name = random.pick(NAMES);
	const hints = [
		`Think of a multiplication: $${divisor} \\times \\square = ${dividend}$.`,
		`Count by ${divisor} until you reach ${dividend}. How many steps is that?`,
	];
	const explanation = `$${divisor} \\times ${quotient} = ${dividend}$, so $${dividend} \\div ${divisor} = ${quotient}$.`;
	if (difficulty === 5)
		return fillBoxes({
			prompt: `${name} knows that $${divisor} \\times ${quotient} = ${dividend}$. Complete the family.\n\n$${dividend} \\div ${divisor} =$ [[one]]\n\n$${dividend} \\div ${quotient} =$ [[other]]`,
			boxes: { one: { right: quotient }, other: { right: divisor } },
			hints: [
				"The three numbers belong together.",
				"Divide the product by one factor and the other factor is left.",
			],
			explanation: `${explanation} And $${dividend} \\div ${quotient} = ${divisor}$.`,
			mistakes: [
				["one", "repeated-the-divisor", divisor, "That is the number you divide by. Which factor is left?"],
				["one", "answered-the-product", dividend, "That is the whole. Which factor is left?"],
				[
					"other",
					"repeated-the-first-answer",
					quotient,
					"Now that is the number you divide by. Which factor is left?",
				],
				[
					"other",
					"subtracted-once",
					dividend - quotient,
					"That takes it away once. How many times does it fit?",
				],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty === 4 || random.oneIn(2)
				? random.pick([
						`${name} puts ${dividend} photos in an album, ${divisor} on each page. How many pages are filled?`,
						`${dividend} children form teams of ${divisor}. How many teams are there?`,
						`${name} cuts a rope of ${dividend} meters into ${divisor} equal pieces. How many meters long is each piece?`,
					])
				: `What is $${dividend} \\div ${divisor}$?`,
		right: quotient,
		hints,
		explanation,
		mistakes: [
			["subtracted-once", dividend - divisor, "That takes it away once. How many times does it fit?"],
			["one-step-too-few", quotient - 1, "Very close. Multiply back and check."],
			["one-step-too-many", quotient + 1, "Very close. Multiply back and check."],
			[
				"answered-the-product",
				dividend * divisor <= 1000 ? dividend * divisor : "",
				"It looks like the numbers were multiplied. Here one is divided by the other.",
			],
		],
	});
});
