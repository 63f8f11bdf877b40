import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, exact, formulasIn, minus, numbersIn as exactsIn, over, plus, times } from "./exact.ts";
import { writesDecimals } from "./decimal-words.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 5 for numbers, decimals and expressions. */
export const numbersWays5: SecondWays = {
	"write-numerical-expressions": (question, { value, text, texts }) => {
		const { prompt } = question;
		if (question.question_type === "MATCH_THE_FOLLOWING")
			return isEqual(calculate(texts[1] ?? ""), doneInWords(text));
		if (value !== null && prompt.startsWith("Do not")) {
			const [part = "", all = ""] = formulasIn(prompt);
			return isEqual(times(calculate(part), value), calculate(all));
		}
		return isEqual(calculate(text), doneInWords(prompt));
	},
	"decimal-forms-thousandths": writesDecimals,
};

/** Carries out "Add 3 and 4, then multiply by 5.", "Subtract 2 from 9, …" and the stories, step by step. */
function doneInWords(prompt: string): Rational {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
	if (prompt.includes("the sum of")) return times(plus(a, b), minus(c, d));
	if (prompt.includes("equal bags")) return plus(times(a, b), times(a, c));
	if (prompt.includes("stickers")) return over(minus(a, b), c);
	if (prompt.includes("quotient")) return minus(c, over(a, b));
	const first = prompt.includes("Add ")
		? plus(a, b)
		: prompt.includes("Subtract")
			? minus(b, a)
			: prompt.includes("Multiply")
				? times(a, b)
				: over(a, b);
	return prompt.includes("then multiply") ? times(first, c) : plus(first, c);
}
