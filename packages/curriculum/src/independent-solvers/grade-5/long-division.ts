import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers, type MistakeSolvers } from "../shared/derived-solvers.ts";
import { exact, minus, times } from "../reading/arithmetic.ts";
import { formulasIn } from "../reading/formulas.ts";
import { mistakenDivisions } from "../mistaken/divisions.ts";
import { numbersIn, wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, fillsTheBox, isWorthTheFormula, wholes } from "../reading/common-solvers.ts";

const is = (found: Rational, value: Rational | null | undefined) =>
	value !== null && value !== undefined && isEqual(found, value);

type Gives = (a: bigint, b: bigint) => bigint;
const ofBoth = (gives: Gives) => (formula: string) => {
	const [a = 0n, b = 1n] = wholesIn(formula);
	return rational(gives(a, b));
};

/** From the ones on, with what each place shows and hands on. */
function byDigits(number: bigint, next: (digit: bigint, carried: bigint) => bigint): bigint {
	let [carried, shown] = [0n, ""];
	for (const digit of digitsOf(number).toReversed()) {
		const made = next(digit, carried);
		shown = `${made % 10n}${shown}`;
		carried = made / 10n;
	}
	return BigInt(`${carried}${shown}`);
}

const digitsOf = (number: bigint) => [...`${number}`].map(BigInt);

/** Mistakes with products of whole numbers of several digits. */
const mistakenLongProducts: MistakeSolvers = [
	[/as if it were ones/, ofBoth((a, b) => digitsOf(b).reduce((sum, digit) => sum + a * digit, 0n))],
	[/left out the product with the ones/, ofBoth((a, b) => a * (b - (b % 10n)))],
	[
		/left out the 0 inside/,
		ofBoth(
			(a, b) =>
				BigInt(`${a}`.replace("0", "")) * (`${a}`.includes("0") ? b : BigInt(`${b}`.replace("0", ""))),
		),
	],
	[/regrouped nothing/, ofBoth((a, b) => byDigits(b, (digit) => digit * a))],
	[/before multiplying/, ofBoth((a, b) => byDigits(b, (digit, carried) => (digit + carried) * a))],
	[/tens by tens/, ofBoth((a, b) => (a - (a % 10n)) * (b - (b % 10n)) + (a % 10n) * (b % 10n))],
	[/regrouped tens/, ofBoth((a, b) => a * b - (((a % 10n) * (b % 10n)) / 10n) * 10n)],
	[/added the two numbers/, ofBoth((a, b) => a + b)],
];

/** Rounded to its first place, halves up. */
function rounded(number: bigint): bigint {
	const step = 10n ** BigInt(`${number}`.length - 1);
	return ((number + step / 2n) / step) * step;
}

const products = derivedSolvers(
	byPrompt(
		[
			/Estimate|rounds/,
			({ prompt }, { value }) => {
				const [a = 0n, b = 0n] = wholesIn(formulasIn(prompt)[0] ?? "");
				return is(rational(rounded(a) * rounded(b)), value);
			},
		],
		[
			/\[\[ones\]\]/,
			({ prompt }, { values: [ones, tens, product] }) => {
				const [a = 0n, b = 0n] = wholesIn(formulasIn(prompt).find((each) => each.includes("times")) ?? "");
				return (
					is(rational(a * (b % 10n)), ones) &&
					is(rational(a * (b - (b % 10n))), tens) &&
					is(rational(a * b), product)
				);
			},
		],
		[
			/left\?|are taken\?|are good\?|books fit\?/,
			({ prompt }, { value }) => {
				const [a = exact(0), b = exact(0), used = exact(0)] = numbersIn(prompt);
				return is(minus(times(a, b), used), value);
			},
		],
		[/times/, isWorthTheFormula],
		[
			/./,
			({ prompt }, { value }) => {
				const [a = exact(0), b = exact(0)] = numbersIn(prompt);
				return is(times(a, b), value);
			},
		],
	),
	mistakenLongProducts,
);

const mistakenLongDivisions: MistakeSolvers = [
	...mistakenDivisions,
	[/one step too far/, ofBoth((a, b) => a / b + 1n)],
	[/one zero too many/, ofBoth((a, b) => (a / b) * 10n)],
];

/** Quotients of whole numbers with several digits. */
export const longQuotients = derivedSolvers(
	byPrompt(
		[
			/\[\[taken\]\]/,
			wholes(([taken, left, ones, quotient], _, { prompt }) => {
				const [total = 0n, divisor = 1n] = wholesIn(formulasIn(prompt)[0] ?? "");
				return (
					taken + left === total &&
					taken % (10n * divisor) === 0n &&
					ones * divisor === left &&
					ones < 10n &&
					quotient * divisor === total
				);
			}),
		],
		[
			/\[\[rest\]\]/,
			wholes(([quotient, rest], _, { prompt }) => {
				const [total = 0n, divisor = 1n] = wholesIn(formulasIn(prompt)[0] ?? "");
				return quotient * divisor + rest === total && rest < divisor;
			}),
		],
		[/\\square/, fillsTheBox],
		[
			/are full\?/,
			wholes(([found], [total, divisor]) => found * divisor <= total && (found + 1n) * divisor > total),
		],
		[
			/are needed/,
			wholes(([found], [total, divisor]) => found * divisor >= total && (found - 1n) * divisor < total),
		],
		[
			/the last one are full/,
			wholes(([found], [total, divisor]) => found < divisor && (total - found) % divisor === 0n),
		],
		[/\\div/, isWorthTheFormula],
		[/./, wholes(([found], [total, divisor]) => found * divisor === total)],
	),
	mistakenLongDivisions,
);

/** The areas of both parts of a rectangle. */
const areas: Solver = ({ prompt }, { values: [tens, ones] }) => {
	const [a = 0n, b = 0n] = wholesIn(formulasIn(prompt)[0] ?? "");
	return is(rational(a * (b - (b % 10n))), tens) && is(rational(a * (b % 10n)), ones);
};

/** Products of several digits in all their forms: areas, partial products, stories of one and two steps. */
export const multipliesLong: Solver = (question, answer) =>
	(question.question_type === "LABELED_INPUT" ? areas : products)(question, answer);

/** One independent solver for each generator of grade 5 that multiplies or divides numbers of several digits. */
export const longDivisionWays5: Solvers = {
	"multiply-multidigit": multipliesLong,
	"divide-two-digit-divisor": longQuotients,
};
