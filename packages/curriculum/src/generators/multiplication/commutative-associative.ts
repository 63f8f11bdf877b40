import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: turn two factors around. 2: group three factors. 3: an easier order of three factors. 4: all expressions that are equal. 5: what may be turned around.
export const commutativeAssociative = defineGenerator("commutative-associative", 1, (random, difficulty) => {
	const a = random.integer(2, 5);
	const b = random.integer(difficulty === 4 ? a + 2 : a + 1, 9);
	const c = random.pick([2, 5, 10].filter((number) => number !== a && number !== b));
	const name = random.pick(NAMES);
	if (difficulty === 4) {
		const turned = `$${b} \\times ${a}$`;
		return chooseAll(
			random,
			{
				prompt: `${name} looks for other ways to write it. Which expressions are equal to $${a} \\times ${b}$?`,
				cta: "Choose all that fit.",
				hints: [
					"The order of factors does not change a product.",
					"Adding one to a factor adds a whole group.",
				],
				explanation: `$${a} \\times ${b} = ${a * b}$. Equal are ${turned} and $${a} \\times (${b - 1} + 1)$, because $${b - 1} + 1 = ${b}$.`,
			},
			[
				{
					label: turned,
					fits: true,
					mistake: ["thinks-order-matters", "Turn the picture of rows around: is anything lost?"],
				},
				{ label: `$${a} \\times (${b - 1} + 1)$`, fits: true },
				{
					label: `$${a} + ${b}$`,
					fits: false,
					mistake: ["mixes-up-plus-and-times", "That is a sum. Work out both."],
				},
				{
					label: `$${b} \\div ${a}$`,
					fits: false,
					mistake: ["thinks-division-is-the-same", "That is a division. It makes parts, not groups."],
				},
				{
					label: `$${a + 1} \\times ${b - 1}$`,
					fits: false,
					mistake: [
						"moves-one-over",
						"Moving one from one factor to the other changes the product. Work out both.",
					],
				},
			],
		);
	}
	if (difficulty === 5) {
		const total = a * b;
		const [expression, turned, may] = random.pick([
			[`${a} \\times ${b}`, `${b} \\times ${a}`, true],
			[`${total} \\div ${a}`, `${a} \\div ${total}`, false],
			[`${b} - ${a}`, `${a} - ${b}`, false],
			[`(${a} \\times ${b}) \\times ${c}`, `${a} \\times (${b} \\times ${c})`, true],
		] as const);
		return chooseOption(
			random,
			{
				prompt: `${name} writes $${turned}$ instead of $${expression}$. Is that the same?`,
				hints: [
					"Which operation is it? Try it with small numbers.",
					"Groups can be turned around. Can sharing out be turned around?",
				],
				explanation: may
					? `In a multiplication the order and the grouping may change: both are worth ${expression.includes("(") ? a * b * c : total}.`
					: "When something is shared out or taken away, it matters which number comes first. The two are not the same.",
			},
			{
				right: may ? "Yes, it is the same." : "No, it is not the same.",
				wrong: [
					[
						may ? "No, it is not the same." : "Yes, it is the same.",
						may ? "thinks-order-matters" : "thinks-division-commutes",
						may
							? "Draw rows of dots and turn the page. Does the number of dots change?"
							: "Try it with 6 and 2: what is shared out, and among how many?",
					],
					[
						"It is the same only for even numbers.",
						"thinks-it-depends-on-the-numbers",
						"Try an odd number, too. Does the rule change?",
					],
				],
				order: ["Yes, it is the same.", "No, it is not the same.", "It is the same only for even numbers."],
			},
		);
	}
	const [formula, right, wrong] = level(difficulty, [
		[
			random.pick([`${a} \\times ${b} = ${b} \\times \\square`, `${b} \\times \\square = ${a} \\times ${b}`]),
			a,
			a * b,
		],
		[`(${a} \\times ${b}) \\times ${c} = ${a} \\times (${b} \\times \\square)`, c, b * c],
		[`${c} \\times ${b} \\times ${a} = \\square \\times ${b}`, a * c, a * b],
		["", 0, 0],
		["", 0, 0],
	] as const);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Which number belongs in the box? $${formula}$`,
		right,
		hints: [
			difficulty === 1
				? "Turn the rows of a picture around. Does the number change?"
				: "Three factors may be multiplied in any order and in any groups.",
			difficulty === 3
				? `The ${b} is on the right already. Which factors are missing there?`
				: "Compare both sides. Which factor is missing?",
		],
		explanation:
			difficulty === 3
				? `${c} and ${a} are missing on the right: $${c} \\times ${a} = ${right}$.`
				: `On the other side stand the same factors. Only ${right} is missing.`,
		mistakes: [
			["wrote-a-product", wrong, "That is a product of factors. Which number is still missing?"],
			["repeated-a-factor", b, "That factor stands there already. Which one is missing?"],
			[
				"added-the-factors",
				difficulty === 3 ? a + c : a + b,
				"It looks like factors were added. Multiply them.",
			],
		],
	});
});
