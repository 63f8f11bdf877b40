import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { gcd } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: multiply a bracket out; 2: collect like terms; 3: factor; 4: multiply out and collect; 5: factor with two letters, or two brackets. */
export const equivalentExpressions = defineGenerator("equivalent-expressions", 2, (random, difficulty) => {
	const x = random.pick(["x", "y", "n", "a"] as const);
	const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 9)];
	if (difficulty === 1) {
		const sign = random.pick(["+", "-"] as const);
		return chooseOption(
			random,
			{
				prompt: `Which expression is equal to $${a}(${x} ${sign} ${b})$ for every $${x}$?`,
				hints: [
					"The number in front multiplies every term in the parentheses.",
					"Try it with a small number in place of the letter.",
				],
				explanation: `$${a} \\times ${x} = ${a}${x}$ and $${a} \\times ${b} = ${a * b}$, so it is $${a}${x} ${sign} ${a * b}$.`,
			},
			{
				right: `$${a}${x} ${sign} ${a * b}$`,
				wrong: [
					[
						`$${a}${x} ${sign} ${b}$`,
						"multiplied-first-term-only",
						"It looks like only the first term was multiplied. The number in front multiplies both.",
					],
					[
						`$${x} ${sign} ${a * b}$`,
						"multiplied-second-term-only",
						"It looks like only the second term was multiplied.",
					],
					[
						`$${a}${x} ${sign} ${a + b}$`,
						"added-instead-of-multiplied",
						"It looks like the second term was added to. It is multiplied.",
					],
				],
			},
		);
	}
	if (difficulty === 2) {
		const is_plain = random.oneIn(3);
		return chooseOption(
			random,
			{
				prompt: `Which expression is equal to $${is_plain ? `${x} + ${x} + ${x}` : `${a}${x} + ${b} + ${c}${x}`}$ for every $${x}$?`,
				hints: [
					"Terms with the same letter can be counted together.",
					"Try it with a small number in place of the letter.",
				],
				explanation: is_plain
					? `Three times the same letter is $3${x}$.`
					: `$${a}${x} + ${c}${x} = ${a + c}${x}$, and ${b} stays: $${a + c}${x} + ${b}$.`,
			},
			is_plain
				? {
						right: `$3${x}$`,
						wrong: [
							[
								`$${x}^{3}$`,
								"sum-taken-as-power",
								"A power comes from multiplying. Here the letter is added.",
							],
							[`$${x} + 3$`, "counted-as-number", "How many times is the letter there?"],
							[`$2${x}$`, "counted-signs", "It looks like the plus signs were counted."],
						],
					}
				: {
						right: `$${a + c}${x} + ${b}$`,
						wrong: [
							[
								`$${a + b + c}${x}$`,
								"combined-unlike-terms",
								"The number without a letter cannot be counted with the others.",
							],
							[
								`$${a + c}${x}^{2} + ${b}$`,
								"sum-taken-as-power",
								"A power comes from multiplying. Here terms are added.",
							],
							[
								`$${a * c}${x} + ${b}$`,
								"multiplied-coefficients",
								"It looks like the numbers in front were multiplied. The terms are added.",
							],
						],
					},
		);
	}
	if (difficulty === 4) {
		return fillBoxes({
			prompt: `Write without parentheses and combine like terms: $${a}(${x} + ${b}) + ${c}${x} =$ [[x]] $${x} +$ [[c]]`,
			boxes: { x: { right: a + c }, c: { right: a * b } },
			hints: [
				"Multiply out the parentheses first: both terms.",
				"Then count the terms with the letter together.",
			],
			explanation: `$${a}(${x} + ${b}) = ${a}${x} + ${a * b}$, and $${a}${x} + ${c}${x} = ${a + c}${x}$. So it is $${a + c}${x} + ${a * b}$.`,
			mistakes: [
				[
					"c",
					"multiplied-first-term-only",
					b,
					"It looks like only the first term in the parentheses was multiplied.",
				],
				["x", "left-out-a-term", a, "There is one more term with the letter."],
				[
					"x",
					"multiplied-coefficients",
					a * c,
					"It looks like the numbers in front were multiplied. Terms are added.",
				],
			],
		});
	}
	const factor = random.integer(2, 9);
	const [p, q] = pick(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]));
	const y = difficulty === 5 ? "y" : "";
	const letter = y === "" ? x : "x";
	const term = (count: number, name: string) => `${count === 1 && name !== "" ? "" : count}${name}`;
	const sum = `${term(factor * p, letter)} + ${factor * q}${y}`;
	return fillBoxes({
		prompt:
			`Factor out the greatest common factor: $${sum} =$ [[f]] ( [[p]] $${letter} +$ [[q]] ${y === "" ? "" : `$${y}$ `})`
				.replace("( ", "(")
				.replace(/ \)$/, ")"),
		...(p === 1 || (q === 1 && y !== "") ? { cta: "Write 1 where a letter stands once." } : {}),
		boxes: { f: { right: factor }, p: { right: p }, q: { right: q } },
		hints: [
			"Which is the largest number that divides both terms?",
			"Divide each term by it. What is left goes into the parentheses.",
		],
		explanation: `Both terms can be divided by ${factor}: $${factor * p} \\div ${factor} = ${p}$ and $${factor * q} \\div ${factor} = ${q}$. So it is $${factor}(${term(p, letter)} + ${term(q, y)})$.`,
		mistakes: [
			["q", "factored-one-term-only", factor * q, "It looks like only the first term was divided. Both are."],
			[
				"p",
				"subtracted-the-factor",
				factor * p - factor > 0 ? factor * p - factor : "",
				"It looks like the factor was taken away. Divide by it.",
			],
			["f", "gave-a-term", factor * q, "That divides only one of the terms."],
		],
	});
});

/** Two numbers of the list without a common factor. */
function pick(numbers: readonly number[]): [number, number] {
	const [p = 1] = numbers;
	return [p, numbers.slice(1).find((q) => gcd(p, q) === 1) ?? 1];
}
