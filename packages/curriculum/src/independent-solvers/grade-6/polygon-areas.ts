import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { exact, over, plus, same, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const HALF = rational(1n, 2n);

/** A trapezoid is cut by its diagonal into two triangles of the same height. */
function areaOf(kind: string, [a = exact(1), b = exact(1), c = exact(1)]: readonly Rational[]): Rational {
	if (kind === "trapezoid") return plus(times(times(a, c), HALF), times(times(b, c), HALF));
	return times(times(a, b), kind === "triangle" ? HALF : exact(1));
}

const kindIn = (text: string) =>
	/triang|parallelogram|trapezoid/.exec(text)?.[0].replace("triang", "triangle") ?? "";

/** The area of the shape that is given, or its height where the area is known. */
function solve(text: string): Rational {
	const [known = exact(1), base = exact(1)] = numbersIn(text);
	if (!/with an area of/.test(text)) return areaOf(kindIn(text), numbersIn(text));
	return over(known, times(base, kindIn(text) === "triangle" ? HALF : exact(1)));
}

const onFigure: Solver = ({ figure }, { values }) => {
	const [base = exact(0), height = exact(0)] = numbersIn(figure?.alt ?? "");
	return (
		values.length === 2 &&
		values.every((value) => value !== null && same(times(value, exact(2)), times(base, height)))
	);
};

const told = toldSolvers(solve, onFigure, [
	[/forgot to divide/, (text) => times(exact(2), solve(text))],
	[
		/only one of the two bases/,
		(text) => times(numbersIn(text)[0] ?? exact(0), numbersIn(text)[2] ?? exact(0)),
	],
	[/multiplied all/, (text) => numbersIn(text).slice(0, 3).reduce(times)],
	[/added the lengths/, (text) => numbersIn(text).slice(0, 3).reduce(plus)],
	[/half twice/, (text) => times(HALF, solve(text))],
]);

/** Areas of triangles, parallelograms and trapezoids: a figure tells its lengths in words. */
export const measuresArea: Solver = (question, answer) => {
	const { figure, question_type } = question;
	if (figure === undefined || question_type === "LABELED_INPUT") return told(question, answer);
	return same(numbersIn(answer.text).at(-1) ?? exact(-1), areaOf(kindIn(figure.alt), numbersIn(figure.alt)));
};
