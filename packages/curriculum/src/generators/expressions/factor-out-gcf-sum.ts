import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { gcd } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: the factor is given; 2: factor and both terms; 3: larger numbers; 4: differences too; 5: three terms, or only the greatest factor asked. */
export const factorOutGcfSum = defineGenerator("factor-out-gcf-sum", 2, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[2, 6],
		[2, 9],
		[3, 12],
		[3, 12],
		[4, 12],
	] as const);
	const factor = random.integer(least, most);
	let [x, y] = [random.integer(2, 9), random.integer(1, 9)];
	while (gcd(x, y) > 1 || x === y) [x, y] = [random.integer(2, 11), random.integer(1, 11)];
	const subtracts = difficulty === 4 && random.oneIn(2);
	if (subtracts && x < y) [x, y] = [y, x];
	const sign = subtracts ? "-" : "+";
	const [a, b] = [factor * x, factor * y];
	const z = random.integer(2, 7);
	const lesser =
		Array.from({ length: factor - 1 }, (_, at) => factor - 1 - at).find((one) => factor % one === 0) ?? 1;
	const sum = difficulty === 5 ? `${a} + ${b} + ${factor * z}` : `${a} ${sign} ${b}`;
	if (difficulty === 5 && random.oneIn(2))
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `The sum $${sum}$ is written as a product of the greatest common factor and a sum in parentheses. What is the number in front of the parentheses?`,
			right: factor,
			hints: [
				"Which numbers divide all three terms?",
				"Take the largest of them. Inside the parentheses no common factor may be left.",
			],
			explanation: `$${sum} = ${factor}(${x} + ${y} + ${z})$: the number in front is ${factor}.`,
			mistakes: [
				[
					"gave-a-smaller-common-factor",
					lesser > 1 ? lesser : "",
					"That is a common factor, but the sum in parentheses would still have one. Is there a larger one?",
				],
				["factor-of-one-term-only", factor * x, "That divides only one term. It has to divide all three."],
				[
					"gave-the-bracket",
					x + y + z,
					"That is the sum in parentheses. Which number stands in front of it?",
				],
			],
		});
	const gives_factor = difficulty === 1;
	const has_third = difficulty === 5;
	return fillBoxes({
		prompt:
			`Factor out the greatest common factor: $${sum} =$ ${gives_factor ? `${factor}` : "[[f]]"} ( [[x]] ${sign} [[y]]${has_third ? " + [[z]]" : ""} )`
				.replace(/\( /, "(")
				.replace(/ \)$/, ")"),
		boxes: {
			...(gives_factor ? {} : { f: { right: factor } }),
			x: { right: x },
			y: { right: y },
			...(has_third ? { z: { right: z } } : {}),
		},
		hints: [
			gives_factor
				? "The number in front multiplies every term in the parentheses."
				: "Which is the largest number that divides every term?",
			"Divide each term by it: that is what stays in the parentheses.",
		],
		explanation: `$${factor} \\times ${x} = ${a}$ and $${factor} \\times ${y} = ${b}$${has_third ? ` and $${factor} \\times ${z} = ${factor * z}$` : ""}, so $${sum} = ${factor}(${x} ${sign} ${y}${has_third ? ` + ${z}` : ""})$.`,
		mistakes: [
			[
				"y",
				"factored-one-term-only",
				b,
				"It looks like only the first term was divided. The number in front multiplies every term.",
			],
			...(gives_factor
				? []
				: ([
						[
							"f",
							"gave-a-smaller-common-factor",
							lesser > 1 ? lesser : "",
							"That is a common factor, but there is a larger one.",
						],
					] as const)),
			[
				"x",
				"subtracted-the-factor",
				a - factor,
				"It looks like the factor was taken away. Divide by it instead.",
			],
		],
	});
});
