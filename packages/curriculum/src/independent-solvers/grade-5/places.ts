import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers, type MistakeSolvers } from "../shared/derived-solvers.ts";
import { exact, over, power, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds, numbersIn, value as numberOf } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { type ToldMistakes, toldSolvers } from "../shared/told-solvers.ts";
import { byPrompt, isWorthTheFormula } from "../reading/common-solvers.ts";

const TEN = exact(10);
const is = (found: Rational | undefined, value: Rational | null | undefined) =>
	found !== undefined && value !== null && value !== undefined && isEqual(found, value);

/** The number with all digits but one turned to zeros. */
function worthAt(number: string, at: number): Rational {
	return numberOf([...number].map((one, place) => (place === at || one === "." ? one : "0")).join(""));
}

/** The digit and the number that a text asks about. */
function digitIn(text: string): { digit: string; number: string } {
	const [, digit = "", number = ""] =
		/digits? (\d) in \$([\d.]+)\$/.exec(text) ?? /(\d) in \$([\d.]+)\$/.exec(text) ?? [];
	return { digit, number };
}

function valueIn(text: string): Rational {
	const { digit, number } = digitIn(text);
	return worthAt(number, number.indexOf(digit));
}

const VALUE_MISTAKES: ToldMistakes = [
	[/for ones/, (text) => times(valueIn(text), TEN)],
	[/digit instead of its value/, (text) => numberOf(digitIn(text).digit)],
	[
		/before the decimal point/,
		(text) => {
			const digit = numberOf(digitIn(text).digit);
			return times(digit, over(digit, valueIn(text)));
		},
	],
	[/one place too few/, (text) => over(valueIn(text), TEN)],
	[/one place too many/, (text) => times(valueIn(text), TEN)],
	[/too far to the right/, (text) => over(valueIn(text), TEN)],
];

/** Both values of a digit that is there twice. */
function bothIn(prompt: string): [Rational, Rational] {
	const number = /\$([\d.]+)\$/.exec(prompt)?.[1] ?? "";
	const digit =
		[...number].find(
			(one, at) =>
				one !== "." && number.indexOf(one) !== number.lastIndexOf(one) && number.indexOf(one) === at,
		) ?? "";
	return [worthAt(number, number.indexOf(digit)), worthAt(number, number.lastIndexOf(digit))];
}

const fillsBoth: Solver = ({ prompt }, { values: [first, second, factor] }) => {
	const [left, right] = bothIn(prompt);
	return is(left, first) && is(right, second) && is(over(left, right), factor);
};

const values = toldSolvers((text) => valueIn(plainly(text)), fillsBoth, VALUE_MISTAKES);

/** Without the commas of large numbers. */
const plainly = (text: string) => text.replaceAll("{,}", "");

const IS_TEN_TIMES = /is 10 times as much as a number|10 times a number is|How many does the friend/;

/** The values of digits of decimals and of whole numbers. */
export const places: Solver = (told, answer) => {
	const question = { ...told, prompt: plainly(told.prompt) };
	const { prompt, question_type } = question;
	const { text, value } = answer;
	const named = /(tenths|hundredths|thousandths) (?:place|digit)/.exec(prompt)?.[1];
	if (named !== undefined) {
		const after = (/\$[\d]*\.(\d+)\$/.exec(prompt)?.[1] ?? "")[
			["tenths", "hundredths", "thousandths"].indexOf(named)
		];
		return wholesIn(text)[0] === BigInt(after ?? -1);
	}
	if (IS_TEN_TIMES.test(prompt))
		return value !== null && is(times(value, TEN), numberOf(/\$(\d+)\$/.exec(prompt)?.[1] ?? ""));
	if (/10 times|10 months|of \$[\d.]+\$[?.]/.test(prompt) && question_type !== "FILL_MULTIPLE") {
		const number = numberOf(/\$([\d.]+)\$/.exec(prompt)?.[1] ?? "0");
		return is(prompt.includes("dfrac") ? over(number, TEN) : times(number, TEN), value);
	}
	if (question_type === "VERIFY_WITH_LLM") {
		const [left, right] = bothIn(prompt);
		const found = numbersIn(text);
		return (
			found.some((each) => isEqual(each, left)) &&
			found.some((each) => isEqual(each, right)) &&
			is(over(left, right), found.at(-1))
		);
	}
	if (/the \*\*(?:left|right)\*\*/.test(prompt)) {
		const [left, right] = bothIn(prompt);
		const ratio = prompt.includes("**left**") ? over(left, right) : over(right, left);
		const [told = exact(0)] = numbersIn(text);
		return text.includes("equal") ? isEqual(ratio, exact(1)) : isEqual(ratio, told);
	}
	return values(question, answer);
};

/** The exponent of a power, or how many zeros it has. */
function exponentIn(formula: string): bigint {
	const [, shown] = /10\^\{(\d+)\}/.exec(formula) ?? [];
	if (shown !== undefined) return BigInt(shown);
	const plain = formula.replaceAll("{,}", "").split(/ \\times | \\div /)[1] ?? "1";
	return BigInt(plain.length - 1);
}

const byTens = (formula: string, more: number) => {
	const way = formula.includes("div") ? -more : more;
	return times(calculate(formula), power(TEN, way));
};

const POWER_MISTAKES: MistakeSolvers = [
	[/the other way/, (formula) => byTens(formula, -2 * Number(exponentIn(formula)))],
	[/zeros at the end/, (formula) => calculate(formula.split(/ \\times | \\div /)[0] ?? "0")],
	[
		/10 times the exponent/,
		(formula) => times(calculate(formula.split(" \\times ")[0] ?? "0"), rational(10n * exponentIn(formula))),
	],
	[/one place too few/, (formula) => byTens(formula, -1)],
	[/one place too far/, (formula) => byTens(formula, 1)],
];

const powers = derivedSolvers(
	byPrompt(
		[
			/\\square/,
			({ prompt }, { value }) =>
				value !== null &&
				value.denominator === 1n &&
				value.numerator < 20n &&
				holds((formulasIn(prompt)[0] ?? "").replace("\\square", `${value.numerator}`)),
		],
		[
			/\[\[places\]\]/,
			({ prompt }, { values: [moved, result] }) => {
				const task = formulasIn(prompt).find((each) => /times|div/.test(each)) ?? "";
				return is(rational(exponentIn(task)), moved) && is(calculate(task), result);
			},
		],
		[
			/as a whole number|without an exponent|Which whole number is/,
			({ prompt }, { value }) => is(calculate(formulasIn(prompt)[0] ?? "0"), value),
		],
		[/times|div/, isWorthTheFormula],
		[
			/./,
			({ prompt }, { value }) => {
				const count = calculate(formulasIn(prompt)[0] ?? "1");
				const [each = exact(0)] = numbersIn(prompt.replaceAll(/\$[^$]*\$/g, ""));
				return is(times(each, count), value);
			},
		],
	),
	POWER_MISTAKES,
);

/** One independent solver for each generator of grade 5 about places and powers of ten. */
export const placeWays5: Solvers = { "place-value-decimals": places, "powers-of-ten": powers };
