import type { MistakenFormulas } from "../shared/algebra-solvers.ts";
import { compare, exact } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";

/** The significant digits of plain digits, and how many places lie after the first of them before the decimal point. */
function partsOf(formula: string): { digits: string; exponent: number } {
	const plain = formula.replaceAll("{,}", "");
	const [wholes = "", rest = ""] = plain.split(".");
	const all = `${wholes}${rest}`;
	const lead = all.search(/[1-9]/);
	return { digits: all.slice(lead).replace(/0+$/, ""), exponent: wholes.length - 1 - lead };
}

const notation = (digits: string, exponent: number) =>
	`${digits.slice(0, 1)}.${digits.slice(1)}0 \\times 10^{${exponent}}`;

/** Mistakes with numbers of two digits in scientific notation, from plain digits and back. */
export const mistakenNotation: MistakenFormulas = [
	[
		/opposite sign/,
		(formula) => {
			const { digits, exponent } = partsOf(formula);
			return notation(digits, -exponent);
		},
	],
	[
		/counted the zeros/,
		(formula) => {
			const { digits, exponent } = partsOf(formula);
			const isLarge = compare(calculate(formula), exact(1)) > 0;
			return notation(digits, isLarge ? exponent - 1 : exponent + 1);
		},
	],
	[
		/one place too many/,
		(formula) => {
			const { digits, exponent } = partsOf(formula);
			const isLarge = compare(calculate(formula), exact(1)) > 0;
			return notation(digits, isLarge ? exponent + 1 : exponent - 1);
		},
	],
];

/** Mistakes with a sum or a difference of two numbers of the same power of ten. */
export const mistakenLikeSums: MistakenFormulas = [
	[/added the exponents in a sum/, (formula) => `(${formula}) \\times 10^{${exponentOf(formula)}}`],
	[
		/added instead of subtracting/,
		(formula) => (formula.includes(" - ") ? formula.replace(" - ", " + ") : null),
	],
	[
		/subtracted instead of adding/,
		(formula) => {
			const [one = "", other = ""] = formula.split(" + ");
			return other === "" ? null : `|${one} - ${other}|`;
		},
	],
	[/one place too many/, (formula) => `(${formula}) \\times 10`],
	[
		/without changing the exponent/,
		(formula) => {
			const limit = exact(10 ** (exponentOf(formula) + 1));
			return compare(calculate(formula), limit) >= 0 ? `(${formula}) \\div 10` : null;
		},
	],
];

function exponentOf(formula: string): number {
	return Number(/10\^\{(\d+)\}/.exec(formula)?.[1] ?? 0);
}
