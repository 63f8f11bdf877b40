import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { lettersOf } from "../shared/expression-solvers.ts";
import type { Solver } from "../solver.ts";

/** The new value of 100 after a change by a percent that is given in words. */
function changed(words: string) {
	const percent = exact(Number(/(\d+)%/.exec(words)?.[1]));
	return /added|rise|grow|adds|raise|increase/.test(words)
		? plus(exact(100), percent)
		: minus(exact(100), percent);
}

/** What each other form shows, given by the words of its story and worked out from its first number. */
const SHOWN: readonly (readonly [story: RegExp, shows: (k: number) => string])[] = [
	[/rectangle/, () => "The perimeter is twice the sum of the length and the width."],
	[/children/, () => "What one child pays"],
	[/side .* of a square/, (k) => `The perimeter grows by ${k + k + k + k}.`],
	[/paint/, (k) => `${k - 1} of ${k} equal parts of the paint are left.`],
	[/three numbers/, () => "The sum is three times the middle number."],
	[/shirts/, () => "How much is saved on all shirts together"],
	[/bonus/, (k) => `The mean grows by ${k}.`],
];

/** Independent solver for "rewrite-in-context": changes of 100 by a percent, and what other forms show. */
export const rewritesInContext: Solver = (question, { text, texts, value }) => {
	const { prompt, question_type } = question;
	const shows = SHOWN.find(([story]) => story.test(prompt))?.[1];
	if (shows !== undefined) {
		const k = /(\d+) (longer|apart|bonus)|dfrac\{1\}\{(\d+)\}/.exec(prompt);
		return text === shows(Number(k?.[1] ?? k?.[3]));
	}
	if (question_type === "FILL_ONE")
		return value !== null && isEqual(times(value, exact(100)), changed(prompt));
	if (/tell you|How does it change/.test(prompt)) {
		const [old = "", formula = ""] = formulasIn(prompt);
		return isEqual(calculate(formula, { [old]: exact(100) }), changed(text));
	}
	const words = question_type === "SELECT_ALL" || texts.length > 1 ? text : prompt;
	const formula = formulasIn(texts.at(-1) ?? "").at(-1) ?? "";
	const letter = /\$([a-z])\$/.exec(words)?.[1] ?? "";
	if (lettersOf(formula).join() !== letter) return false;
	const at = (number: number) => calculate(formula, { [letter]: exact(number) });
	return isEqual(at(100), changed(words)) && isEqual(over(at(500), exact(5)), changed(words));
};
