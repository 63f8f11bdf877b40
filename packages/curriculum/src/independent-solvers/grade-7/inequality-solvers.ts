import type { Rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value } from "../reading/formulas.ts";
import { isSolution } from "../shared/formula-solvers.ts";
import type { Solver } from "../solver.ts";

const ZERO = exact(0);
const isInequality = (formula: string) => /[<>≤≥]/.test(formula) && /\d/.test(formula);
const firstIn = (text: string) => formulasIn(text).find(isInequality) ?? "";
const lastIn = (text: string) => formulasIn(text).findLast(isInequality) ?? "";

/** Where both sides of an inequality in one letter are equal. */
function boundaryOf(inequality: string): Rational {
	const [left = "", right = ""] = inequality.split(/ (?:<=|>=|[<>≤≥]) /);
	const letter = /[a-z]/.exec(inequality)?.[0] ?? "x";
	const gap = (x: number) =>
		minus(calculate(left, { [letter]: exact(x) }), calculate(right, { [letter]: exact(x) }));
	return over(gap(0), minus(gap(0), gap(1)));
}

/** Numbers at and around the boundaries: they tell any two inequalities apart. */
const triedFor = (inequalities: readonly string[]) =>
	inequalities
		.map(boundaryOf)
		.flatMap((at) => [-1, 0, 1].map((step) => plus(at, over(exact(step), exact(2)))));

/** Whether two inequalities hold for the same numbers. */
const areEqual = (one: string, other: string) =>
	triedFor([one, other]).every((tried) => isSolution(one, tried) === isSolution(other, tried));

/** "-3x + 4 < 10" as its coefficient, constant and right side. */
function partsOf(formula: string): readonly [Rational, Rational, Rational] {
	const [left = "", right = ""] = formula.split(/ [<>≤≥] /);
	const letter = /[a-z]/.exec(left)?.[0] ?? "x";
	const q = calculate(left, { [letter]: ZERO });
	return [minus(calculate(left, { [letter]: exact(1) }), q), q, value(right)];
}

function isMistaken(description: string, formula: string, wrote: string): boolean {
	const [p, q, r] = partsOf(formula);
	const solution = over(minus(r, q), p);
	const boundary = numbersIn(wrote).at(-1) ?? exact(-9999);
	if (/inequality sign/.test(description))
		return (
			same(boundary, solution) &&
			triedFor([formula]).every(
				(tried) => same(tried, solution) || isSolution(formula, tried) !== isSolution(wrote, tried),
			)
		);
	if (/same operation/.test(description)) return same(boundary, over(plus(r, q), p));
	if (/before dividing/.test(description)) return same(boundary, minus(r, q));
	return same(boundary, minus(ZERO, solution));
}

/** The largest or smallest whole number with which a story keeps to its limit. */
function keepsToTheLimit(prompt: string, count: Rational): boolean {
	const numbers = numbersIn(prompt);
	const [r = ZERO, q = ZERO, p = ZERO] = numbers;
	const gap = (number: Rational) => compare(plus(times(p, number), q), r);
	const isMost = prompt.includes("At most");
	return isMost
		? gap(count) <= 0 && gap(plus(count, exact(1))) > 0
		: gap(count) >= 0 && gap(minus(count, exact(1))) < 0;
}

/** Inequalities of two steps, in all the ways of asking. */
export const solvesInequality: Solver = (question, { text, texts, value: entered, values }) => {
	const { prompt, question_type } = question;
	const asked = firstIn(prompt);
	switch (question_type) {
		case "LABELED_INPUT":
			return areInTheirBins(question, texts, (card) =>
				isSolution(asked, value(card.replace("−", "-"))) ? "Solution" : "Not a solution",
			);
		case "MATCH_THE_FOLLOWING":
			return areEqual(firstIn(text), firstIn(texts[1] ?? ""));
		case "SELECT_ALL":
			return areEqual(firstIn(text), lastIn(text));
		case "VERIFY_WITH_LLM":
			return areEqual(asked, lastIn(text));
		case "FILL_MULTIPLE": {
			const [p = ZERO, q = ZERO, r = ZERO, count = ZERO] = values.map((each) => each ?? ZERO);
			const [limit, once, each] = numbersIn(prompt);
			return (
				[limit, once, each].every((told, at) => same(told ?? ZERO, [r, q, p][at] ?? ZERO)) &&
				keepsToTheLimit(prompt, count)
			);
		}
		default:
	}
	if (/What did|went wrong|mistake led/.test(prompt)) return isMistaken(text, asked, lastIn(prompt));
	if (asked !== "") return areEqual(asked, firstIn(text) || text);
	return keepsToTheLimit(prompt, entered ?? numbersIn(text)[0] ?? ZERO);
};
