import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, power, same, sum, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

const PI = rational(314n, 100n);
const two = exact(2);

/** The two parts that are asked for, and all of it, from the lengths that a text tells. */
function measured(text: string): readonly [Rational, Rational, Rational] {
	const [a = exact(1), b = exact(1), c = exact(1), d = exact(1)] = numbersIn(text);
	const added = (one: Rational, other: Rational) => [one, other, plus(one, other)] as const;
	if (text.includes("half a circle")) return added(times(a, b), times(PI, over(power(a, 2), exact(8))));
	if (text.includes("without")) {
		const [square, circle] = [power(a, 2), times(PI, over(power(b, 2), exact(4)))];
		return [square, circle, minus(square, circle)];
	}
	if (text.startsWith("An arrow")) return added(times(a, b), over(times(c, d), two));
	if (text.startsWith("A prism")) return added(times(b, c), sum([times(a, b), times(a, c), times(a, d)]));
	// The upper box only lifts a part of the lid, so its four sides are all that is added.
	const box = plus(times(two, power(a, 2)), times(exact(4), times(a, b)));
	return added(box, times(exact(4), times(c, d)));
}

/** Independent solver for "area-surface-composite", from the figure or from what is given. */
export const measuresPieces: Solver = ({ prompt, figure, question_type }, { text, values }) => {
	const [first, second, all] = measured(figure?.alt ?? (question_type === "SELECT_ALL" ? text : prompt));
	const isNumber = (wanted: Rational, found: Rational | null | undefined) =>
		found !== null && found !== undefined && same(wanted, found);
	if (question_type === "FILL_MULTIPLE" || question_type === "LABELED_INPUT")
		return [first, second, all].slice(0, values.length).every((wanted, at) => isNumber(wanted, values[at]));
	return isNumber(all, numbersIn(text).at(-1));
};
