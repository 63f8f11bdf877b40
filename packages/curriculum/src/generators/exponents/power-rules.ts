import { type Draft, type Random, slip, type Wrong } from "../../kit/index.ts";

const NUMBERS = ["2", "3", "5", "7", "10"] as const;
export const LETTERS = ["x", "a", "n", "y"] as const;

/** An expression that is one power, before it is asked for as a power or as an exponent. */
interface Rule {
	shown: string;
	exponent: number;
	/** Where wrong procedures lead: another exponent, or another power. */
	wrong: readonly (readonly [slip: Wrong[0], result: number | string])[];
	hints: Draft["hints"];
	steps: readonly [string, string];
}

export type Rules = (random: Random, base: string) => Rule;

export const anyBase = (random: Random) => random.pick([...NUMBERS, ...LETTERS]);
const isNumber = (base: string) => /^\d/.test(base);

export function productOf(base: string, m: number, n: number): Rule {
	return {
		shown: `${base}^{${m}} \\cdot ${base}^{${n}}`,
		exponent: m + n,
		wrong: [
			[slip.multipliedExponents, m * n],
			...(isNumber(base) && m * n !== 2 * (m + n)
				? ([[slip.multipliedBases, `${Number(base) ** 2}^{${m + n}}`]] as const)
				: []),
			[slip.subtractedInProduct, Math.abs(m - n)],
			[slip.oneFactorOff, m + n + 1],
		],
		hints: [
			`Both powers have the base $${base}$. What does each exponent count?`,
			`$${base}^{${m}}$ stands for ${m} factors of $${base}$, and $${base}^{${n}}$ for ${n} more.`,
			`Count the factors of $${base}$ in the whole product: find $${m} + ${n}$.`,
		],
		steps: [
			`In a product of powers with the same base, add the exponents.`,
			`$${m} + ${n} = ${m + n}$, so there are ${m + n} factors of $${base}$.`,
		],
	};
}

export const product: Rules = (random, base) => productOf(base, random.integer(2, 9), random.integer(2, 8));

export const quotient: Rules = (random, base) => {
	const [rest, n] = [random.integer(2, 8), random.integer(2, 7)];
	const m = rest + n;
	return {
		shown: `\\dfrac{${base}^{${m}}}{${base}^{${n}}}`,
		exponent: rest,
		wrong: [
			...(m % n === 0 ? ([[slip.dividedExponents, m / n]] as const) : []),
			[slip.addedInQuotient, m + n],
			...(isNumber(base) ? ([[slip.dividedBases, `1^{${rest}}`]] as const) : []),
			[slip.oneFactorOff, rest + 1],
		],
		hints: [
			`Both powers have the base $${base}$. Which factors of the numerator and the denominator cancel?`,
			`There are ${m} factors of $${base}$ in the numerator. ${n} of them cancel.`,
			`Count the factors that are left in the numerator: find $${m} - ${n}$.`,
		],
		steps: [
			`In a quotient of powers with the same base, subtract the exponents.`,
			`$${m} - ${n} = ${rest}$, so ${rest} factors of $${base}$ are left.`,
		],
	};
};

export const power: Rules = (random, base) => {
	const [m, n] = [random.integer(2, 9), random.integer(2, 6)];
	return {
		shown: `(${base}^{${m}})^{${n}}`,
		exponent: m * n,
		wrong: [
			[slip.addedInPower, m + n],
			[slip.leftOutOuterExponent, m],
			[slip.oneFactorOff, m * n + 1],
		],
		hints: [
			`What does the exponent ${n} outside the parentheses say about $${base}^{${m}}$?`,
			`$${base}^{${m}}$ is a factor ${n} times, and each time it stands for ${m} factors of $${base}$.`,
			`Count all factors of $${base}$: find $${m} \\times ${n}$.`,
		],
		steps: [
			`For a power of a power, multiply the exponents.`,
			`$${m} \\times ${n} = ${m * n}$, so there are ${m * n} factors of $${base}$.`,
		],
	};
};

export const twoRules: Rules = (random, base) => {
	const [m, n, k] = [random.integer(2, 7), random.integer(2, 6), random.integer(2, 5)];
	const sum = m + n;
	return {
		shown: `\\dfrac{(${base}^{${m}} \\cdot ${base}^{${n}})^{2}}{${base}^{${k}}}`,
		exponent: 2 * sum - k,
		wrong: [
			[slip.multipliedExponents, 2 * m * n - k],
			[slip.addedInPower, sum + 2 - k],
			[slip.leftOutOuterExponent, sum - k],
			[slip.addedInQuotient, 2 * sum + k],
		],
		hints: [
			`Work from the inside out: start with the product in the parentheses.`,
			`The product is $${base}$ to the power of $${m} + ${n}$. Which rule is next?`,
			`Multiply that exponent by 2. Then subtract the exponent ${k} of the denominator.`,
		],
		steps: [
			`The parentheses are $${base}^{${sum}}$, and their square is $${base}^{${2 * sum}}$.`,
			`Subtract the exponents: $${2 * sum} - ${k} = ${2 * sum - k}$.`,
		],
	};
};

export const basic: Rules = (random, base) => random.pick([product, quotient, power])(random, base);
