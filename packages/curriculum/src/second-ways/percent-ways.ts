import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, same, times, value } from "./exact.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";
import { fillsTheDoubleLine, type ToldMistakes, toldWays } from "./told-ways.ts";

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
	(steps: SecondWay): SecondWay =>
	(question, answer) =>
		(question.question_type === "LABELED_INPUT" ? fillsTheDoubleLine : steps)(question, answer);

/** Each box comes after the percent of a number that it is. */
const stepsToThePart: SecondWay = ({ prompt }, { values }) =>
	[...prompt.matchAll(/\d+% of \d+ is \[\[/g)].every(([text], at) => isPair(values[at], partOf(text)));

const stepsToTheWhole: SecondWay = ({ prompt }, { values: [easy, all] }) => {
	const { percents, plain } = told(prompt);
	const [percent = HUNDRED, small = HUNDRED] = percents;
	const one = over(plain[0] ?? HUNDRED, percent);
	return isPair(easy, times(one, small)) && isPair(all, times(one, HUNDRED));
};

/** Second ways of grade 6: percents. */
export const secondWays6Percents: SecondWays = {
	"percent-of-quantity": toldWays(partOf, fillsTheLineOr(stepsToThePart), mistakes),
	"find-whole-from-percent": toldWays(wholeOf, fillsTheLineOr(stepsToTheWhole)),
};
