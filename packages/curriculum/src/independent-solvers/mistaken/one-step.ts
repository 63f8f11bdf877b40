import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";

/** Whether a described mistake leads from an equation of one step to a value. */
export function mistakenOneStep(description: string, equation: string, wrote: Rational): boolean {
	const sides = equation.split(" = ");
	const [withLetter = "", result = ""] = /(?<!\\[a-z]*)[a-z]/.test(sides[0] ?? "")
		? sides
		: sides.toReversed();
	const letter = /(?<!\\[a-z]*)[a-z]/.exec(withLetter)?.[0] ?? "";
	const at = (trial: number) => calculate(withLetter, { [letter]: exact(trial) });
	const [constant, end] = [at(0), calculate(result)];
	const factor = minus(at(1), constant);
	const isSum = !same(constant, exact(0));
	const gives = (found: Rational) => same(found, wrote);
	if (/same operation again/.test(description))
		return gives(isSum ? plus(end, constant) : times(end, factor));
	if (/other side of the equation/.test(description)) return gives(end);
	if (/subtracted in the wrong order/.test(description)) {
		const size = constant.numerator < 0n ? minus(exact(0), constant) : constant;
		return gives(minus(size, end));
	}
	if (/divided in the wrong order/.test(description)) return gives(over(factor, end));
	if (/subtracted the coefficient/.test(description)) return gives(minus(end, factor));
	if (/added the denominator/.test(description)) return gives(plus(end, over(exact(1), factor)));
	throw new Error(`No solver for: ${description}`);
}
