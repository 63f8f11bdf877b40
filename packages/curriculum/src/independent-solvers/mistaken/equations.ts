import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";

/** Both sides of an equation with one letter as coefficient and constant, from two trial values. */
function sidesOf(equation: string) {
	const letter = /[a-z](?![a-z]*\{)/.exec(equation)?.[0] ?? "x";
	return equation.split(" = ").map((each) => {
		const constant = calculate(each, { [letter]: exact(0) });
		return { coefficient: minus(calculate(each, { [letter]: exact(1) }), constant), constant };
	}) as [Side, Side];
}

interface Side {
	coefficient: Rational;
	constant: Rational;
}

/** Whether a described mistake leads from an equation to a value. */
export function mistakenEquation(description: string, equation: string, wrote: Rational): boolean {
	const [one, other] = sidesOf(equation);
	// The side with the letter counts as the left one where the other has none.
	const [left, right] = one.coefficient.numerator === 0n ? [other, one] : [one, other];
	const factor = minus(left.coefficient, right.coefficient);
	const rest = minus(right.constant, left.constant);
	const isSolution = (coefficient: Rational, constant: Rational) => same(times(coefficient, wrote), constant);
	if (description.includes("subtracted it on the other"))
		return isSolution(factor, plus(right.constant, left.constant));
	if (description.includes("added the terms with the variable"))
		return isSolution(plus(left.coefficient, right.coefficient), rest);
	if (/stopped before (dividing|multiplying)/.test(description)) return same(wrote, rest);
	if (description.includes("only some of the terms"))
		return same(plus(wrote, left.constant), over(right.constant, factor));
	if (description.includes("only the first term"))
		return isSolution(factor, minus(right.constant, over(left.constant, factor)));
	if (description.includes("expression in the parentheses")) return isSolution(factor, right.constant);
	if (description.includes("with the same operation"))
		return isSolution(factor, plus(right.constant, left.constant));
	if (description.includes("lost a minus sign")) return same(wrote, minus(exact(0), over(rest, factor)));
	throw new Error(`No solver for: ${description}`);
}
