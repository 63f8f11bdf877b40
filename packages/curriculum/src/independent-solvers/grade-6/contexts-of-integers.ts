import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, same, times } from "../reading/arithmetic.ts";
import { formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const NEGATIVE = /below|debt|loss|withdrawal|lost|negative charge/;

/** What a situation is worth: its size, with the sign of its side of zero. */
function worthOf(text: string): Rational {
	const told = text.replace(/Zero stands for [^.]*\.|with zero for [^.]*\./, "");
	const [size = exact(0)] = numbersIn(told);
	return times(size, exact(NEGATIVE.test(told) ? -1 : 1));
}

/** Where a change ends. */
function endOf(prompt: string): Rational {
	const [from = exact(0), by = exact(0)] = numbersIn(prompt);
	const start = times(from, exact(prompt.includes("below") ? -1 : 1));
	return /rises|lifts|goes up/.test(prompt) ? plus(start, by) : minus(start, by);
}

const CHANGES = /temperature now|elevation now|elevation at its end|floor is it now/;
const told = toldSolvers(
	(text) => (CHANGES.test(text) ? endOf(text) : worthOf(text)),
	() => false,
);

/** Integers in words, and what they mean. */
export const tellsIntegers: Solver = (question, answer) => {
	if (!/mean\?|say the same\?|stand for\?$/.test(question.prompt)) return told(question, answer);
	const shown = numberOf(formulasIn(question.prompt)[0] ?? "0");
	return same(shown, /\d/.test(answer.text) ? worthOf(answer.text) : exact(0));
};
