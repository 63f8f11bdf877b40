import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { formulasIn, numbersIn, value } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

const HALF_TENTH = value("0.05");
const squared = (number: Rational) => times(number, number);

/** Whether a length is the root of a number, or its nearest tenth. */
export function isRootOf(length: Rational, square: Rational): boolean {
	if (length.numerator < 0n) return false;
	if (same(squared(length), square)) return true;
	const onTenths = times(length, exact(10)).denominator === 1n;
	return (
		onTenths &&
		!isWhole(square) &&
		compare(squared(minus(length, HALF_TENTH)), square) <= 0 &&
		compare(square, squared(plus(length, HALF_TENTH))) <= 0
	);
}

function isWhole(square: Rational): boolean {
	let root = 0n;
	while (root * root < square.numerator) root += 1n;
	return root * root === square.numerator;
}

/** The two lengths that a text tells of a right triangle, and the square of the third. */
function told(text: string) {
	const [p = exact(0), q = exact(0)] = numbersIn(text);
	const isLeg = text.includes("one leg");
	return { p, q, isLeg, square: isLeg ? minus(squared(q), squared(p)) : plus(squared(p), squared(q)) };
}

function isMistaken(description: string, text: string, wrote: Rational): boolean {
	const { p, q, isLeg, square } = told(text);
	if (description.includes("added the legs")) return same(wrote, plus(p, q));
	if (description.includes("subtracted the sides")) return same(wrote, minus(q, p));
	if (description.includes("left out the root")) return same(wrote, square);
	if (description.includes("took half")) return same(wrote, over(square, exact(2)));
	if (description.includes("doubled")) return same(wrote, times(exact(2), plus(p, q)));
	const other = isLeg ? plus(squared(p), squared(q)) : minus(squared(q), squared(p));
	return isRootOf(wrote, other.numerator < 0n ? minus(exact(0), other) : other);
}

/** The third side of a right triangle of which two are given as legs or as a leg and the hypotenuse. */
export const findsThirdSide: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const [first = ""] = answer.texts;
	if (question_type === "SELECT_ALL") return isRootOf(numbersIn(first)[2] ?? exact(-1), told(first).square);
	if (question_type === "VERIFY_WITH_LLM") {
		const shown = /the length is (\d+(?:\.\d+)?)/.exec(first)?.[1] ?? "-1";
		return isRootOf(value(shown), told(prompt).square);
	}
	if (/What did|went wrong|mistake led/.test(prompt))
		return isMistaken(first, prompt, value(formulasIn(prompt)[0] ?? "0"));
	const { square } = /equal sides|two sides/.test(prompt) ? halved(prompt) : told(prompt);
	const [length = exact(-1)] = numbersIn(first.replaceAll("$", "").replace(/^\\sqrt\{(\d+)\}/, "$1"));
	if (prompt.includes("exact")) return first.includes("\\sqrt") && same(length, square);
	return isRootOf(length, square);
};

/** Half of the base is a leg, and one of the equal sides the hypotenuse. */
function halved(prompt: string) {
	const [side = exact(0), base = exact(0)] = numbersIn(prompt);
	return { square: minus(squared(side), squared(over(base, exact(2)))) };
}

/** Stories about right triangles: a ladder, rope, string, slide, ramp or wire of a given length is the hypotenuse. */
export const travels: Solver = ({ prompt, question_type }, { texts, values }) => {
	const [a = exact(0), b = exact(0), c = exact(0)] = numbersIn(prompt);
	const lengths =
		question_type === "SELECT_ONE" ? texts.map((text) => numbersIn(text)[0] ?? exact(-1)) : values;
	const [first = null, second = null] = lengths;
	if (first === null) return false;
	if (prompt.includes("just fits")) return isRootOf(first, plus(plus(squared(a), squared(b)), squared(c)));
	if (prompt.includes("How much shorter")) {
		// What is saved, taken off the long way, leaves the straight way.
		const straight = minus(plus(a, b), first);
		return straight.numerator > 0n && same(squared(straight), plus(squared(a), squared(b)));
	}
	const hasSlant = /ladder of|rope of|string of|slide is|ramp of|wire of/i.test(prompt);
	const square = hasSlant ? minus(squared(a), squared(b)) : plus(squared(a), squared(b));
	if (question_type !== "FILL_MULTIPLE") return isRootOf(first, square);
	return second !== null && same(first, square) && isRootOf(second, square);
};
