import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, numbersIn, plus, same, times } from "./exact.ts";
import { measuresDistance } from "./plane-distances.ts";
import { findsThirdSide, travels } from "./pythagorean.ts";
import { measuresSolid } from "./round-solids.ts";
import type { SecondWays } from "./second-way.ts";

const squared = (number: Rational) => times(number, number);

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
	"distance-plane": measuresDistance,
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
