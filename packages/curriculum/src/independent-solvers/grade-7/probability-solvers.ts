import type { Rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, minus, over, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

const [NONE, ZERO, ONE, HUNDRED] = [exact(-1), exact(0), exact(1), exact(100)];
const HALF = value("0.5");

/** "3/4", "0.35" or "35%" as a number. */
function shareOf(card: string): Rational {
	const number = value(card.replace("−", "-").replace("\\%", "").replace("%", ""));
	return card.includes("%") ? over(number, HUNDRED) : number;
}

function wordFor(share: Rational): string {
	if (same(share, ZERO)) return "Impossible";
	if (same(share, ONE)) return "Certain";
	return ["Unlikely", "As likely as not", "Likely"][compare(share, HALF) + 1] ?? "";
}

/** Which share of all outcomes fits: the color that is asked about among those that are given. */
function toldShare(prompt: string): Rational {
	const [all = ONE] = numbersIn(prompt);
	const asked = / that the [a-z ]+ is (?:not )?(\w+)/.exec(prompt)?.[1] ?? "";
	const every = /All of them are (\w+)/.exec(prompt)?.[1];
	if (every !== undefined) return every === asked ? ONE : ZERO;
	const count = new RegExp(`(\\d+) (?:is|are) ${asked}`, "i").exec(prompt)?.[1] ?? "0";
	return over(value(count), all);
}

const isProbability = (number: Rational) => compare(number, ZERO) >= 0 && compare(number, ONE) <= 0;

/** Probabilities in words, in numbers, on a line and by counting. */
export const knowsTheScale: Solver = (question, { text, texts, value: entered }) => {
	const { prompt, question_type } = question;
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, texts, (card) =>
			/\bcan\b/i.test(prompt)
				? `${isProbability(shareOf(card)) ? "Can" : "Cannot"} be a probability`
				: wordFor(shareOf(card)),
		);
	if (question_type === "SELECT_ALL") {
		const [fitting = NONE, all = ONE] = numbersIn(text);
		return same(calculate(formulasIn(text).at(-1) ?? ""), over(fitting, all));
	}
	if (prompt.includes("can be a probability") || prompt.includes("can be the probability"))
		return isProbability(shareOf((formulasIn(text)[0] ?? "").replace(/\\dfrac\{(\d+)\}\{(\d+)\}/, "$1/$2")));
	if (prompt.includes("does **not** happen")) {
		const told = formulasIn(prompt)[0] ?? "";
		const isPercent = told.includes("\\%");
		const number = entered ?? numbersIn(text)[0] ?? NONE;
		return same(number, minus(isPercent ? HUNDRED : ONE, calculate(told.replace("\\%", ""))));
	}
	const share = toldShare(prompt);
	if (/How likely|Which words/.test(prompt)) return text === wordFor(share);
	if (prompt.includes("says: ")) return same(calculate(formulasIn(text)[0] ?? "\\dfrac{1}{2}"), share);
	return entered !== null && same(times(entered, ONE), share);
};
