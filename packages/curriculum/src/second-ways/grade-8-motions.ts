import type { Rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	compare,
	exact,
	minus,
	numbersIn,
	plus,
	same,
	times,
	value as numberOf,
} from "./exact.ts";
import type { SecondWays } from "./second-way.ts";

type Place = readonly [Rational, Rational];
/** The plane as a matrix with a shift: (a b; c d) and then (e, f). */
type Plan = readonly [a: Rational, b: Rational, c: Rational, d: Rational, e: Rational, f: Rational];

const plan = (a: number, b: number, c: number, d: number): Plan => [
	exact(a),
	exact(b),
	exact(c),
	exact(d),
	exact(0),
	exact(0),
];

/** What one step in words does to the plane. */
function planOf(words: string): Plan {
	if (/x-axis/.test(words)) return plan(1, 0, 0, -1);
	if (/y-axis/.test(words)) return plan(-1, 0, 0, 1);
	if (/180°/.test(words)) return plan(-1, 0, 0, -1);
	if (/counterclockwise/.test(words)) return plan(0, -1, 1, 0);
	if (/clockwise/.test(words)) return plan(0, 1, -1, 0);
	if (/scale factor/.test(words)) {
		const k = numbersIn(words.slice(words.indexOf("scale factor")))[0] ?? exact(1);
		return [k, exact(0), exact(0), k, exact(0), exact(0)];
	}
	const step = (direction: string) =>
		exact(Number(new RegExp(`(\\d+)(?: to the)? ${direction}`).exec(words)?.[1] ?? 0));
	const zero = exact(0);
	return [
		exact(1),
		zero,
		zero,
		exact(1),
		minus(step("right"), step("left")),
		minus(step("up"), step("down")),
	];
}

function placed([x, y]: Place, [a, b, c, d, e, f]: Plan): Place {
	return [plus(plus(times(a, x), times(b, y)), e), plus(plus(times(c, x), times(d, y)), f)];
}

/** All steps of a sentence, in order. */
function stepsIn(words: string): Plan[] {
	return words.split(/[,.]? [Tt]hen (?:it is )?| and then /).map(planOf);
}

