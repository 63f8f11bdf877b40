import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, plus, same, sum, times } from "../reading/arithmetic.ts";
import { numbersIn, value as numberOf } from "../reading/formulas.ts";
import { areInTheirBins } from "../reading/cards.ts";
import type { Solver, Solvers } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

type Point = readonly [Rational, Rational];

const ZERO = exact(0);
const turned = (number: Rational) => minus(ZERO, number);
const size = (number: Rational) => (number.numerator < 0n ? turned(number) : number);
const isAt = ([a, b]: Point, [x, y]: Point) => same(a, x) && same(b, y);

/** Points written like "(2, -3)". */
function pointsIn(text: string): Point[] {
	return [...text.replaceAll("−", "-").matchAll(/\((-?\d+), (-?\d+)\)/g)].map(
		([, x = "", y = ""]): Point => [numberOf(x), numberOf(y)],
	);
}

function quadrantOf([x, y]: Point): string {
	const isRight = compare(x, ZERO) > 0;
	return `Quadrant ${compare(y, ZERO) > 0 ? (isRight ? "I" : "II") : isRight ? "IV" : "III"}`;
}

/** The first point of a text, turned over each axis that it names. */
function imageIn(text: string): Point {
	const [[x, y] = [ZERO, ZERO]] = pointsIn(text);
	return [/across the y-axis/.test(text) ? turned(x) : x, /across the x-axis/.test(text) ? turned(y) : y];
}

/** What a described mistake makes of the reflection that a prompt tells. */
function mistakenImage(description: string, prompt: string): Point {
	const [[x, y] = [ZERO, ZERO]] = pointsIn(prompt);
	const [a, b] = imageIn(prompt);
	if (description.includes("other axis")) return [turned(a), turned(b)];
	if (description.includes("both coordinates")) return [turned(x), turned(y)];
	if (description.includes("one axis only")) return [x, turned(y)];
	return description.includes("swapped") ? [b, a] : [x, y];
}

const ORIGIN: Point = [ZERO, ZERO];

const onFourQuadrants: Solver = (question, { text, texts, values }) => {
	const { prompt, question_type, interaction, figure } = question;
	if (interaction?.kind === "sort")
		return areInTheirBins(question, texts, (card) => quadrantOf(pointsIn(card)[0] ?? ORIGIN));
	if (question_type === "MATCH_THE_FOLLOWING") return texts[1] === quadrantOf(pointsIn(text)[0] ?? ORIGIN);
	if (text.startsWith("Quadrant")) return text === quadrantOf(pointsIn(prompt)[0] ?? ORIGIN);
	const [first = ORIGIN, second = ORIGIN] = pointsIn(prompt);
	if (/How (?:is the first|was the) point/.test(prompt)) {
		const turns = text.startsWith("Across the x")
			? imageIn(`(${first.map(({ numerator }) => numerator).join(", ")}) across the x-axis`)
			: null;
		if (turns !== null) return isAt(turns, second);
		if (text.startsWith("Across the y")) return isAt([turned(first[0]), first[1]], second);
		return text.startsWith("Across both") && isAt([turned(first[0]), turned(first[1])], second);
	}
	if (question_type === "VERIFY_WITH_LLM") return isAt(pointsIn(text).at(-1) ?? ORIGIN, imageIn(prompt));
	if (/What did|went wrong|mistake led/.test(prompt))
		return isAt(mistakenImage(text, prompt), pointsIn(prompt).at(-1) ?? ORIGIN);
	const inFigure = pointsIn(figure?.alt ?? "")[0];
	const wanted = prompt.includes("reflect")
		? [imageIn(prompt)]
		: inFigure !== undefined
			? [inFigure]
			: plottedIn(prompt);
	if (question_type === "SELECT_ONE") return isAt(pointsIn(text)[0] ?? ORIGIN, wanted[0] ?? ORIGIN);
	return wanted.flat().every((each, at) => same(each, values[at] ?? exact(99)));
};

/** The points that a prompt asks to plot. */
function plottedIn(prompt: string): Point[] {
	const points = pointsIn(prompt);
	const [x = ZERO, y = ZERO] = numbersIn(prompt);
	return points.length > 0 ? points : [[x, y]];
}

/** The length along points, one after the other, and back to the first one where it goes all around. */
function lengthIn(text: string): Rational {
	const points = pointsIn(text);
	const all = /perimeter|fence/.test(text) ? [...points, ...points.slice(0, 1)] : points;
	return sum(
		all.slice(1).map(([x, y], at) => {
			const [a, b] = all[at] ?? ORIGIN;
			return plus(size(minus(x, a)), size(minus(y, b)));
		}),
	);
}

