import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, value } from "../reading/formulas.ts";
import type { Solver, Solvers } from "../solver.ts";
import { fillsTheDoubleLine, type ToldMistakes, toldSolvers } from "./told-solvers.ts";

const HUNDRED = exact(100);
const isPair = (one: Rational | null | undefined, other: Rational) =>
	one !== null && one !== undefined && same(one, other);

/** The numbers of a text that are percents, and the others. */
function told(text: string): { percents: Rational[]; plain: Rational[] } {
	const found = [...text.replace(/(\d),(?=\d{3})/g, "$1").matchAll(/(\d+(?:\.\d+)?)(\\?%)?/g)];
	const those = (isPercent: boolean) =>
		found.filter(([, , sign]) => (sign !== undefined) === isPercent).map(([, number = ""]) => value(number));
	return { percents: those(true), plain: those(false) };
}

function first(text: string): [percent: Rational, number: Rational] {
	const { percents, plain } = told(text);
	return [percents[0] ?? exact(1), plain[0] ?? exact(1)];
}

const ofOthers = (text: string) => /others|do not\?|are not\?|cannot\?/.test(text);

function partOf(text: string): Rational {
	const [percent, all] = first(text);
	return over(times(ofOthers(text) ? minus(HUNDRED, percent) : percent, all), HUNDRED);
}

function wholeOf(text: string): Rational {
	const [percent, known] = first(text);
	const isRest = /The other \d|pages left|meters are left/.test(text);
	return over(times(known, HUNDRED), isRest ? minus(HUNDRED, percent) : percent);
}

const mistakes: ToldMistakes = [
	[/one place instead of two/, (text) => times(partOf(text), exact(10))],
	[/found the rest/, (text) => minus(first(text)[1], partOf(text))],
	[/subtracted the percent/, (text) => minus(first(text)[1], first(text)[0])],
	[/gave the percent/, (text) => first(text)[0]],
	[/divided the whole by the percent/, (text) => over(first(text)[1], first(text)[0])],
];

const fillsTheLineOr =
	(steps: Solver): Solver =>
	(question, answer) =>
		(question.question_type === "LABELED_INPUT" ? fillsTheDoubleLine : steps)(question, answer);

