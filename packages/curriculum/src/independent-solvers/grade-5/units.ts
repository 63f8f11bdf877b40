import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, over, plus, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { type ToldMistakes, toldSolvers } from "../shared/told-solvers.ts";
import { inSmallest, unitNamed } from "../shared/units.ts";

const NOTHING = exact(0);
const is = (found: Rational, value: Rational | null | undefined) =>
	value !== null && value !== undefined && isEqual(found, value);

/** The units of a text, each once, in reading order. */
function unitsIn(text: string): string[] {
	const named = (text.match(/[A-Za-z]+/g) ?? []).map(unitNamed);
	return [...new Set(named.filter((unit) => unit !== null))];
}

const sizeOf = (unit: string) => exact(inSmallest(unit));

/** What is asked for: an amount, the unit it is given in, and the unit that is wanted. */
function asked(text: string) {
	const [, amount = "0", unit = ""] = /([\d.,]*\d) ([a-z]+)/.exec(text) ?? [];
	const given = unitNamed(unit) ?? "";
	const wanted = unitsIn(text).find((each) => each !== given) ?? "";
	return { amount: numbersIn(amount)[0] ?? NOTHING, given: sizeOf(given), wanted: sizeOf(wanted) };
}

const converted = (text: string) => {
	const { amount, given, wanted } = asked(text);
	return over(times(amount, given), wanted);
};

const MISTAKES: ToldMistakes = [
	[
		/divided instead|multiplied instead/,
		(text) => {
			const { amount, given, wanted } = asked(text);
			return over(times(amount, wanted), given);
		},
	],
	[
		/10 times too small/,
		(text) => {
			const { given, wanted } = asked(text);
			return compare(given, wanted) > 0
				? over(converted(text), exact(10))
				: times(converted(text), exact(10));
		},
	],
	[
		/used 10 as the factor/,
		(text) => {
			const { amount, given, wanted } = asked(text);
			return compare(given, wanted) > 0 ? times(amount, exact(10)) : over(amount, exact(10));
		},
	],
	[/kept the number/, (text) => asked(text).amount],
	[
		/added the two numbers/,
		(text) => {
			const { amount, given, wanted } = asked(text);
			return plus(amount, over(given, wanted));
		},
	],
];

/** Boxes: the factor, the first amount in the small unit, and the second one in the large unit. */
const table: Solver = ({ prompt }, { values: [one, first, second] }) => {
	const [x = "", y = ""] = unitsIn(prompt);
	const [large, small] = inSmallest(x) > inSmallest(y) ? [sizeOf(x), sizeOf(y)] : [sizeOf(y), sizeOf(x)];
	const [, amount = NOTHING, total = NOTHING] = numbersIn(prompt);
	const factor = over(large, small);
	return is(factor, one) && is(times(amount, factor), first) && is(over(total, factor), second);
};

const conversions = toldSolvers(converted, table, MISTAKES);

/** Independent solver for units of one system. */
export const convertsUnits: Solver = (question, answer) => {
	const { prompt } = question;
	if (/are left/.test(prompt)) {
		const [large = "", small = ""] = unitsIn(prompt);
		const numbers = numbersIn(prompt);
		const [all = NOTHING, b = NOTHING, c = NOTHING] = numbers;
		const found = numbersIn(answer.text)[0] ?? rational(-1n);
		return isEqual(times(plus(found, times(b, c)), sizeOf(small)), times(all, sizeOf(large)));
	}
	if (/ompare/.test(prompt)) {
		const [, a = "0", one = "", word = "", b = "0", other = ""] =
			/^([\d.,]*\d) (\w+) is (less|equal|greater) \w+ ([\d.,]*\d) (\w+)\.$/.exec(answer.text) ?? [];
		const order = compare(
			times(numbersIn(a)[0] ?? NOTHING, sizeOf(unitNamed(one) ?? "")),
			times(numbersIn(b)[0] ?? NOTHING, sizeOf(unitNamed(other) ?? "")),
		);
		return word === ["less", "equal", "greater"][order + 1];
	}
	return conversions(question, answer);
};
