import type { Rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, plus, same, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import { measuresDistance } from "./plane-distances.ts";
import { findsThirdSide, travels } from "./pythagorean.ts";
import { measuresSolid } from "./round-solids.ts";
import type { Solvers } from "../solver.ts";

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

/** Independent solvers of grade 8: solids and right triangles. */
export const solvers8Geometry: Solvers = {
	"volume-cylinders": measuresSolid,
	"volume-cones-spheres": measuresSolid,
	"pythagorean-sides": findsThirdSide,
	"pythagorean-applied": travels,
	"distance-plane": measuresDistance,
	"pythagorean-converse": (question, { text, texts, value, values }) => {
		const { prompt, question_type } = question;
		const kind = (told: string) => ["Acute", "Right", "Obtuse"][opening(told) + 1] ?? "";
		if (question_type === "LABELED_INPUT") {
			const hasKinds = texts.some((bin) => /Acute|Obtuse/.test(bin)) || /kind/.test(prompt);
			return areInTheirBins(question, texts, (card) =>
				hasKinds || opening(card) === 0 ? `${kind(card)} triangle` : "Not a right triangle",
			);
		}
		if (question_type === "SELECT_ALL") return text.includes(" not a right") !== (opening(text) === 0);
		if (question_type === "VERIFY_WITH_LLM")
			return text.includes("has a right angle") === (opening(prompt) === 0);
		if (question_type === "FILL_MULTIPLE") {
			const [a = exact(0), b = exact(0), c = exact(0)] = risingSquares(prompt);
			const [sum = null, square = null] = values;
			return sum !== null && square !== null && same(sum, plus(a, b)) && same(square, c);
		}
		const [a = exact(0), b = exact(0)] = numbersIn(prompt);
		if (prompt.includes("tilted square")) {
			const legs = numbersIn(/with legs (\d+ and \d+)|has legs (\d+ and \d+)/.exec(prompt)?.[0] ?? "");
			const [p = exact(0), q = exact(0)] = legs;
			return same(numbersIn(text)[0] ?? exact(-1), plus(squared(p), squared(q)));
		}
		if (/third, longest|its longest side/.test(prompt)) {
			const length = value ?? numbersIn(text)[0] ?? exact(-1);
			return same(squared(length), plus(squared(a), squared(b)));
		}
		const found = opening(prompt);
		if (/cannot be known|impossible to know|add up to \d|make \d|No triangle/.test(text)) return false;
		if (text.includes("of the other two squares"))
			return text.includes(["is less than", "is equal to", "is greater than"][found + 1] ?? "?");
		return text.endsWith("triangle")
			? text.startsWith(kind(prompt))
			: text.includes(["less", "Exactly", "more"][found + 1] ?? "?");
	},
};
