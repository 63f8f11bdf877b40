import type { MistakenFormulas } from "../shared/algebra-solvers.ts";

/** The base and the exponents of an expression such as "x^{3} \cdot x^{4}", in reading order. */
function partsOf(formula: string): { base: string; m: number; n: number } {
	const base = /(-?\d+|[a-z])\^/.exec(formula)?.[1] ?? "";
	const [m = 0, n = 0] = [...formula.matchAll(/\^\{(-?\d+)\}/g)].map(([, digits]) => Number(digits));
	return { base, m, n };
}

const isQuotient = (formula: string) => formula.includes("dfrac");
const isPower = (formula: string) => formula.startsWith("(");

/** Mistakes with products, quotients and powers of powers. */
export const mistakenPowers: MistakenFormulas = [
	[
		/multiplied the exponents instead of adding/,
		(formula) => {
			const { base, m, n } = partsOf(formula);
			return `${base}^{${m * n}}`;
		},
	],
	[
		/added the exponents instead of/,
		(formula) => {
			const { base, m, n } = partsOf(formula);
			return `${base}^{${m + n}}`;
		},
	],
	[
		/subtracted the exponents instead of adding/,
		(formula) => {
			const { base, m, n } = partsOf(formula);
			return `${base}^{${Math.abs(m - n)}}`;
		},
	],
	[
		/divided the exponents/,
		(formula) => {
			const { base, m, n } = partsOf(formula);
			return m % n === 0 ? `${base}^{${m / n}}` : null;
		},
	],
	[
		/multiplied the bases/,
		(formula) => {
			const { base, m, n } = partsOf(formula);
			return `(${base} \\cdot ${base})^{${m + n}}`;
		},
	],
	[
		/divided the bases/,
		(formula) => {
			const { m, n } = partsOf(formula);
			return `1^{${m - n}}`;
		},
	],
	[
		/left out the exponent outside/,
		(formula) => {
			const { base, m } = partsOf(formula);
			return `${base}^{${m}}`;
		},
	],
	[
		/one factor too many/,
		(formula) => {
			const { base, m, n } = partsOf(formula);
			const all = isQuotient(formula) ? m - n : isPower(formula) ? m * n : m + n;
			return `${base}^{${all + 1}}`;
		},
	],
];

/** The base as written, without its exponent, and the size of the negative exponent. */
function negativePower(formula: string): { base: string; n: number } {
	const [, base = "", n = "1"] = /^(.*)\^\{-?(\d+)\}$/.exec(formula) ?? [];
	return { base, n: Number(n) };
}

/** Mistakes with powers that have a negative exponent or the exponent zero. */
export const mistakenNegativePowers: MistakenFormulas = [
	[
		/because its exponent is negative/,
		(formula) => {
			const { base, n } = negativePower(formula);
			return `0 - |${base}|^{${n}}`;
		},
	],
	[
		/left out the minus sign of the exponent/,
		(formula) => {
			const { base, n } = negativePower(formula);
			return `${base}^{${n}}`;
		},
	],
	[
		/multiplied the base by the exponent/,
		(formula) => {
			const { base, n } = negativePower(formula);
			return `${base} \\cdot (0 - ${n})`;
		},
	],
	[
		/reciprocal of the base times/,
		(formula) => {
			const { base, n } = negativePower(formula);
			return `\\dfrac{1}{${base} \\cdot ${n}}`;
		},
	],
];

/** The number under the first root sign as a formula, and what root it is. */
function rootOf(formula: string): { inside: string; degree: number } {
	const [, degree = "2", inside = ""] = /\\sqrt(?:\[(\d)\])?\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(formula) ?? [];
	return { inside, degree: Number(degree) };
}

/** Mistakes with one square or cube root. */
export const mistakenRoots: MistakenFormulas = [
	[/took half of the number/, (formula) => `(${rootOf(formula).inside}) \\div 2`],
	[/took a third of the number/, (formula) => `(${rootOf(formula).inside}) \\div 3`],
	[/left out the root/, (formula) => rootOf(formula).inside],
	[/took the next whole number/, (formula) => `${formula} + 1`],
	[
		/the square root instead/,
		(formula) => {
			const inside = Number(rootOf(formula).inside);
			return Math.round(Math.sqrt(inside)) ** 2 === inside ? `\\sqrt{${inside}}` : null;
		},
	],
];
