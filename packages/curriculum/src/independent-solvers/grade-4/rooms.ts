import { isEqual, type Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const [ZERO, TWO, FOUR] = [exact(0), exact(2), exact(4)];
const around = (long: Rational, wide: Rational) => times(TWO, plus(long, wide));

/** The length that belongs to a given area or perimeter. */
function lengthIn(text: string): Rational {
	const [total = ZERO, wide = ZERO] = numbersIn(text);
	return /has an area of/.test(text) ? over(total, wide) : minus(over(total, TWO), wide);
}

/** What the words and numbers of a text ask for. */
function solved(text: string): Rational {
	const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = numbersIn(text);
	if (/The rest is/.test(text)) return minus(times(a, b), times(c, d));
	if (/square \w+(?: \w+)? is \d+|perimeter of a square/.test(text))
		return times(over(a, FOUR), over(a, FOUR));
	if (/has an? (?:area|perimeter) of/.test(text)) {
		const long = lengthIn(text);
		if (/How long|What is its length/.test(text)) return long;
		return /has an area of/.test(text) ? around(long, b) : times(long, b);
	}
	return /perimeter|tape|around/.test(text) ? around(a, b) : times(a, b);
}

const ofSides = (gives: (long: Rational, wide: Rational) => Rational) => (text: string) => {
	const [long = ZERO, wide = ZERO] = numbersIn(text);
	return gives(long, wide);
};

const told = toldSolvers(
	solved,
	({ prompt }, { values: [long, other] }) =>
		long !== null &&
		long !== undefined &&
		other !== null &&
		other !== undefined &&
		isEqual(long, lengthIn(prompt)) &&
		isEqual(other, solved(prompt.replace(/\[\[.*$/, ""))),
	[
		[/found the perimeter/, ofSides(around)],
		[/found the area/, ofSides(times)],
		[/only two of the sides/, ofSides(plus)],
		[/doubled the product/, ofSides((long, wide) => times(TWO, times(long, wide)))],
		[/doubled only one/, ofSides((long, wide) => plus(times(TWO, long), wide))],
	],
);

/** Independent solver for areas, perimeters and sides of rectangles. */
export const measuresRooms: Solver = (question, answer) => {
	const { prompt } = question;
	if (!/Which equation/.test(prompt)) return told(question, answer);
	const [left = "", right = ""] = (formulasIn(answer.text)[0] ?? "").split(" = ");
	const long = lengthIn(prompt);
	const put = (side: string) =>
		calculate(side.replaceAll("n ", `${long.numerator} `).replace(/^n$/, `${long.numerator}`));
	return long.denominator === 1n && isEqual(put(left), put(right));
};
