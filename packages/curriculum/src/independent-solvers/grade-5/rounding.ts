import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, minus, over, plus, power, times } from "../reading/arithmetic.ts";
import { formulasIn, holds, numbersIn, value as numberOf } from "../reading/formulas.ts";
import type { Solver, Solvers } from "../solver.ts";
import { type ToldMistakes, toldSolvers } from "../shared/told-solvers.ts";

const NOTHING = exact(0);

const WHOLE_PLACES = ["ten", "hundred", "thousand", "ten thousand", "hundred thousand"];

/** What one step of the named place is worth. */
function stepOf(text: string): Rational {
	const [, place = ""] =
		/(?:nearest|mark for every|for the) ((?:ten |hundred )?thousand|hundred|ten)\b/.exec(text) ?? [];
	if (place !== "") return power(exact(10), WHOLE_PLACES.indexOf(place) + 1);
	if (/steps of 0\.01|hundredth/.test(text)) return power(exact(10), -2);
	return /steps of 0\.1|tenth/.test(text) ? power(exact(10), -1) : exact(1);
}

function roundedDown(number: Rational, step: Rational): Rational {
	const steps = over(number, step);
	return times(rational(steps.numerator / steps.denominator), step);
}

/** Halves go up. */
function rounded(number: Rational, step: Rational): Rational {
	return roundedDown(plus(number, over(step, exact(2))), step);
}

const firstIn = (text: string) => numbersIn(text)[0] ?? NOTHING;
const asTold = (gives: (number: Rational, step: Rational) => Rational) => (text: string) =>
	gives(firstIn(text), stepOf(text));

const MISTAKES: ToldMistakes = [
	[/dropped the digits/, asTold(roundedDown)],
	[/left the number as it was/, asTold((number) => number)],
	[/rounded up/, asTold((number, step) => plus(roundedDown(number, step), step))],
	[
		/left the place before it/,
		asTold((number, step) => minus(rounded(number, step), times(step, exact(10)))),
	],
	[
		/one place after the other/,
		asTold((number, step) => {
			let [fine, result] = [over(step, power(exact(10), 7)), number];
			while (compare(fine, step) < 0) {
				fine = times(fine, exact(10));
				result = rounded(result, fine);
			}
			return result;
		}),
	],
	[
		/kept the digits after/,
		asTold((number, step) => plus(rounded(number, step), minus(number, roundedDown(number, step)))),
	],
	[
		/one step too far/,
		asTold((number, step) => {
			const nearest = rounded(number, step);
			return compare(nearest, number) > 0 ? plus(nearest, step) : minus(nearest, step);
		}),
	],
];

/** Rounded to a place that is one finer, or one coarser where the number has no finer one. */
function toAnotherPlace(text: string): Rational {
	const [number, step] = [firstIn(text), stepOf(text)];
	const finer = rounded(number, over(step, exact(10)));
	return isEqual(finer, number) ? rounded(number, times(step, exact(10))) : finer;
}

/** The neighbors, one step apart with the number between them, and the nearer one. */
const hasNeighbors: Solver = ({ prompt }, { values }) => {
	const [low = NOTHING, high = NOTHING, nearest = NOTHING] = values.map((each) => each ?? NOTHING);
	const [number, step] = [numberOf(formulasIn(prompt)[0] ?? ""), stepOf(prompt)];
	const isBetween = compare(low, number) < 0 && compare(number, high) < 0;
	return (
		isBetween &&
		isEqual(minus(high, low), step) &&
		isEqual(over(low, step), exact(Number(over(low, step).numerator))) &&
		isEqual(nearest, rounded(number, step))
	);
};

const rounds = toldSolvers(asTold(rounded), hasNeighbors, [...MISTAKES, [/another place/, toAnotherPlace]]);

/** Who or which is given to be more, less, faster or slower. */
const comparesStories: Solver = ({ prompt }, { text }) => {
	const [a = NOTHING, b = NOTHING] = numbersIn(prompt);
	const isMostWanted = /farther\?|heavier|more|taller|higher/.test(prompt.replace(/^.*[.] /, ""));
	const isFirst = compare(a, b) > 0 === isMostWanted;
	const [first = "", second = ""] =
		prompt.match(/(?:^|\. )([A-Z]\w+)(?=[ ’])/g)?.map((name) => name.replace(". ", "")) ?? [];
	return text === (isFirst ? first : second);
};

/** Rounds decimals and whole numbers, forwards, backwards and on cards. */
export const roundsToAPlace: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, answer.texts, (card) => {
			const nearest = rounded(numberOf(card), stepOf(prompt));
			return `Rounds to ${(Number(nearest.numerator) / Number(nearest.denominator)).toLocaleString("en-US")}`;
		});
	if (/when it is rounded|and gets|the result is|can it be/.test(prompt))
		return answer.value !== null && isEqual(rounded(answer.value, stepOf(prompt)), firstIn(prompt));
	return rounds(question, answer);
};

/** Which of two decimals is greater, in signs, in stories and typed. */
export const comparesDecimals: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const { text, value } = answer;
	if (/[<>=]/.test(text)) return holds(formulasIn(text).at(-1) ?? "");
	if (question_type !== "FILL_ONE" || value === null) return comparesStories(question, answer);
	const [a = NOTHING, b = NOTHING] = numbersIn(prompt);
	const other = isEqual(value, a) ? b : a;
	const isGreater = /greater|right/.test(prompt);
	return (isEqual(value, a) || isEqual(value, b)) && compare(value, other) > 0 === isGreater;
};

/** One independent solver for each generator of grade 5 that rounds or compares decimals. */
export const roundingWays5: Solvers = {
	"round-decimals": roundsToAPlace,
	"compare-decimals-thousandths": comparesDecimals,
};
