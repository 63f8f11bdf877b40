import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, exact, formulasIn, minus, numbersIn as exactsIn, over, plus, times } from "./exact.ts";
import type { SecondWays } from "./second-way.ts";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);

const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

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
	"decimal-forms-thousandths": (question, { value, values, text }) => {
		if (question.question_type === "MATCH_THE_FOLLOWING")
			return values[1] !== null && values[1] !== undefined && isEqual(spokenDecimal(`: ${text}.`), values[1]);
		if (value === null) return false;
		const [formula] = formulasIn(question.prompt);
		return isEqual(value, formula === undefined ? spokenDecimal(question.prompt) : calculate(formula));
	},
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

/** "Write as a decimal: twelve and forty-two thousandths." */
function spokenDecimal(prompt: string): Rational {
	const words = (/: (.*)\.$/.exec(prompt)?.[1] ?? "").replaceAll("-", " ").split(" ");
	const unit = words.pop() ?? "";
	const parts = { tenth: 10, hundredth: 100, thousandth: 1000 }[unit.replace(/s$/, "")] ?? 1;
	const at = words.indexOf("and");
	const spoken = (list: string[]) =>
		list.reduce((total, word) => {
			if (word === "hundred") return total * 100;
			return total + (ONES.includes(word) ? ONES.indexOf(word) : TENS.indexOf(word) * 10);
		}, 0);
	return plus(
		exact(spoken(words.slice(0, Math.max(0, at)))),
		over(exact(spoken(words.slice(at + 1))), exact(parts)),
	);
}
