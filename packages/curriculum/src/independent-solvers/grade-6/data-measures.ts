import { abs, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, same, sum, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver, Solvers } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

const size = (one: Rational) => rational(abs(one.numerator), one.denominator);
const ordered = (list: readonly Rational[]) => list.toSorted(compare);
const meanOf = (list: readonly Rational[]) => over(sum(list), exact(list.length));
const endsOf = (list: readonly Rational[]) =>
	[ordered(list)[0] ?? exact(0), ordered(list).at(-1) ?? exact(0)] as const;

/** The middle of a list as it is. */
function middleOf(list: readonly Rational[]): Rational {
	const at = list.length / 2;
	if (list.length % 2 === 1) return list[Math.floor(at)] ?? exact(0);
	return over(plus(list[at - 1] ?? exact(0), list[at] ?? exact(0)), exact(2));
}

const medianOf = (list: readonly Rational[]) => middleOf(ordered(list));

/** The first long list of a text. */
function listIn(text: string): Rational[] {
	return numbersIn(/\d+(?:, (?:and )?\d+)+/.exec(text)?.[0] ?? "");
}

function spreadOfHalves(list: readonly Rational[]): Rational {
	const half = Math.floor(list.length / 2);
	return minus(middleOf(list.slice(-half)), middleOf(list.slice(0, half)));
}

/** What the text names, of the list in it. */
function measureIn(text: string): Rational {
	const list = listIn(text);
	const [least, greatest] = endsOf(list);
	if (/mean absolute deviation/.test(text)) return meanOf(list.map((one) => size(minus(one, meanOf(list)))));
	if (/interquartile/.test(text)) return spreadOfHalves(ordered(list));
	if (/range/.test(text)) return minus(greatest, least);
	if (/median/.test(text)) return medianOf(list);
	if (/The other boxes|All but one|So far/.test(text)) return missingIn(text, list);
	return meanOf(list);
}

/** The mean is given before the values that are known. */
function missingIn(text: string, list: readonly Rational[]): Rational {
	const [first = exact(0), second = exact(0)] = numbersIn(text);
	const [count, mean] = /wants/.test(text) ? [second, first] : [first, second];
	return minus(times(count, mean), sum(list));
}

const boxes: Solver = ({ prompt }, { values }) => {
	const list = listIn(prompt);
	const mean = meanOf(list);
	const wanted = prompt.includes("[[median]]")
		? [sum(list), mean, medianOf(list)]
		: list.map((one) => size(minus(one, mean)));
	return wanted.every((each, at) => same(each, values[at] ?? exact(-1)));
};

const measures = toldSolvers(measureIn, boxes, [
	[/gave the sum/, (text) => sum(listIn(text))],
	[/halfway between/, (text) => over(plus(...endsOf(listIn(text))), exact(2))],
	[/one less than/, (text) => over(sum(listIn(text)), exact(listIn(text).length - 1))],
	[/gave the median/, (text) => medianOf(listIn(text))],
	[/first and the last/, (text) => size(minus(listIn(text).at(-1) ?? exact(0), listIn(text)[0] ?? exact(0)))],
	[/gave the greatest/, (text) => endsOf(listIn(text))[1]],
	[/added the least/, (text) => plus(...endsOf(listIn(text)))],
]);

/** Independent solvers of grade 6 for the center and the spread of data. */
export const solvers6Measures: Solvers = { "mean-median": measures, variability: measures };
