import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { numbersIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { type ToldMistakes, toldSolvers } from "../shared/told-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

const STEPS: Readonly<Record<string, bigint>> = {
	ten: 10n,
	hundred: 100n,
	thousand: 1000n,
	"ten thousand": 10_000n,
	"hundred thousand": 100_000n,
};

/** What one step of the named place is worth. */
function stepOf(text: string): bigint {
	const [, place = ""] =
		/(?:nearest|mark for every|[Ww]hich|for the) ((?:ten |hundred )?(?:ten|hundred|thousand))\b/.exec(text) ??
		[];
	return STEPS[place] ?? 1n;
}

/** The multiple that is at most half a step away; from the middle the upper one. */
function isNearest(multiple: bigint, number: bigint, step: bigint): boolean {
	return multiple % step === 0n && 2n * (multiple - number) <= step && 2n * (number - multiple) < step;
}

function nearest(number: bigint, step: bigint): bigint {
	const low = number - (number % step);
	return isNearest(low, number, step) ? low : low + step;
}

const asTold =
	(gives: (number: bigint, step: bigint) => bigint) =>
	(text: string): Rational => {
		const [number] = numbersIn(text);
		return rational(gives(number?.numerator ?? 0n, stepOf(text)));
	};

const MISTAKES: ToldMistakes = [
	[/dropped the digits/, asTold((number, step) => number - (number % step))],
	[/rounded up/, asTold((number, step) => number - (number % step) + step)],
	[/left the number/, asTold((number) => number)],
	[/kept the digits/, asTold((number, step) => nearest(number, step) + (number % step))],
	[/left the place before it/, asTold((number, step) => nearest(number, step) - 10n * step)],
	[
		/one place after the other/,
		asTold((number, step) => {
			let [place, result] = [10n, number];
			for (; place <= step; place *= 10n) result = nearest(result, place);
			return result;
		}),
	],
	[/another place/, asTold((number, step) => nearest(number, step === 10n ? 100n : step / 10n))],
	[
		/one step too far/,
		asTold((number, step) => {
			const found = nearest(number, step);
			return found > number ? found + step : found - step;
		}),
	],
];

/** The neighbors are one step apart with the number between them, and one of them is the nearest. */
const hasNeighbors: Solver = ({ prompt }, { values }) => {
	const [low = 0n, high = 0n, found = 0n] = values.map((each) => wholeOf(each) ?? -1n);
	const number = numbersIn(prompt.replace(/^.*Count(ing)? by [\d,]+/i, ""))[0]?.numerator ?? 0n;
	const step = stepOf(prompt);
	return high - low === step && low <= number && number < high && isNearest(found, number, step);
};

const rounds = toldSolvers(asTold(nearest), hasNeighbors, MISTAKES);

/** Independent solver for whole numbers that are rounded. */
export const roundsWholes: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const step = stepOf(prompt);
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(
			question,
			answer.texts,
			(card) => `Rounds to ${nearest(wholesIn(card)[0] ?? 0n, step).toLocaleString("en-US")}`,
		);
	const [told = 0n] = wholesIn(prompt);
	const value = wholeOf(answer.value) ?? -1n;
	if (/whole number/.test(prompt)) {
		const beyond = /least/.test(prompt) ? value - 1n : value + 1n;
		return isNearest(told, value, step) && !isNearest(told, beyond, step);
	}
	if (/can it be/.test(prompt)) return isNearest(told, value, step);
	if (question_type === "FILL_ONE" || (question_type === "SELECT_ONE" && answer.value !== null))
		return isEqual(rational(value), rational(nearest(told, step)));
	return rounds(question, answer);
};
