import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { over, sum, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const FULL = rational(360n);
const QUARTERS: readonly (readonly [RegExp, bigint])[] = [
	[/three-quarter turn/, 3n],
	[/quarter turn/, 1n],
	[/half turn/, 2n],
	[/two full turns/, 8n],
	[/a full turn\./, 4n],
];

/** The share of a full turn that a text tells. */
function shareIn(text: string): Rational {
	const fractions = formulasIn(text).filter((formula) => formula.includes("dfrac"));
	if (fractions.length > 0) return sum(fractions.map((formula) => calculate(formula)));
	const [a = 0n, b = 1n] = wholesIn(text);
	if (/minutes/.test(text)) return rational(a, 60n);
	if (/from the 12/.test(text)) return rational(b, 12n);
	if (/one-degree/.test(text)) return rational(a, 360n);
	if (/360 equal/.test(text)) return rational(b, 360n);
	const quarters = QUARTERS.find(([pattern]) => pattern.test(text))?.[1];
	if (quarters !== undefined) return rational(quarters, 4n);
	return rational(b, a);
}

const onlyPart = (text: string) => over(FULL, rational(shareIn(text).denominator));
const degrees = (text: string) => times(shareIn(text), FULL);

const told = toldSolvers(
	degrees,
	({ prompt }, { values: [each, all] }) => {
		const [parts = 1n, moved = 0n] = wholesIn(prompt);
		return (
			each !== null &&
			each !== undefined &&
			isEqual(times(each, rational(parts)), FULL) &&
			all !== null &&
			all !== undefined &&
			isEqual(all, times(each, rational(moved)))
		);
	},
	[
		[/one part of the turn/, onlyPart],
		[
			/left of a full turn/,
			(text) =>
				times(FULL, rational(shareIn(text).denominator - shareIn(text).numerator, shareIn(text).denominator)),
		],
		[/for 180/, (text) => over(degrees(text), rational(2n))],
		[/for 100/, (text) => times(shareIn(text), rational(100n))],
		[
			/multiplied the number of parts/,
			(text) => rational(shareIn(text).numerator * shareIn(text).denominator),
		],
	],
);

/** Independent solver for angles as turns: as the share of a full turn that they are. */
export const turnsAround: Solver = (question, answer) => {
	const { prompt, figure } = question;
	const { text, value } = answer;
	if (/Which angle is larger/.test(prompt)) {
		const [one = 0n, other = 0n] = wholesIn(prompt);
		return text === (one > other ? "The first one" : one < other ? "The second one" : "Both are equal");
	}
	if (/fraction of a full turn/.test(prompt))
		return value !== null && isEqual(times(value, FULL), numbersIn(prompt)[0] ?? FULL);
	if (figure !== undefined) {
		const [parts = 1n, moved = 0n] = wholesIn(figure.alt);
		return isEqual(rational(moved, parts), over(numbersIn(text)[0] ?? rational(0n), FULL));
	}
	return told(question, answer);
};
