import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

type Sign = "+" | "-" | "\\times" | "\\div";
/** Numbers and signs in turn; a nested list is a pair of brackets. */
type Expression = readonly (number | Sign | Expression)[];

/** 1: two operations, at most one pair of brackets; 2-3: three operations; 4: four; 5: brackets inside brackets. */
export const orderOfOperationsBrackets = defineGenerator(
	"order-of-operations-brackets",
	2,
	(random, difficulty) => {
		const expression = draw(random, difficulty);
		const right = result(expression);
		const shown = show(expression);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: random.oneIn(3)
				? `${random.pick(NAMES)} works out $${shown}$. What is the result?`
				: `What is $${shown}$?`,
			right,
			hints: [
				expression.some((part) => Array.isArray(part))
					? "Start with what is inside the parentheses, the innermost first."
					: "There are no parentheses here. Which operations come first?",
				"Then multiply and divide, from left to right.",
				"Add and subtract last, from left to right.",
			],
			explanation: `One step at a time: $${steps(expression).join(" = ")}$.`,
			mistakes: [
				[
					"worked-left-to-right",
					leftToRight(expression),
					"It looks like the steps were done in reading order. Multiplying and dividing come before adding and subtracting.",
				],
				[
					"left-out-brackets",
					whole(result(expression.flat(2) as Expression)),
					"It looks like the parentheses were skipped. What is inside them comes first.",
				],
				[
					"added-first",
					addedFirst(expression),
					"It looks like adding or subtracting came too early. Multiply and divide first.",
				],
				[
					"stopped-after-first-step",
					firstStep(expression),
					"That is a good first step. The rest still has to be worked out.",
				],
			],
		});
	},
);

function draw(random: Random, difficulty: Difficulty): Expression {
	const most = level(difficulty, [9, 10, 12, 12, 15] as const);
	for (;;) {
		const [a, b, c, d, e] = Array.from({ length: 5 }, () => random.integer(2, most)) as [
			number,
			number,
			number,
			number,
			number,
		];
		const expression = random.pick(
			level<readonly Expression[]>(difficulty, [
				[
					[a, "+", b, "\\times", c],
					[a * c, "-", b, "\\times", c],
					[[a, "+", b], "\\times", c],
					[a, "\\times", [b, "-", c]],
				],
				[
					[[a, "+", b], "\\times", c, "-", d],
					[a, "+", b * c, "\\div", c, "-", d],
					[a, "\\times", [b, "-", c], "+", d],
				],
				[
					[a, "+", b, "\\times", [c, "-", d]],
					[[a, "+", b], "\\times", [c, "-", d]],
					[a * b, "-", [c, "+", d], "\\times", e],
					[a * b, "\\div", [c, "-", d]],
				],
				[
					[a * b, "-", [c, "+", d], "\\times", e, "+", a],
					[a, "+", b * d, "\\div", d, "\\times", [c, "-", e]],
					[[a, "+", b], "\\times", c, "-", d * e, "\\div", e],
				],
				[
					[a, "\\times", [b, "+", [c, "-", d], "\\times", e]],
					[[a, "+", b, "\\times", [c, "-", d]], "\\div", e],
					[a * 10, "-", [b, "+", c, "\\times", [d, "-", e]]],
				],
			] as const),
		);
		const answer = result(expression);
		const has_zero = steps(expression).some((step) => /(^|\D)0(\D|$)/.test(step));
		if (Number.isInteger(answer) && answer > 0 && answer <= 400 && !has_zero) return expression;
	}
}

function apply(a: number, sign: Sign, b: number): number {
	if (sign === "+") return a + b;
	if (sign === "-") return a - b;
	return sign === "\\times" ? a * b : a / b;
}

function isPoint(sign: unknown): boolean {
	return sign === "\\times" || sign === "\\div";
}

/** Does the first operation that is due and gives the expression that is left. */
function oneStep(expression: Expression): Expression {
	const inner = expression.findIndex((part) => Array.isArray(part));
	if (inner >= 0) {
		const next = oneStep(expression[inner] as Expression);
		const part = next.length === 1 ? (next[0] as number) : next;
		return expression.with(inner, part);
	}
	const first_point = expression.findIndex(isPoint);
	const at = first_point >= 0 ? first_point : 1;
	const value = apply(expression[at - 1] as number, expression[at] as Sign, expression[at + 1] as number);
	// What comes out below zero or broken on the way is not for this grade.
	return expression.toSpliced(at - 1, 3, value < 0 || !Number.isInteger(value) ? Number.NaN : value);
}

function steps(expression: Expression): string[] {
	return expression.length === 1 ? [show(expression)] : [show(expression), ...steps(oneStep(expression))];
}

function result(expression: Expression): number {
	return expression.length === 1 ? (expression[0] as number) : result(oneStep(expression));
}

/** What the first operation that is due comes to. */
function firstStep(expression: Expression): number {
	const inner = expression.find((part) => Array.isArray(part));
	if (inner !== undefined) return result(inner as Expression);
	const at = Math.max(1, expression.findIndex(isPoint));
	return result(expression.slice(at - 1, at + 2));
}

function whole(number: number): number | "" {
	return Number.isInteger(number) ? number : "";
}

function leftToRight(expression: Expression): number | "" {
	const go = (parts: Expression): number => {
		const numbers = parts.map((part) => (Array.isArray(part) ? go(part as Expression) : part));
		let value = numbers[0] as number;
		for (let at = 1; at < numbers.length; at += 2)
			value = apply(value, numbers[at] as Sign, numbers[at + 1] as number);
		return value;
	};
	const value = whole(go(expression));
	return value !== "" && value >= 0 ? value : "";
}

/** The result when the last sum or difference outside brackets is done before the products. */
function addedFirst(expression: Expression): number | "" {
	const at = expression.findLastIndex((part) => part === "+" || part === "-");
	if (at < 0) return "";
	const grouped = expression.toSpliced(at - 1, 3, expression.slice(at - 1, at + 2) as Expression);
	return whole(result(grouped));
}

function show(expression: Expression): string {
	return expression
		.map((part) => {
			if (!Array.isArray(part)) return `${part}`;
			const has_inner = part.some((inner) => Array.isArray(inner));
			return has_inner ? `[${show(part)}]` : `(${show(part as Expression)})`;
		})
		.join(" ");
}
