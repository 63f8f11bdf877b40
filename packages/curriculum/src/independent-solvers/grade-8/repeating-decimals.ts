import { areInTheirBins } from "../reading/cards.ts";
import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, power, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, value } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** A decimal with a bar, as its pieces; a plain decimal has nothing under a bar. */
function piecesOf(text: string) {
	const [, wholes = "0", before = "", repeats = ""] = /(\d+)\.(\d*)(?:\\overline\{(\d+)\})?/.exec(text) ?? [];
	return { wholes: value(wholes), before, repeats };
}

/** A decimal that ends within twelve places is a whole number of trillionths; no denominator here needs more. */
function howItEnds(card: string): string {
	return times(value(card), power(exact(10), 12)).denominator === 1n ? "Ends" : "Repeats";
}

/** The repeating part as a sum of ever smaller pieces: first piece over one minus the ratio. */
function worthOf(text: string, nines?: number): Rational {
	const { wholes, before, repeats } = piecesOf(text);
	const start = plus(wholes, value(`0.${before}0`));
	if (repeats === "") return start;
	const ratio = power(exact(10), -repeats.length);
	const tail =
		nines === undefined
			? over(times(value(repeats), ratio), minus(exact(1), ratio))
			: over(value(repeats), exact(nines));
	return plus(start, over(tail, power(exact(10), before.length)));
}

function mistaken(description: string, text: string): Rational {
	const { wholes, before, repeats } = piecesOf(text);
	if (description.includes("as if they ended")) return plus(wholes, value(`0.${before}${repeats}`));
	if (description.includes("number of nines")) return worthOf(text, repeats.length === 1 ? 99 : 9);
	if (description.includes("left out the whole")) return minus(worthOf(text), wholes);
	if (description.includes("every digit")) return plus(wholes, over(value(`${before}${repeats}`), exact(99)));
	throw new Error(`No solver for: ${description}`);
}

/** What a fraction or a decimal with a bar is worth. */
const read = (text: string) => (text.includes(".") ? worthOf(text) : calculate(text.replaceAll("$", "")));

/** Repeating decimals and the fractions that they are. */
export const repeats: Solver = (question, { texts, values }) => {
	const { prompt, question_type } = question;
	if (question_type === "LABELED_INPUT") return areInTheirBins(question, texts, howItEnds);
	const [first = "", second = ""] = texts;
	const [task = "", wrote = ""] = formulasIn(prompt).filter((each) => /\d/.test(each));
	if (question_type === "MATCH_THE_FOLLOWING") return same(read(first), read(second));
	if (question_type === "SELECT_ALL" || question_type === "VERIFY_WITH_LLM") {
		const [left = "", right = ""] = (formulasIn(first).at(-1) ?? "").split(" = ");
		return same(read(left), read(right)) && (question_type === "SELECT_ALL" || left === task);
	}
	if (question_type === "FILL_MULTIPLE") {
		const [difference = null, top = null, bottom = null] = values;
		if (difference === null || top === null || bottom === null || bottom.numerator <= 0n) return false;
		const fraction = over(top, bottom);
		const number = worthOf(prompt);
		return (
			same(difference, times(exact(99), number)) &&
			same(fraction, number) &&
			fraction.denominator === bottom.numerator
		);
	}
	if (/What did|went wrong|mistake led/.test(prompt)) return same(mistaken(first, task), read(wrote));
	if (question_type === "FILL_ONE")
		return values[0] !== null && values[0] !== undefined && same(values[0], read(task));
	return same(read(first), read(task));
};
