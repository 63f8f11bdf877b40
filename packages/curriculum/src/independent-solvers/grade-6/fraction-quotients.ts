import { type Rational, isEqual } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers, type MistakeSolvers } from "../shared/derived-solvers.ts";
import { exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds, numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { byPrompt, isWorthTheFormula } from "../reading/common-solvers.ts";

const ofBoth = (gives: (a: Rational, b: Rational, first: string) => Rational | null) => (formula: string) => {
	const [first = "1", second = "1"] = formula.split("\\div").map((each) => each.trim());
	return gives(calculate(first), calculate(second), first);
};

const wholesOf = ({ numerator, denominator }: Rational) => exact(Number(numerator / denominator));
const partOf = (number: Rational) => minus(number, wholesOf(number));
const bottomIn = (text: string) => exact(Number(/\{(\d+)\}$/.exec(text)?.[1] ?? 1));

const mistakenFractionQuotients: MistakeSolvers = [
	[/instead of its reciprocal/, ofBoth(times)],
	[/reciprocal of the first/, ofBoth((a, b) => over(b, a))],
	[/reciprocals of both/, ofBoth((a, b) => over(exact(1), times(a, b)))],
	[/kept the denominator/, ofBoth((a, b, first) => over(over(a, b), bottomIn(first)))],
	[/subtracted/, ofBoth(minus)],
	[/separately/, ofBoth((a, b) => plus(over(wholesOf(a), wholesOf(b)), over(partOf(a), partOf(b))))],
];

const is = (found: Rational, value: Rational | null | undefined) =>
	value !== null && value !== undefined && isEqual(found, value);

/** Quotients of fractions and mixed numbers. */
export const fractionQuotients = derivedSolvers(
	byPrompt(
		[
			/\[\[top\]\]/,
			({ prompt }, { values: [top, bottom, quotient] }) => {
				const [dividend = exact(1), divisor = exact(1)] = (formulasIn(prompt)[0] ?? "")
					.split("=")[0]
					?.split("\\div")
					.map((each) => calculate(each)) ?? [exact(1), exact(1)];
				const isInverse =
					top !== null &&
					bottom !== null &&
					is(over(exact(1), divisor), over(top ?? exact(0), bottom ?? exact(1)));
				return isInverse && is(over(dividend, divisor), quotient);
			},
		],
		[
			/\\square/,
			({ prompt }, { value }) => {
				const number = value === null ? "0" : `(\\dfrac{${value.numerator}}{${value.denominator}})`;
				return value !== null && holds((formulasIn(prompt).at(-1) ?? "").replace("\\square", number));
			},
		],
		[/./, isWorthTheFormula],
	),
	mistakenFractionQuotients,
);

/** Dividend and divisor of a story: what is given first is divided, except where one part begins it. */
function toldIn(prompt: string): { dividend: Rational; divisor: Rational } {
	const [first = exact(1), second = exact(1), third] = numbersIn(prompt);
	if (third !== undefined) return { dividend: minus(first, second), divisor: third };
	const isPartFirst = /^(?:One|Each|In) /.test(prompt.replace(/^.*expression.*\? /, ""));
	return isPartFirst ? { dividend: second, divisor: first } : { dividend: first, divisor: second };
}

/** Stories in which something is divided by a fraction, and expressions for them. */
export const fractionQuotientStories: Solver = (question, { values, text }) => {
	const { dividend, divisor } = toldIn(question.prompt.replace(/ \[\[.*$/, ""));
	if (question.question_type === "FILL_MULTIPLE")
		return is(dividend, values[0]) && is(divisor, values[1]) && is(over(dividend, divisor), values[2]);
	if (/expression/.test(question.prompt))
		return text.includes("div") && isEqual(calculate(text), over(dividend, divisor));
	const [quotient = exact(0)] = numbersIn(text);
	return isEqual(times(quotient, divisor), dividend);
};
