import type { Rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { exact, minus, over, plus, same } from "../reading/arithmetic.ts";
import { calculate, formulasIn, value } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** "0.1\overline{6}": an overline part of n digits is that part over n nines, moved behind the digits before it. */
function worthOf(decimal: string): Rational {
	const [, sign = "", whole = "0", before = "", repeats = ""] =
		/^\$?(-?)(\d+)\.?(\d*)(?:\\overline\{(\d+)\})?\$?$/.exec(decimal) ?? [];
	const nines = exact(10 ** repeats.length - 1);
	const tail = repeats === "" ? exact(0) : over(over(value(repeats), nines), exact(10 ** before.length));
	const size = plus(value(`${whole}.${before}0`), tail);
	return sign === "-" ? minus(exact(0), size) : size;
}

/** A fraction in lowest terms has a decimal that ends if its denominator has no prime factor but 2 and 5. */
function ends(fraction: Rational): boolean {
	let { denominator } = fraction;
	for (const prime of [2n, 5n]) while (denominator % prime === 0n) denominator /= prime;
	return denominator === 1n;
}

/** Fractions and their decimals, in all the ways of asking. */
export const findsDecimal: Solver = (question, { text, texts }) => {
	const { prompt, question_type } = question;
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, texts, (card) => (ends(value(card)) ? "Ends" : "Repeats"));
	if (/has a decimal that/.test(prompt)) return ends(calculate(text)) === prompt.includes("that ends");
	if (question_type === "MATCH_THE_FOLLOWING") return same(calculate(text), worthOf(texts[1] ?? ""));
	if (question_type === "SELECT_ALL" || question_type === "VERIFY_WITH_LLM") {
		const [fraction = "1", decimal = ""] = (formulasIn(text).at(-1) ?? "").split(" = ");
		const isAsked = question_type === "SELECT_ALL" || formulasIn(prompt)[0] === fraction;
		return isAsked && same(calculate(fraction), worthOf(decimal));
	}
	return same(calculate(formulasIn(prompt)[0] ?? ""), worthOf(text));
};
