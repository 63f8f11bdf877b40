import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, same, sum, times } from "../reading/arithmetic.ts";
import { formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import { isRootOf } from "./pythagorean.ts";
import type { Solver } from "../solver.ts";
import { pointsIn } from "../reading/told-values.ts";

type Point = readonly [Rational, Rational];

const squared = (number: Rational) => times(number, number);
const size = (number: Rational) => (number.numerator < 0n ? minus(exact(0), number) : number);
const NONE = exact(-1);

/** How far apart two points are in x and in y. */
function legs([p, q]: readonly Point[]): [Rational, Rational] {
	if (p === undefined || q === undefined) throw new Error("Two points are told");
	return [size(minus(p[0], q[0])), size(minus(p[1], q[1]))];
}

function squareOf(points: readonly Point[]): Rational {
	return sum(legs(points).map(squared));
}

/** The whole root of a square number. */
function rootOf(square: Rational): Rational {
	let root = 0n;
	while (root * root < square.numerator) root += 1n;
	return { numerator: root, denominator: 1n };
}

function isMistaken(description: string, points: readonly Point[], wrote: Rational): boolean {
	const [a, b] = legs(points);
	if (description.includes("added the legs")) return same(wrote, plus(a, b));
	if (description.includes("left out the root")) return same(wrote, squareOf(points));
	if (description.includes("doubled")) return same(wrote, times(exact(2), plus(a, b)));
	if (description.includes("took half")) return same(times(wrote, exact(2)), squareOf(points));
	if (description.includes("minus signs"))
		return isRootOf(wrote, squareOf(points.map(([x, y]): Point => [size(x), size(y)])));
	return isRootOf(wrote, size(minus(squared(a), squared(b))));
}

/** Whether a text says the root of the square of the distance, or the distance itself. */
function says(text: string, square: Rational): boolean {
	const root = /\\sqrt\{(\d+)\}/.exec(text)?.[1];
	if (root !== undefined) return same(numberOf(root), square);
	return isRootOf(numbersIn(text).at(-1) ?? NONE, square);
}

/** The three sides of a triangle with whole sides. */
function sidesOf([a, b, c]: readonly Point[]): Rational[] {
	if (a === undefined || b === undefined || c === undefined) throw new Error("Three vertices are told");
	return [[a, b] as const, [a, c] as const, [b, c] as const].map((ends) => rootOf(squareOf(ends)));
}

/** Distances on the plane, from the coordinates that are given. */
export const measuresDistance: Solver = ({ prompt, question_type, figure }, { text, value, values }) => {
	const inPrompt = pointsIn(prompt);
	const points = inPrompt.length > 0 ? inPrompt : pointsIn(figure?.alt ?? "");
	if (points.length === 3) {
		const sides = sidesOf(points);
		if (question_type === "SELECT_ONE") return same(numbersIn(text)[0] ?? NONE, sum(sides));
		if (question_type === "FILL_ONE") return value !== null && same(value, sum(sides));
		return [sides[0], sides[1], sum(sides)].every((side, at) => same(values[at] ?? NONE, side ?? NONE));
	}
	if (question_type === "SELECT_ALL") return says(text, squareOf(pointsIn(text)));
	const square = squareOf(points);
	if (question_type === "FILL_MULTIPLE" || question_type === "LABELED_INPUT") {
		const [a, b] = legs(points);
		const [across = NONE, up = NONE, distance = NONE] = values.map((each) => each ?? NONE);
		return same(across, a) && same(up, b) && isRootOf(distance, square);
	}
	if (question_type === "SELECT_ONE" && /What did|went wrong|mistake led/.test(prompt))
		return isMistaken(text, points, numbersIn(formulasIn(prompt).at(-1) ?? "")[0] ?? NONE);
	if (question_type === "FILL_ONE")
		return value !== null && (prompt.includes("exact") ? same(value, square) : isRootOf(value, square));
	return says(text, square);
};
