import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { numbersIn, value } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

const NONE = exact(-1);
const PI = value("3.14");
const squared = (number: Rational) => times(number, number);
const double = (number: Rational) => times(exact(2), number);

/** The diameter that a text tells, as it is or as a radius. */
function diameterIn(text: string): Rational {
	const [, name = "", length = "0"] = /(radius|diameter)(?: of)?(?: a [a-z ]+ is)? (\d+)/.exec(text) ?? [];
	return name === "radius" ? double(value(length)) : value(length);
}

/** Four times the area, or the circumference, as a number of pi. */
const piOf = (text: string, isArea: boolean) =>
	isArea ? over(squared(diameterIn(text)), exact(4)) : diameterIn(text);

/** The number before pi or a unit. */
const shownIn = (text: string) =>
	numbersIn(text.replaceAll("$", "").replaceAll("{,}", "").replace(/\\pi/g, " "))[0] ?? NONE;

/** Whether a number, exact with pi or worked out with 3.14, is the measure that a text tells. */
function isMeasure(text: string, number: Rational, hasPi: boolean): boolean {
	const count = piOf(text, /area|surface|ground/.test(text));
	return same(number, hasPi ? count : times(PI, count));
}

function mistaken(description: string, text: string): Rational {
	const diameter = diameterIn(text);
	const radius = over(diameter, exact(2));
	if (description.includes("formula for the circumference")) return diameter;
	if (description.includes("formula for the area")) return squared(radius);
	if (/diameter instead of the radius|doubled the radius before/.test(description)) return squared(diameter);
	if (/radius instead of the diameter|halved the diameter|did not square/.test(description)) return radius;
	if (/doubled the diameter|doubled the length twice/.test(description)) return double(diameter);
	throw new Error(`No solver for: ${description}`);
}

/** Stories that are more than one formula: the number that they lead to. */
function solve(prompt: string): Rational | null {
	const numbers = numbersIn(prompt.replace("3.14", ""));
	const [a = NONE, b = NONE] = numbers;
	if (/full turns/.test(prompt)) return times(times(PI, diameterIn(prompt)), b);
	if (prompt.includes("fence"))
		return plus(over(times(PI, diameterIn(prompt)), exact(2)), diameterIn(prompt));
	if (prompt.includes("Together they")) return times(PI, times(minus(b, a), plus(b, a)));
	if (/circumference of \d|circumference of a circle is|distance around a/.test(prompt)) {
		const diameter = over(a, PI);
		if (/ area/.test(prompt)) return times(PI, squared(over(diameter, exact(2))));
		return /diameter[?.]/.test(prompt) ? diameter : over(diameter, exact(2));
	}
	return null;
}

/** Circumferences and areas of circles and of parts of them. */
export const measuresCircle: Solver = ({ prompt, question_type, figure }, { text, texts, values }) => {
	const entered = values[0] ?? shownIn(text);
	if (question_type === "MATCH_THE_FOLLOWING") {
		const shown = texts[1] ?? "";
		return isMeasure(`${text} ${prompt}`, shownIn(shown), shown.includes("\\pi"));
	}
	if (question_type === "SELECT_ALL")
		return isMeasure(text, shownIn(text.slice(text.lastIndexOf(" is "))), text.includes("\\pi"));
	if (question_type === "VERIFY_WITH_LLM") {
		const last = text.slice(text.lastIndexOf(" is "));
		return isMeasure(prompt, shownIn(last), last.includes("\\pi"));
	}
	if (/What did|went wrong|mistake led/.test(prompt)) {
		const wrote = shownIn(prompt.slice(prompt.search(/\$[\d.{},]+(?:\\pi)?\$/)));
		return same(wrote, mistaken(text, prompt));
	}
	if (question_type === "FILL_MULTIPLE") {
		const [first = NONE, second = NONE, third = NONE] = values.map((each) => each ?? NONE);
		if (prompt.includes("fence"))
			return (
				same(first, over(times(PI, diameterIn(prompt)), exact(2))) && same(second, solve(prompt) ?? NONE)
			);
		const [r = NONE, outer = NONE] = numbersIn(prompt);
		return (
			same(first, times(PI, squared(outer))) &&
			same(second, times(PI, squared(r))) &&
			same(third, minus(first, second))
		);
	}
	const found = solve(prompt);
	if (found !== null) return same(entered, found);
	const told = figure?.alt ?? prompt;
	const share = /half circle/.test(told) ? 2 : /quarter circle/.test(told) ? 4 : 1;
	const isExact = prompt.includes("exact");
	const isArea = /area|surface|ground/.test(prompt);
	const whole = isExact ? piOf(told, isArea) : times(PI, piOf(told, isArea));
	// "$12\pi$" without pi is another length where it stays in the answer.
	const keepsPi = question_type !== "SELECT_ONE" || text.includes("\\pi") === isExact;
	return keepsPi && same(times(entered, exact(share)), whole);
};
