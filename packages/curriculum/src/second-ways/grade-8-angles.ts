import type { Rational } from "@learnin/domain/arithmetic/rational";
import { calculate, compare, exact, formulasIn, minus, numbersIn, over, plus, same, times } from "./exact.ts";
import { closesTriangle } from "./triangle-angles.ts";
import type { SecondWays } from "./second-way.ts";
import { takesPToQ } from "./grade-8-motions.ts";

const HALF_TURN = exact(180);

/** Where an angle at two parallel lines lies. */
interface Spot {
	is_upper_line: boolean;
	is_above: boolean;
	is_left: boolean;
}

function spotsIn(text: string): Spot[] {
	return [...text.matchAll(/(above|below) (left|right) at the (upper|lower) line/g)].map(
		([, height, side, row]) => ({
			is_upper_line: row === "upper",
			is_above: height === "above",
			is_left: side === "left",
		}),
	);
}

/** The eight numbers stand in reading order at the two crossings. */
function spotOf(number: number): Spot {
	const at = (number - 1) % 4;
	return { is_upper_line: number <= 4, is_above: at < 2, is_left: at % 2 === 0 };
}

const looksAlike = (one: Spot, other: Spot) =>
	(one.is_above === one.is_left) === (other.is_above === other.is_left);

/** The name of a pair from where its two angles lie. */
function nameOf(one: Spot, other: Spot): string {
	const same_line = one.is_upper_line === other.is_upper_line;
	const same_side = one.is_left === other.is_left;
	const inner = (spot: Spot) => spot.is_upper_line !== spot.is_above;
	if (same_line) return !same_side && one.is_above !== other.is_above ? "vertical" : "linear";
	if (inner(one) && inner(other)) return same_side ? "same-side interior" : "alternate interior";
	if (!inner(one) && !inner(other)) return same_side ? "same-side exterior" : "alternate exterior";
	return same_side ? "corresponding" : "none";
}

const rising = (numbers: readonly Rational[]) => [...numbers].sort(compare);

/** Second ways of grade 8: angles and similar shapes. */
export const secondWays8Angles: SecondWays = {
	"angle-sum-exterior": closesTriangle,
	"parallel-transversal": ({ prompt }, { value, text, texts }) => {
		if (texts.length > 1 || prompt.includes("called")) {
			const [a = 0, b = 0] = [...(texts.length > 1 ? text : prompt).matchAll(/\d+/g)].map(([digits]) =>
				Number(digits),
			);
			return (texts[1] ?? text).toLowerCase() === `${nameOf(spotOf(a), spotOf(b))} angles`;
		}
		if (value === null) return false;
		const [first, second] = spotsIn(prompt);
		if (first === undefined || second === undefined) return false;
		const fits = (one: Rational, other: Rational) =>
			looksAlike(first, second) ? same(one, other) : same(plus(one, other), HALF_TURN);
		const [one = "", other = ""] = formulasIn(prompt);
		if (one === "") return fits(numbersIn(prompt)[0] ?? exact(0), value);
		if (prompt.includes("What is $x$"))
			return fits(calculate(one, { x: value }), calculate(other, { x: value }));
		// The asked angle tells x, and x tells the other angle.
		const [at0, at1] = [calculate(other, { x: exact(0) }), calculate(other, { x: exact(1) })];
		const x = over(minus(value, at0), minus(at1, at0));
		return fits(calculate(one, { x }), value);
	},
	similarity: (question, { value, text }) => {
		const { prompt } = question;
		const numbers = numbersIn(prompt);
		const [a = exact(1), b = exact(1), c = exact(1), d = exact(1), e = exact(1), f = exact(1)] = numbers;
		if (prompt.includes("scale factor from"))
			return (
				value !== null && [a, b, c].every((side, at) => same(times(side, value), [d, e, f][at] ?? exact(0)))
			);
		if (prompt.includes("Which sequence")) return takesPToQ(question.figure?.alt ?? "", text);
		if (prompt.includes("Are they similar")) {
			const [small, large] = [rising([a, b, c]), rising([d, e, f])];
			const k = over(large[0] ?? exact(0), small[0] ?? exact(1));
			const are = small.every((side, at) => same(times(side, k), large[at] ?? exact(0)));
			return are
				? text.startsWith("Yes, every side is multiplied")
				: text.startsWith("No, the sides are not all");
		}
		// Products across are equal where two pairs of sides have one ratio.
		return value !== null && same(times(a, value), times(b, c));
	},
	"aa-similar-triangles": ({ prompt }, { value, text }) => {
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = numbersIn(prompt);
		if (prompt.includes("Are the triangles similar")) {
			const all = (p: Rational, q: Rational) => rising([p, q, minus(minus(HALF_TURN, p), q)]);
			const [one, other] = [all(a, b), all(c, d)];
			const are = one.every((angle, at) => same(angle, other[at] ?? exact(0)));
			return are ? text.startsWith("Yes") : text === "No, their angles are not all equal.";
		}
		if (value === null) return false;
		if (prompt.includes("shadow")) return same(times(value, b), times(a, c));
		if (prompt.includes("part above")) return same(times(value, a), times(c, plus(a, b)));
		return same(times(value, a), times(c, b));
	},
};
