import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers, type MistakeSolvers } from "../shared/derived-solvers.ts";
import { minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { byPrompt, isWorthTheFormula } from "../reading/common-solvers.ts";

/** The innermost parentheses of a formula, with the text before and after them. */
const INNER = /[([]([^()[\]]*)[)\]]/;

function carriedOut(a: Rational, sign: string, b: Rational): Rational {
	if (sign === "+") return plus(a, b);
	if (sign === "-") return minus(a, b);
	return sign === "\\times" ? times(a, b) : over(a, b);
}

/** Numbers and signs one after the other, as they are read. */
function inReadingOrder(flat: string): Rational {
	const [first = "0", ...rest] = flat.trim().split(" ");
	let value = calculate(first);
	for (let at = 0; at < rest.length; at += 2)
		value = carriedOut(value, rest[at] ?? "+", calculate(rest[at + 1] ?? "0"));
	return value;
}

const text = ({ numerator, denominator }: Rational) =>
	denominator === 1n ? `${numerator}` : `\\dfrac{${numerator}}{${denominator}}`;

/** Parentheses first, and everything in reading order. */
function leftToRight(formula: string): Rational {
	let rest = formula;
	for (let inner = INNER.exec(rest); inner !== null; inner = INNER.exec(rest))
		rest = rest.replace(inner[0], text(inReadingOrder(inner[1] ?? "0")));
	return inReadingOrder(rest);
}

/** The last sum or difference outside of parentheses, put in parentheses of its own. */
function addedFirst(formula: string): Rational | null {
	let depth = 0;
	const tokens = formula.split(" ");
	const depths = tokens.map((token) => {
		const before = depth;
		depth += (token.match(/[([]/g)?.length ?? 0) - (token.match(/[)\]]/g)?.length ?? 0);
		return before;
	});
	const at = tokens.findLastIndex((token, index) => (token === "+" || token === "-") && depths[index] === 0);
	if (at < 0) return null;
	// The neighbors are numbers or whole parentheses.
	const from = depths.findLastIndex((each, index) => index < at && each === 0);
	const to = tokens.findIndex((_, index) => index > at && (depths[index + 1] ?? 0) === 0);
	const group = `(${tokens.slice(from, to + 1).join(" ")})`;
	return calculate([...tokens.slice(0, from), group, ...tokens.slice(to + 1)].join(" "));
}

/** The formula of the first operation: in the innermost parentheses from the left, points before lines. */
function firstOperation(formula: string): string {
	const inner = INNER.exec(formula)?.[1] ?? formula;
	const tokens = inner.trim().split(" ");
	const point = tokens.findIndex((token) => token === "\\times" || token === "\\div");
	const at = point < 0 ? 1 : point;
	return tokens.slice(at - 1, at + 2).join(" ");
}

const MISTAKES: MistakeSolvers = [
	[/from left to right/, leftToRight],
	[/left out the parentheses/, (formula) => calculate(formula.replaceAll(/[()[\]]/g, ""))],
	[/added or subtracted before/, addedFirst],
	[/stopped after the first/, (formula) => calculate(firstOperation(formula))],
];

const values = derivedSolvers(
	byPrompt(
		[
			/\[\[first\]\]/,
			({ prompt }, { values: [first = null, result = null] }) => {
				const [task = ""] = formulasIn(prompt);
				return (
					first !== null &&
					result !== null &&
					isEqual(first, calculate(firstOperation(task))) &&
					isEqual(result, calculate(task))
				);
			},
		],
		[/./, isWorthTheFormula],
	),
	MISTAKES,
);

/** Independent solver for expressions with parentheses. */
export const ordersOperations: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const [formula = ""] = formulasIn(answer.text);
	if (question_type === "SELECT_ONE" && /comes first|done first/.test(prompt))
		return formula === firstOperation(formulasIn(prompt)[0] ?? "");
	if (question_type === "SELECT_ONE" && /equal to \d|becomes \d|to get \d/.test(prompt)) {
		const [, target = "0"] = /(?:equal to|becomes|to get) (\d+)/.exec(prompt) ?? [];
		return isEqual(calculate(formula), rational(BigInt(target)));
	}
	return values(question, answer);
};
