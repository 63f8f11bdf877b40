import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, same, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const HALF = rational(1n, 2n);

/** A rectangle with a triangle on top: width and height of one, base and height of the other. */
function areaOfHouse(text: string): Rational {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = numbersIn(text);
	return plus(times(a, b), times(times(c, d), HALF));
}

function areaOf(alt: string): Rational {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = numbersIn(alt);
	if (alt.includes("on top")) return areaOfHouse(alt);
	if (alt.startsWith("An L")) return plus(times(plus(a, c), d), times(a, minus(b, d)));
	if (alt.includes("cut off")) return minus(times(a, b), times(times(c, d), HALF));
	// The frame as two long strips and two short ones.
	return times(exact(2), plus(times(plus(a, plus(c, c)), c), times(b, c)));
}

const parts: Solver = ({ figure, question_type }, { values }) => {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = numbersIn(figure?.alt ?? "");
	const [box, top] = [times(a, b), times(times(c, d), HALF)];
	const wanted = question_type === "LABELED_INPUT" ? [top, box] : [box, top, plus(box, top)];
	return wanted.every((each, at) => same(each, values[at] ?? exact(-1)));
};

const told = toldSolvers(areaOfHouse, parts);

/** Areas of composite shapes, from what a figure or a sentence tells. */
export const addsAreas: Solver = (question, answer) => {
	const { figure, question_type } = question;
	if (figure === undefined || question_type === "FILL_MULTIPLE" || question_type === "LABELED_INPUT")
		return told(question, answer);
	return same(numbersIn(answer.text)[0] ?? exact(-1), areaOf(figure.alt));
};
