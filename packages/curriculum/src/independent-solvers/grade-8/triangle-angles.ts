import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, plus, same, sum } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

const HALF_TURN = exact(180);
const degreesIn = (text: string) => numbersIn(text.replaceAll("$", "").replaceAll("°", " "));

/** Which interior angles of the triangle a text tells, as two that are known and what an answer makes of the third. */
function closes(text: string, answer: Rational): boolean {
	const [a = exact(0), b = exact(0)] = degreesIn(text);
	if (answer.numerator <= 0n) return false;
	if (/other remote/.test(text)) return same(sum([answer, b, minus(HALF_TURN, a)]), HALF_TURN);
	if (/remote/.test(text)) return same(sum([a, b, minus(HALF_TURN, answer)]), HALF_TURN);
	return same(sum([a, b, answer]), HALF_TURN);
}

function mistaken(description: string, text: string): Rational {
	const [a = exact(0), b = exact(0)] = degreesIn(text);
	const isOther = /other remote/.test(text);
	if (/gave the sum|added the angles/.test(description)) return plus(a, b);
	if (description.includes("360")) return minus(exact(360), plus(a, b));
	if (description.includes("only one")) return minus(HALF_TURN, isOther ? b : a);
	if (description.includes("gave the interior")) return minus(HALF_TURN, isOther ? a : plus(a, b));
	if (description.includes("subtracted the angles")) return compare(a, b) > 0 ? minus(a, b) : minus(b, a);
	throw new Error(`No solver for: ${description}`);
}

function fitsWithX(prompt: string, x: Rational): boolean {
	const [one, two, three] = formulasIn(prompt)
		.slice(0, 3)
		.map((formula) => calculate(formula, { x }));
	if (!one || !two || !three) return false;
	const last = prompt.includes("exterior") ? minus(HALF_TURN, three) : three;
	return [one, two, last].every(({ numerator }) => numerator > 0n) && same(sum([one, two, last]), HALF_TURN);
}

/** Interior and exterior angles of triangles. */
export const closesTriangle: Solver = ({ prompt, question_type, figure }, { texts, values }) => {
	const [first = ""] = texts;
	if (question_type === "LABELED_INPUT") {
		const [interior = null, exterior = null] = values;
		const [a = exact(0), b = exact(0)] = degreesIn((figure?.alt ?? "").replaceAll("not given", ""));
		if (interior === null || exterior === null) return false;
		// Given at the left and the right, the angle at the right is the second one.
		const right = /right \d/.test(figure?.alt ?? "") ? b : interior;
		return same(sum([a, b, interior]), HALF_TURN) && same(plus(right, exterior), HALF_TURN);
	}
	const shown = (text: string) => degreesIn(text).at(-1) ?? exact(-1);
	if (question_type === "SELECT_ALL") {
		const [task = "", claim = ""] = first.split(" measures ");
		return closes(task, shown(claim));
	}
	if (question_type === "VERIFY_WITH_LLM") return closes(prompt, shown(first));
	if (/What did|went wrong|mistake led/.test(prompt))
		return same(mistaken(first, prompt), shown(formulasIn(prompt)[0] ?? ""));
	const answer = question_type === "FILL_ONE" ? (values[0] ?? null) : calculate(first.replaceAll("°", ""));
	if (answer === null) return false;
	return prompt.includes("What is $x$") ? fitsWithX(prompt, answer) : closes(prompt, answer);
};
