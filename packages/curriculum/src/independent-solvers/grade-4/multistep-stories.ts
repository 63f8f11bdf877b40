import { calculate, formulasIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** Results of the first and the last step, by the words of a story and its numbers in reading order. */
function solved(prompt: string): { first: bigint; end: bigint } {
	const words = prompt.replace(/ (?:\d+ friends watch|That day is [^.]*|The youngest [^.]*)\./, "");
	const [a = 0n, b = 0n, c = 0n, d = 1n] = wholesIn(words);
	const product = repeatedSum(a, b);
	if (/equally/.test(words)) {
		const isOfGroups = /trays|families|bags|classes/.test(words);
		return isOfGroups ? { first: product, end: (product - c) / d } : { first: a + b, end: (a + b) / c };
	}
	if (/altogether/.test(words)) return { first: product, end: product + repeatedSum(c, d) };
	return { first: product, end: /left\?/.test(words) ? product - c : product + c };
}

/** Independent solver for stories of two and three steps. */
export const solvesInSteps: Solver = ({ prompt, question_type }, { text, values }) => {
	const { first, end } = solved(prompt);
	if (question_type === "VERIFY_WITH_LLM") return wholesIn(text).at(-1) === end;
	if (question_type === "FILL_MULTIPLE")
		return wholeOf(values[0] ?? null) === first && wholeOf(values[1] ?? null) === end;
	const [, formula] = (formulasIn(text)[0] ?? "").split("n = ");
	if (formula === undefined) return wholeOf(values[0] ?? null) === end;
	const { numerator, denominator } = calculate(formula);
	return denominator === 1n && numerator === end;
};

/** Independent solver for what becomes of a remainder: the groups are taken away one by one. */
export const usesRemainders: Solver = ({ prompt, question_type }, { text, value, values }) => {
	const numbers = wholesIn(prompt);
	const [one = 0n, other = 1n] = numbers;
	const [total, size] = one > other ? [one, other] : [other, one];
	let [groups, left] = [0n, total];
	while (left >= size) [groups, left] = [groups + 1n, left - size];
	const use = /are left over\?/.test(prompt) ? "rest" : /needed/.test(prompt) ? "up" : "down";
	const end = { up: groups + 1n, down: groups, rest: left }[use];
	if (question_type === "FILL_MULTIPLE")
		return [groups, left, end].every((each, at) => each === wholeOf(values[at] ?? null));
	if (question_type === "VERIFY_WITH_LLM") return wholesIn(text).at(-1) === end;
	if (value !== null) return wholeOf(value) === end;
	return text.includes({ up: "goes up", down: "dropped", rest: "is the answer" }[use]);
};
