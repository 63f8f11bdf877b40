import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: both boxes, facts of 2, 5, 10. 2: facts to 6. 3: only the quotient, with the multiplication to think of. 4: in a story. 5: facts to 9, both boxes, quotient first.
export const divisionAsUnknownFactor = defineGenerator(
	"division-as-unknown-factor",
	2,
	(random, difficulty) => {
		const a =
			difficulty === 1
				? random.pick([2, 5, 10])
				: random.integer(2, level(difficulty, [6, 6, 8, 9, 9] as const));
		let b = random.integer(3, level(difficulty, [10, 7, 9, 9, 9] as const));
		if (b === a) b = b === 3 ? 4 : b - 1;
		const total = a * b;
		const hints = [`How many groups of ${a} make ${total}?`, `Count by ${a} until you reach ${total}.`];
		const explanation = `$${a} \\times ${b} = ${total}$, so $${total} \\div ${a} = ${b}$.`;
		if (difficulty === 3 || difficulty === 4) {
			const name = random.pick(NAMES);
			return fillNumber({
				answer_type: "INTEGER",
				prompt:
					difficulty === 3
						? random.pick([
								`${name} thinks of $${a} \\times \\square = ${total}$. What is $${total} \\div ${a}$?`,
								`What is $${total} \\div ${a}$? Think of $\\square \\times ${a} = ${total}$.`,
							])
						: random.pick([
								`${name} has ${total} tiles and lays rows of ${a}. ${name} thinks: ${a} times what makes ${total}? How many rows are there?`,
								`A bus carries ${a} children at a time. ${total} children want to ride. How many rides does it take?`,
							]),
				right: b,
				hints,
				explanation,
				mistakes: [
					["wrote-the-total", total, "That is what is divided. Which factor is missing?"],
					["subtracted-once", total - a, "That takes it away once. How many times does it fit?"],
					["off-by-one", b - 1, "Very close. Multiply back and check."],
				],
			});
		}
		const product_first = difficulty !== 5;
		return fillBoxes({
			prompt: product_first
				? `${random.pick(NAMES)} fills in: $${a} \\times$ [[factor]] $= ${total}$, so $${total} \\div ${a} =$ [[quotient]]`
				: `${random.pick(NAMES)} fills in: $${total} \\div$ [[divisor]] $= ${b}$, because $${b} \\times$ [[factor]] $= ${total}$`,
			boxes: product_first
				? { factor: { right: b }, quotient: { right: b } }
				: { divisor: { right: a }, factor: { right: a } },
			hints: product_first
				? hints
				: [`Which number times ${b} makes ${total}?`, "The same number belongs in both boxes."],
			explanation,
			mistakes: [
				["factor", "wrote-the-total", total, "That is the product. Which factor is missing?"],
				[
					"factor",
					"repeated-the-factor",
					product_first ? a : b,
					"That factor stands there already. Which one is missing?",
				],
				product_first
					? ["quotient", "subtracted-once", total - a, "That takes it away once. How many times does it fit?"]
					: [
							"divisor",
							"subtracted-the-quotient",
							total - b,
							"That takes it away once. By which number is it divided?",
						],
			],
		});
	},
);