function placesIn(words: string): Place[] {
	return [...words.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(
		([, x = "", y = ""]): Place => [numberOf(x), numberOf(y)],
	);
}

const isAt = (one: Place, other: Place) => same(one[0], other[0]) && same(one[1], other[1]);
const isSet = (ones: readonly Place[], others: readonly Place[]) =>
	ones.length === others.length && ones.every((one) => others.some((other) => isAt(one, other)));

function trianglesIn(alt: string): [Place[], Place[]] {
	const [first = "", second = ""] = alt.split("Triangle Q");
	return [placesIn(first), placesIn(second)];
}

/** Twice the area with its sign: positive where the corners run against the clock. */
function turning([p, q, r]: readonly Place[]): Rational {
	if (p === undefined || q === undefined || r === undefined) return exact(0);
	return minus(times(minus(q[0], p[0]), minus(r[1], p[1])), times(minus(q[1], p[1]), minus(r[0], p[0])));
}

/** The right-angled corner first, then the one on the longer leg: the same order in congruent triangles. */
function inOrder(corners: readonly Place[]): Place[] {
	const length = (p: Place, q: Place) =>
		plus(times(minus(p[0], q[0]), minus(p[0], q[0])), times(minus(p[1], q[1]), minus(p[1], q[1])));
	const corner = corners.find((one) => {
		const [p, q] = corners.filter((other) => other !== one);
		return p !== undefined && q !== undefined && same(length(p, q), plus(length(one, p), length(one, q)));
	});
	if (corner === undefined) throw new Error("No right angle.");
	const others = corners
		.filter((one) => one !== corner)
		.sort((p, q) => compare(length(corner, q), length(corner, p)));
	return [corner, ...others];
}

/** "A translation", "A reflection" or "A rotation", from the two triangles alone. */
function kindOf(first: readonly Place[], second: readonly Place[]): string {
	const [p, q] = [inOrder(first), inOrder(second)];
	const shifts = p.map(
		(corner, at): Place => [
			minus(q[at]?.[0] ?? exact(0), corner[0]),
			minus(q[at]?.[1] ?? exact(0), corner[1]),
		],
	);
	if (shifts.every((shift) => isAt(shift, shifts[0] ?? shift))) return "A translation";
	return turning(p).numerator > 0n === turning(q).numerator > 0n ? "A rotation" : "A reflection";
}

/** Whether the steps take the corners of triangle P to those of triangle Q, as the words of a figure tell them. */
export function takesPToQ(alt: string, steps: string): boolean {
	const [first, second] = trianglesIn(alt);
	return isSet(
		first.map((corner) => stepsIn(steps).reduce(placed, corner)),
		second,
	);
}

/** Second ways of grade 8: motions of the plane. */
export const secondWays8Motions: SecondWays = {
	"coordinate-transformations": (question, { values, text }) => {
		const { prompt } = question;
		const [from = [exact(0), exact(0)] as const] = placesIn(prompt);
		const done = prompt.slice(
			prompt.indexOf(" is ") < 0 ? prompt.indexOf(" are ") : prompt.indexOf(" is "),
			prompt.lastIndexOf("Wh"),
		);
		if (question.question_type === "SELECT_ONE") {
			const [wanted] = [planOf(prompt)];
			const [, x = "", y = ""] = /\\to \((.+), (.+)\)/.exec(text) ?? [];
			// Three places that are not in line tell every such rule.
			return [
				[2, 3],
				[5, -7],
				[-4, 1],
			].every(([a = 0, b = 0]) => {
				const letters = { x: exact(a), y: exact(b) };
				return isAt([calculate(x, letters), calculate(y, letters)], placed([exact(a), exact(b)], wanted));
			});
		}
		const [x = null, y = null] = values;
		return x !== null && y !== null && isAt([x, y], stepsIn(done).reduce(placed, from));
	},
	"congruence-motions": (question, { text, texts }) => {
		const { prompt } = question;
		if (texts.length > 1)
			return isSet(
				placesIn(prompt).map((corner) => placed(corner, planOf(text))),
				placesIn(texts[1] ?? ""),
			);
		const [first, second] = trianglesIn(question.figure?.alt ?? "");
		if (prompt.includes("single motion")) return text === kindOf(first, second);
		if (text.startsWith("No sequence"))
			return !same(times(turning(first), turning(first)), times(turning(second), turning(second)));
		return isSet(
			first.map((corner) => stepsIn(text).reduce(placed, corner)),
			second,
		);
	},
	"transformation-properties": (question, { text, value }) => {
		const { prompt } = question;
		const told = prompt.slice(0, prompt.search(/ (?:is|are) (?:moved|reflected|rotated|dilated)/));
		if (question.question_type === "SELECT_ALL") {
			// A triangle is measured before and after.
			const before: Place[] = [
				[exact(1), exact(1)],
				[exact(5), exact(2)],
				[exact(2), exact(7)],
			];
			const after = before.map((corner) => placed(corner, planOf(prompt)));
			const [one, other] = [turning(before), turning(after)];
			const is_as_large = same(times(one, one), times(other, other));
			if (text.includes("coordinates")) return isSet(before, after);
			if (text.includes("order of")) return one.numerator > 0n === other.numerator > 0n;
			return text.includes("angles") || is_as_large;
		}
		if (question.question_type === "SELECT_ONE") {
			if (prompt.startsWith("Two parallel")) {
				const numbers = numbersIn(told);
				return (
					text.startsWith("Parallel") &&
					numbersIn(text).every((number, at) => same(number, numbers[at] ?? exact(-1)))
				);
			}
			const [first, second] = trianglesIn(question.figure?.alt ?? "");
			return text.startsWith(kindOf(first, second));
		}
		if (value === null) return false;
		const [a = exact(0), b = exact(0), c = exact(0)] = numbersIn(told);
		if (prompt.includes("perimeter")) return same(plus(plus(value, a), b), c);
		const [, asked = ""] = /(?:angle|side) ([A-Z]′(?:[A-Z]′)?) of/.exec(prompt) ?? [];
		const part = asked.replaceAll("′", "");
		const known = new RegExp(`(?:angle|side) ${part} (?:measures|is) (\\d+)`).exec(told)?.[1];
		return known === undefined ? same(plus(plus(value, a), b), exact(180)) : same(value, numberOf(known));
	},
};
