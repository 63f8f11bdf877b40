import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, numbersIn, plus, same, sum, times, value as numberOf } from "./exact.ts";
import { findsThirdSide, travels } from "./pythagorean.ts";
import { measuresSolid } from "./round-solids.ts";
import type { GivenAnswer, SecondWays } from "./second-way.ts";

const squared = (number: Rational) => times(number, number);
const HALF_TENTH = numberOf("0.05");

/** Whether an entry is the root of a number, or its nearest tenth where it is to be rounded, or the number where the root sign is printed. */
function isRoot({ value }: GivenAnswer, square: Rational, prompt: string): boolean {
	if (value === null || value.numerator < 0n) return false;
	if (/exact|root sign/.test(prompt)) return same(value, square);
	if (!prompt.includes("nearest tenth")) return same(squared(value), square);
	return (
		compare(squared(minus(value, HALF_TENTH)), square) <= 0 &&
		compare(square, squared(plus(value, HALF_TENTH))) <= 0
	);
}

/** Three whole numbers of a text in rising order, squared. */
function risingSquares(text: string): Rational[] {
	return numbersIn(text).slice(0, 3).sort(compare).map(squared);
}

/** -1, 0 or 1 as the angle opposite the longest side is less than, equal to or more than a right angle. */
function opening(text: string): number {
	const [a = exact(0), b = exact(0), c = exact(0)] = risingSquares(text);
	return compare(c, plus(a, b));
}

/** Second ways of grade 8: solids and right triangles. */
export const secondWays8Geometry: SecondWays = {
	"volume-cylinders": measuresSolid,
	"volume-cones-spheres": measuresSolid,
	"pythagorean-sides": findsThirdSide,
	"pythagorean-applied": travels,
	"distance-plane": ({ prompt }, answer) => {
		const points = [...prompt.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(
			([, x = "", y = ""]) => [numberOf(x), numberOf(y)] as const,
		);
		const between = (i: number, j: number) => {
			const [p, q] = [points[i] ?? [exact(0), exact(0)], points[j] ?? [exact(0), exact(0)]] as const;
			return plus(squared(minus(p[0], q[0])), squared(minus(p[1], q[1])));
		};
		if (points.length === 2) return isRoot(answer, between(0, 1), prompt);
		const whole = (square: Rational) => {
			let root = 0n;
			while (root * root < square.numerator) root += 1n;
			return { numerator: root, denominator: 1n };
		};
		const sides = [between(0, 1), between(1, 2), between(2, 0)];
		const roots = sides.map(whole);
		return (
			answer.value !== null &&
			roots.every((root, at) => same(squared(root), sides[at] ?? exact(-1))) &&
			same(sum(roots), answer.value)
		);
	},
	"pythagorean-converse": (question, { text }) => {
		const { prompt } = question;
		if (question.question_type === "VERIFY_WITH_LLM")
			return text.includes("has no right angle") === (opening(prompt) !== 0);
		if (question.question_type === "SELECT_ALL") return opening(text) === 0;
		if (prompt.includes("Four equal")) {
			const [a = exact(0), b = exact(0)] = numbersIn(prompt);
			return same(numbersIn(text)[0] ?? exact(-1), plus(squared(a), squared(b)));
		}
		const found = opening(prompt);
		if (/cannot know|do not add up to the longest|No triangle/.test(text)) return false;
		if (prompt.includes("Is it")) return text.startsWith("Yes") === (found === 0);
		if (prompt.includes("What kind")) return text.startsWith(["Acute", "Right", "Obtuse"][found + 1] ?? "?");
		return text.includes(["less", "Exactly", "more"][found + 1] ?? "?");
	},
};
