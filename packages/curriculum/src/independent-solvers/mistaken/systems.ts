import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, value } from "../reading/formulas.ts";

type Pair = { x: Rational; y: Rational };
const NOTHING = exact(0);
const negative = (number: Rational) => minus(NOTHING, number);

/** Left minus right of an equation. */
function gap(equation: string, pair: Pair): Rational {
	const [left = "0", right = "0"] = equation.split(" = ");
	return minus(calculate(left, { ...pair }), calculate(right, { ...pair }));
}

/** a, b and c of an equation as a x + b y = c. */
function coefficients(equation: string): { a: Rational; b: Rational; c: Rational } {
	const c = negative(gap(equation, { x: NOTHING, y: NOTHING }));
	return {
		a: plus(gap(equation, { x: exact(1), y: NOTHING }), c),
		b: plus(gap(equation, { x: NOTHING, y: exact(1) }), c),
		c,
	};
}

/** With this x, the y of the first equation. */
function withX(equation: string, x: Rational): Pair {
	const { a, b, c } = coefficients(equation);
	return { x, y: over(minus(c, times(a, x)), b) };
}

/** The equations added as they are, or subtracted, with y dropped. */
function combined(first: string, second: string, sign: 1 | -1): Pair | null {
	const [one, other] = [coefficients(first), coefficients(second)];
	const [a, c] = [plus(one.a, times(exact(sign), other.a)), plus(one.c, times(exact(sign), other.c))];
	return same(a, NOTHING) ? null : withX(first, over(c, a));
}

/** What a described mistake gives for a system whose first equation may say what y is, or null. */
function mistakenPair(description: string, first: string, second: string, { x, y }: Pair): Pair | null {
	const { b } = coefficients(first);
	const { a, b: q, c } = coefficients(second);
	const start = calculate(first.split(" = ")[1] ?? "0", { x: NOTHING, y: NOTHING });
	if (description.includes("swapped the")) return { x: y, y: x };
	if (description.includes("left out the constant")) return { x, y: minus(y, start) };
	if (description.includes("only the first term")) {
		const slope = negative(over(coefficients(first).a, b));
		return withX(first, over(minus(c, start), plus(a, times(q, slope))));
	}
	if (description.includes("lost a minus sign"))
		return first.startsWith("y =") ? withX(first, negative(x)) : { x, y: negative(y) };
	if (description.includes("subtracted the equations")) return combined(first, second, -1);
	if (description.includes("added the equations")) return combined(first, second, 1);
	if (description.includes("stopped before dividing"))
		return withX(first, plus(coefficients(first).c, same(plus(b, q), NOTHING) ? c : negative(c)));
	throw new Error(`No solver for: ${description}`);
}

/** Whether a described mistake leads from the two equations of a prompt to the pair that it tells. */
export function mistakenSystem(description: string, formulas: readonly string[], right: Pair): boolean {
	const [first = "", second = "", wrote = ""] = formulas;
	const found = mistakenPair(description, first, second, right);
	const [, x = "", y = ""] = /\((-?\d+), (-?\d+)\)/.exec(wrote) ?? [];
	return found !== null && same(found.x, value(x)) && same(found.y, value(y));
}