/** Each box comes after the percent of a number that it is. */
const stepsToThePart: Solver = ({ prompt }, { values }) =>
	[...prompt.matchAll(/\d+% of \d+ is \[\[/g)].every(([text], at) => isPair(values[at], partOf(text)));

const stepsToTheWhole: Solver = ({ prompt }, { values: [easy, all] }) => {
	const { percents, plain } = told(prompt);
	const [percent = HUNDRED, small = HUNDRED] = percents;
	const one = over(plain[0] ?? HUNDRED, percent);
	return isPair(easy, times(one, small)) && isPair(all, times(one, HUNDRED));
};

const percentOfQuantity = toldSolvers(partOf, fillsTheLineOr(stepsToThePart), mistakes);

/** A hundred times the share is its percent. */
const isPercentOfSquare = (prompt: string, given: Rational | null) =>
	isPair(given, times(calculate(formulasIn(prompt)[0] ?? "0"), HUNDRED));

/** Independent solvers of grade 6: percents. */
export const solvers6Percents: Solvers = {
	"percent-of-quantity": (question, answer) =>
		question.prompt.includes("What percent of the square")
			? isPercentOfSquare(question.prompt, answer.value)
			: percentOfQuantity(question, answer),
	"find-whole-from-percent": toldSolvers(wholeOf, fillsTheLineOr(stepsToTheWhole)),
};

/** Whether a text tells of more, not of less. */
const rises = (text: string) => !/decrease|off\b|coupon|marked down|marks a [\w ]+ down|minus/.test(text);
const changed = (value: Rational, percent: Rational, isMore: boolean) =>
	over(times(value, isMore ? plus(HUNDRED, percent) : minus(HUNDRED, percent)), HUNDRED);

/** The value after a change, before it, or the percent of change, as the words ask. */
function changeOf(text: string): Rational {
	const [percent, value] = first(text);
	const { percents, plain } = told(text);
	const [, now = exact(1)] = plain;
	if (/percent (increase|decrease)|By what percent/.test(text)) {
		const gap = minus(now, value);
		return over(times(gap.numerator < 0n ? minus(exact(0), gap) : gap, HUNDRED), value);
	}
	if (/before\?|before, in|original value|without the|did the store pay|regular price, in/.test(text))
		return over(times(value, HUNDRED), rises(text) ? plus(HUNDRED, percent) : minus(HUNDRED, percent));
	if (/How much is the|^\d+% of/.test(text)) return over(times(value, percent), HUNDRED);
	const [, second] = percents;
	if (second === undefined || text.includes("What did")) return changed(value, percent, rises(text));
	if (text.includes("sales tax is added")) return changed(changed(value, percent, false), second, true);
	const [up = "", then = ""] = text.match(/increases|decreases/g) ?? [];
	return changed(changed(value, percent, up === "increases"), second, then === "increases");
}

const changeMistakes: ToldMistakes = [
	[/as if it were a plain number/, (text) => (rises(text) ? plus : minus)(first(text)[1], first(text)[0])],
	[/stopped at the amount/, (text) => over(times(...first(text)), HUNDRED)],
	[/in the wrong direction/, (text) => changed(first(text)[1], first(text)[0], !rises(text))],
	[
		/one place instead of two/,
		(text) => {
			const [percent, value] = first(text);
			return plus(value, over(times(value, percent), exact(10)));
		},
	],
];

/** The amount of change, or the first new value, and the value in the end. */
const stepsOfChange: Solver = ({ prompt }, { values: [part, end] }) => {
	const [percent, value] = first(prompt);
	const isFirstStep = prompt.includes("The sale price is");
	const step = isFirstStep ? changed(value, percent, false) : over(times(value, percent), HUNDRED);
	return isPair(part, step) && isPair(end, changeOf(prompt.replace(/The [\w ]+ is \[\[.*/, "")));
};

const ORDER = ["lower", "the same", "higher"];

/** Two changes in a row against the start. */
const comparesTheEnd: Solver = ({ prompt }, { text }) => {
	const end = changeOf(`100 ${prompt}`);
	const gap = minus(end, HUNDRED).numerator;
	return text === `It is ${ORDER[gap < 0n ? 0 : gap > 0n ? 2 : 1]}.`;
};

const changes = toldSolvers(changeOf, stepsOfChange, changeMistakes);

/** Interest, a total, a time, or a percent error, as the words ask. */
function interestOf(text: string): Rational {
	const [percent, principal] = first(text);
	const { plain } = told(text);
	if (text.includes("percent error")) {
		const [guess = exact(0), actual = exact(1)] = plain;
		const gap = minus(guess, actual);
		return over(times(gap.numerator < 0n ? minus(exact(0), gap) : gap, HUNDRED), actual);
	}
	const [, time = exact(1)] = plain;
	const one = over(times(principal, percent), HUNDRED);
	if (text.includes("After how many years")) return over(time, one);
	const earned = times(one, text.includes("months") ? over(time, exact(12)) : time);
	return text.includes("total of principal") ? plus(principal, earned) : earned;
}

const interestInSteps: Solver = ({ prompt }, { values: [one, all] }) => {
	const [percent, principal] = first(prompt);
	return isPair(one, over(times(principal, percent), HUNDRED)) && isPair(all, interestOf(prompt));
};

/** Independent solvers of grade 7: percents. */
export const solvers7Percents: Solvers = {
	"percent-change": (question, answer) =>
		(/compare with|Compared with/.test(question.prompt) ? comparesTheEnd : changes)(question, answer),
	"discount-tax-tip": changes,
	"interest-percent-error": toldSolvers(interestOf, interestInSteps),
};
