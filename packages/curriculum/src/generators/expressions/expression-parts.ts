import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { defineGenerator } from "../generator.ts";

/** 1: a written coefficient, or how many terms; 2: the coefficient that is not written; 3: the parts by their names; 4: factors of a product; 5: all true sentences. */
export const expressionParts = defineGenerator("expression-parts", 2, (random, difficulty) => {
	const [x, y] = random.pick([
		["x", "y"],
		["a", "b"],
		["m", "n"],
	] as const);
	const [p = 3, q = 4] = random.shuffle([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	const c = random.integer(13, 30);
	const hidden = difficulty === 2;
	const first = hidden && random.oneIn(2) ? x : `${p}${x}`;
	const is_first_hidden = first === x;
	const second = hidden && !is_first_hidden ? y : `${q}${y}`;
	const expression = `${first} + ${second} + ${c}`;
	if (difficulty === 3)
		return matchPairs(
			random,
			{
				prompt: `Match the parts of $${p}${x} + ${q}${y}^{2} + ${c}$ with their names.`,
				hints: [
					"Terms are joined by plus or minus signs.",
					"A coefficient is the number that multiplies a letter. An exponent is written small and high.",
				],
				explanation: `$${c}$ has no letter: it is the constant. $${p}$ multiplies $${x}$ and $${q}$ multiplies $${y}^{2}$: they are coefficients. The small 2 is an exponent.`,
			},
			{
				pairs: [
					["The constant", `$${c}$`],
					[`The coefficient of $${x}$`, `$${p}$`],
					[`The coefficient of $${y}^{2}$`, `$${q}$`],
					["The exponent", "$2$"],
				],
				mistakes: [
					[
						"constant-taken-as-coefficient",
						1,
						0,
						"The constant stands alone. A coefficient multiplies a letter.",
					],
				],
			},
		);
	if (difficulty === 4) {
		const product = `${p}(${x} + ${c})`;
		return chooseOption(
			random,
			{
				prompt: `What are the factors of the product $${product}$?`,
				hints: ["Factors are multiplied together.", "What is in parentheses is one quantity."],
				explanation: `$${p}$ is multiplied by the whole sum in parentheses: the factors are $${p}$ and $(${x} + ${c})$.`,
			},
			{
				right: `$${p}$ and $(${x} + ${c})$`,
				wrong: [
					[
						`$${p}$, $${x}$ and $${c}$`,
						"took-the-bracket-apart",
						"What stands in the parentheses is added, so the sum is one factor.",
					],
					[`$${x}$ and $${c}$`, "terms-taken-as-factors", "Those are added. Which parts are multiplied?"],
					[`$${p}${x}$ and $${c}$`, "read-over-the-bracket", "The parentheses keep the two parts together."],
				],
			},
		);
	}
	if (difficulty === 5) {
		const shown = `${p}${x} + ${y} + ${c}`;
		return chooseAll(
			random,
			{
				prompt: `Which sentences about $${shown}$ are true? Choose all that apply.`,
				hints: [
					"How many parts are joined by plus signs?",
					"A letter without a number in front stands there once.",
				],
				explanation: `There are three terms: $${p}${x}$, $${y}$ and $${c}$. The coefficients are ${p} and 1; the constant is ${c}.`,
			},
			[
				{ label: "It has three terms.", fits: true },
				{
					label: `The coefficient of $${y}$ is $1$.`,
					fits: true,
					mistake: ["unwritten-coefficient-is-zero", "A letter that stands alone is there once."],
				},
				{ label: `$${p}$ and $${x}$ are factors of the term $${p}${x}$.`, fits: true },
				{
					label: `The coefficient of $${y}$ is $0$.`,
					fits: false,
					mistake: ["unwritten-coefficient-is-zero", "A letter that stands alone is there once."],
				},
				{
					label: `$${c}$ is a coefficient.`,
					fits: false,
					mistake: [
						"constant-taken-as-coefficient",
						"A coefficient multiplies a letter. Which part has no letter?",
					],
				},
			],
		);
	}
	if (difficulty === 1 && random.oneIn(2)) {
		const shown = random.pick([
			`${p}${x} + ${c}`,
			`${p}${x} + ${q}${y} + ${c}`,
			`${p}${x} + ${q}${y}`,
			`${p}${x} + ${q}${y} + ${c} + ${x}${y}`,
		]);
		const count = shown.split(" + ").length;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `How many terms does $${shown}$ have?`,
			right: count,
			hints: [
				"Terms are the parts that are added.",
				"A number and a letter side by side are multiplied, so together they are one term.",
			],
			explanation: `The terms are $${shown.replaceAll(" + ", "$, $")}$: ${count} in all.`,
			mistakes: [
				["counted-signs", count - 1, "Those are the plus signs. How many parts do they join?"],
				[
					"counted-numbers-and-letters",
					(shown.match(/\d+|[a-z]/g) ?? []).length,
					"A number and its letter belong together: one term.",
				],
				[
					"left-out-the-constant",
					shown.endsWith(`${c}`) ? "" : count + 1,
					"Count the parts between the plus signs once more.",
				],
			],
		});
	}
	const asked = hidden ? (is_first_hidden ? x : y) : random.pick([x, y]);
	const right = hidden ? 1 : asked === x ? p : q;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is the coefficient of $${asked}$ in $${expression}$?`,
		right,
		hints: [
			"The coefficient is the number that multiplies the letter.",
			hidden
				? "The letter stands there all by itself. How many times is it taken?"
				: "It stands right in front of the letter.",
		],
		explanation: hidden
			? `$${asked}$ stands there once: $${asked} = 1 \\times ${asked}$. The coefficient is 1.`
			: `$${right}${asked}$ means $${right} \\times ${asked}$. The coefficient is ${right}.`,
		mistakes: [
			["unwritten-coefficient-is-zero", hidden ? 0 : "", "With zero, the term would not be there at all."],
			["gave-the-constant", c, "That number stands alone. Which one multiplies the letter?"],
			[
				"gave-the-other-coefficient",
				hidden ? (is_first_hidden ? q : p) : asked === x ? q : p,
				"That number belongs to the other letter.",
			],
		],
	});
});
