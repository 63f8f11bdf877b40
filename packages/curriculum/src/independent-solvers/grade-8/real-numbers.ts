import type { Rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, minus, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { isInside } from "../shared/formula-solvers.ts";
import type { Solver } from "../solver.ts";

const NONE = exact(-1);
const square = (number: Rational) => times(number, number);

function isSquare(number: bigint): boolean {
	let root = 0n;
	while (root * root < number) root += 1n;
	return root * root === number;
}

/** A number is irrational if π is in it, or the root of a number that is no square. */
function isRational(shown: string): boolean {
	const roots = [...shown.matchAll(/(?:√|\\sqrt\{)(\d+)/g)].map(([, number = "2"]) => BigInt(number));
	return !shown.includes("π") && roots.every(isSquare);
}

const kindOf = (shown: string) => (isRational(shown) ? "rational" : "irrational");

/** Whether numbers are rational, in all the ways of asking. */
export const tellsKind: Solver = (question, { text, texts }) => {
	const { prompt, question_type } = question;
	const number = formulasIn(question_type === "SELECT_ALL" ? text : prompt)[0] ?? "";
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, texts, (card) => (isRational(card) ? "Rational" : "Irrational"));
	if (question_type === "SELECT_ALL") return text.endsWith(`is ${kindOf(number)}.`);
	if (question_type === "VERIFY_WITH_LLM") return text.includes(`is ${kindOf(number)}, because`);
	// A right kind with a false reason is not right.
	const isFalseReason = /every root is|not a whole number|every number is|calculator/.test(text);
	return !isFalseReason && text.toLowerCase().split(",")[0] === kindOf(number);
};

/** -1, 0 or 1 as a positive number is less than, equal to or more than the root of a number. */
const againstRoot = (number: Rational, under: Rational) => compare(square(number), under);

/** Whether the root is between two whole numbers that are neighbors. */
function isBetween(a: Rational, b: Rational, under: Rational): boolean {
	return same(plus(a, exact(1)), b) && againstRoot(a, under) < 0 && againstRoot(b, under) > 0;
}

/** "\sqrt{20} > 4.4", by squaring both. */
function isTrueComparison(statement: string): boolean {
	const [root = "0", sign = "", decimal = "0"] = statement.split(/ ([<>=]) /);
	const order = againstRoot(calculate(decimal), numbersIn(root)[0] ?? NONE);
	return sign === "<" ? order > 0 : sign === ">" && order < 0;
}

const underRoot = (text: string) => exact(Number(/\\sqrt\{(\d+)\}/.exec(text)?.[1] ?? 0));

/** Whether a number is the root rounded to steps of that size. */
function isNearest(number: Rational, under: Rational, step: Rational): boolean {
	const half = times(step, calculate("\\dfrac{1}{2}"));
	const isOnGrid =
		calculate(
			`{${number.numerator}} \\div {${number.denominator}} \\div {${step.numerator}} \\times {${step.denominator}}`,
		).denominator === 1n;
	return (
		isOnGrid && againstRoot(minus(number, half), under) < 0 && againstRoot(plus(number, half), under) > 0
	);
}

/** Whether a piece of the line is that of all numbers whose root is as given. */
function hasSuchRoots(prompt: string, text: string): boolean {
	const [low = NONE, high = NONE] = [...prompt.matchAll(/(?:than|least|most) (\d+)/g)].map(([, each]) =>
		exact(Number(each)),
	);
	return Array.from({ length: 60 }, (_, number) => exact(number)).every((tried) => {
		const [above, below] = [compare(tried, square(low)), compare(tried, square(high))];
		const fits =
			(above > 0 || (above === 0 && prompt.includes("at least"))) &&
			(below < 0 || (below === 0 && prompt.includes("at most")));
		return isInside(text, tried) === fits;
	});
}

/** Roots between whole numbers, rounded, compared with decimals, and in expressions. */
export const approximates: Solver = (question, { text, texts, value, values }) => {
	const { prompt, question_type } = question;
	const [first = NONE, second = NONE, third = NONE] = values.map((each) => each ?? NONE);
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, texts, (card) => {
			let low = 0;
			while ((low + 1) ** 2 <= Number(card.slice(1))) low += 1;
			return `Between ${low} and ${low + 1}`;
		});
	if (question_type === "SELECT_ALL" && !text.includes("between"))
		return isTrueComparison(text.replaceAll("$", ""));
	if (question_type === "SELECT_ALL" || text.includes(" and ")) {
		const [a = NONE, b = NONE] = formulasIn(text)
			.slice(-2)
			.map((each) => calculate(each));
		return isBetween(a, b, underRoot(question_type === "SELECT_ALL" ? text : prompt));
	}
	if (question.interaction?.kind === "interval") return hasSuchRoots(prompt, text);
	if (/[<>=]/.test(text)) return isTrueComparison(text.replaceAll("$", ""));
	const [, factor = "1", under = "0", added = "0"] = /(\d*)\\sqrt\{(\d+)\}(?: \+ (\d+))?/.exec(prompt) ?? [];
	const whole = times(square(exact(Number(factor || 1))), exact(Number(under)));
	if (question.interaction?.kind === "line_points")
		return [first, second].every((each, at) =>
			isNearest(each, calculate(formulasIn(prompt)[at]?.slice(6, -1) ?? ""), calculate("0.1")),
		);
	if (question_type === "FILL_MULTIPLE") {
		if (prompt.includes("is the square root of"))
			return same(first, whole) && isBetween(second, third, whole);
		return isBetween(first, second, whole);
	}
	const entered = value ?? NONE;
	if (prompt.includes(" + ")) {
		const low = minus(entered, exact(Number(added)));
		return isBetween(low, plus(low, exact(1)), whole);
	}
	const area = /area of (\d+)/.exec(prompt)?.[1];
	const number = area === undefined ? whole : exact(Number(area));
	return isNearest(entered, number, prompt.includes("tenth") ? calculate("0.1") : exact(1));
};
