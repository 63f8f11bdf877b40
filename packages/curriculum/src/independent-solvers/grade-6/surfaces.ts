import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, plus, same, sum, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const FACES: Readonly<Record<string, RegExp>> = {
	Cube: /six equal squares/,
	"Rectangular prism": /six rectangles, equal/,
	"Triangular prism": /three rectangles/,
	"Square pyramid": /one square/,
	"Triangular pyramid": /(?<!and )four equal triangles/,
	"Hexagonal prism": /two equal hexagons/,
	"Hexagonal pyramid": /one hexagon/,
	"Pentagonal prism": /two equal pentagons/,
	"Pentagonal pyramid": /one pentagon/,
};

/** All faces of a box: two bases, and the way around them times the height. */
function surfaceOfBox(text: string): Rational {
	const [l = exact(1), w = exact(1), h = exact(1)] = numbersIn(text);
	return plus(times(exact(2), times(l, w)), times(times(exact(2), plus(l, w)), h));
}

function surfaceOf(alt: string): Rational {
	const [a = exact(1), b = exact(1), c = exact(1), d = exact(1), e = exact(1), f = exact(1)] = numbersIn(alt);
	if (alt.startsWith("The net of a box"))
		return sum([times(a, b), times(c, d), times(e, f)].flatMap((face) => [face, face]));
	if (alt.startsWith("A box")) return surfaceOfBox(alt);
	// Four triangles on a square make two parallelograms of side and height.
	if (alt.includes("pyramid")) return plus(times(a, a), times(exact(2), times(a, b)));
	return plus(times(a, b), times(plus(plus(a, b), c), d));
}

const labels: Solver = ({ figure }, { values }) => {
	const [a = exact(1), b = exact(1), c = exact(1), d = exact(1), e = exact(1), f = exact(1)] = numbersIn(
		figure?.alt ?? "",
	);
	return [times(c, d), times(e, f), times(a, b)].every((each, at) => same(each, values[at] ?? exact(-1)));
};

const told = toldSolvers(surfaceOfBox, labels, [
	[/other side/, (text) => times(surfaceOfBox(text), { numerator: 1n, denominator: 2n })],
	[/volume/, (text) => numbersIn(text).slice(0, 3).reduce(times)],
	[
		/left out the base/,
		(text) => {
			const [l = exact(1), w = exact(1), h = exact(1)] = numbersIn(text);
			return times(times(exact(2), plus(l, w)), h);
		},
	],
	[/lengths of the edges/, (text) => times(exact(4), sum(numbersIn(text).slice(0, 3)))],
]);

/** Nets and surface areas, from the words or from what a figure tells. */
export const findsSurfaces: Solver = (question, answer) => {
	const { figure, prompt, question_type } = question;
	const [first, second = ""] = answer.texts;
	const name = second in FACES ? second : (first ?? "");
	if (name in FACES) return FACES[name]?.test(second in FACES ? (first ?? "") : prompt) ?? false;
	if (figure === undefined || question_type === "LABELED_INPUT") return told(question, answer);
	return same(numbersIn(answer.text)[0] ?? exact(-1), surfaceOf(figure.alt));
};