const movesAway: Solver = ({ prompt }, { values }) => {
	const [[x, y] = ORIGIN] = pointsIn(prompt);
	const by = exact(Number(/(\d+) units/.exec(prompt)?.[1]));
	const way = times(by, exact(/below|left/.test(prompt) ? -1 : 1));
	const wanted = /above|below/.test(prompt) ? [x, plus(y, way)] : [plus(x, way), y];
	return [x, y, ...wanted].every((each, at) => same(each, values[at] ?? exact(99)));
};

/** The distances of two points to the axis that is named, and their distance. */
const distancesToTheAxis: Solver = (question, answer) => {
	const { prompt } = question;
	if (question.interaction) return movesAway(question, answer);
	const axis = prompt.includes("the x-axis") ? 1 : 0;
	const [p = ORIGIN, q = ORIGIN] = pointsIn(prompt);
	const wanted = [size(p[axis]), size(q[axis]), lengthIn(prompt)];
	return wanted.every((each, at) => same(each, answer.values[at] ?? exact(-1)));
};

/** The two coordinates that differ. */
function endsIn(text: string): readonly [Rational, Rational] {
	const [p = ORIGIN, q = ORIGIN] = pointsIn(text);
	return same(p[0], q[0]) ? [p[1], q[1]] : [p[0], q[0]];
}

const measuresAlongAxes = toldSolvers(lengthIn, distancesToTheAxis, [
	[/subtracted the distances/, (text) => size(minus(...(endsIn(text).map(size) as [Rational, Rational])))],
	[/added the distances/, (text) => plus(...(endsIn(text).map(size) as [Rational, Rational]))],
	[/negative/, (text) => turned(lengthIn(text))],
	[/counted the grid points/, (text) => plus(lengthIn(text), exact(1))],
]);

/** Twice the area by the shoelace rule, which needs no base and no height. */
function twiceTheArea(points: readonly Point[]): Rational {
	return size(
		sum(
			points.map(([x, y], at) => {
				const [a, b] = points[(at + 1) % points.length] ?? [x, y];
				return minus(times(x, b), times(a, y));
			}),
		),
	);
}

/** Base and height of a polygon whose first side lies along the grid, with the signs of the ends left out for the height. */
function mistakenArea(description: string, points: readonly Point[]): Rational {
	const [p = ORIGIN, q = ORIGIN, r = ORIGIN] = points;
	const [base, height] = [size(minus(q[0], p[0])), size(minus(r[1], p[1]))];
	if (description.includes("forgot to divide")) return times(base, height);
	if (description.includes("divided by 2")) return times(times(base, height), numberOf("1/2"));
	if (description.includes("added the lengths")) return plus(base, height);
	const short = size(minus(size(r[1]), size(p[1])));
	return times(times(base, short), numberOf(points.length === 3 ? "1/2" : "1"));
}

const onPolygons: Solver = (question, { values, text }) => {
	const { prompt, question_type, figure } = question;
	const points = pointsIn(prompt);
	if (question_type === "FILL_MULTIPLE") {
		if (values.length > 2)
			return (
				points.flat().every((each, at) => same(each, values[at] ?? exact(99))) &&
				points.length * 2 === values.length
			);
		const [x = null, y = null] = values;
		const all = [...points, [x ?? exact(99), y ?? exact(99)] as const];
		// Among the vertices of such a rectangle, each coordinate comes twice.
		return ([0, 1] as const).every((axis) =>
			all.every((one) => all.filter((other) => same(one[axis], other[axis])).length === 2),
		);
	}
	const corners = points.length > 0 ? points : pointsIn(figure?.alt ?? "");
	const [p = ORIGIN, q = ORIGIN, r = ORIGIN] = corners;
	if (question_type === "LABELED_INPUT")
		return (
			same(values[0] ?? exact(-1), size(minus(q[0], p[0]))) &&
			same(values[1] ?? exact(-1), size(minus(r[1], q[1])))
		);
	const given = numbersIn(text).at(-1) ?? exact(-1);
	if (/What did|went wrong|mistake led/.test(prompt))
		return same(mistakenArea(text, corners), numbersIn(prompt).at(-1) ?? exact(-1));
	if (/side (?:PQ|QR)/.test(prompt))
		return same(given, prompt.includes("PQ") ? size(minus(q[0], p[0])) : size(minus(r[1], q[1])));
	if (prompt.includes("perimeter")) return same(given, lengthIn(prompt));
	return same(times(given, exact(2)), twiceTheArea(corners));
};

/** Independent solvers of grade 6 for points in four quadrants. */
export const solvers6Points: Solvers = {
	"four-quadrants": onFourQuadrants,
	"coordinate-distance-axis": measuresAlongAxes,
	"polygons-on-plane": onPolygons,
};
