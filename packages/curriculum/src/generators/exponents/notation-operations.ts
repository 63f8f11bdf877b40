import { decimal, type Random, slip, type Wrong } from "../../kit/index.ts";

/** Thousandths times a power of ten. */
export interface Notation {
	thousandths: number;
	exponent: number;
}

export const sci = ({ thousandths, exponent }: Notation) =>
	`${decimal(thousandths, 3)} \\times 10^{${exponent}}`;

/** A calculation, its result before and after it is brought into form, and where wrong procedures lead. */
export interface Operation {
	shown: string;
	raw: Notation;
	wrong: readonly (readonly [slip: Wrong[0], result: Notation])[];
	first: string;
	second: string;
	rule: string;
	work: string;
}

export type Operations = (random: Random) => Operation | undefined;

/** The same number with a first factor from 1 up to 10. */
export function inForm({ thousandths, exponent }: Notation): Notation {
	return thousandths >= 10_000
		? { thousandths: thousandths / 10, exponent: exponent + 1 }
		: { thousandths, exponent };
}

export const tenths = (number: number) => decimal(number, 1);

export const product =
	(carries: boolean, isSmall: boolean): Operations =>
	(random) => {
		const [a, b] = [random.integer(2, 9), random.integer(11, 49)];
		const [e, f] = [random.integer(3, 8), random.integer(2, 6) * (isSmall ? -1 : 1)];
		const thousandths = a * b * 100;
		if (thousandths >= 10_000 !== carries || thousandths % 10_000 === 0 || e + f <= 0) return undefined;
		const raw = { thousandths, exponent: e + f };
		return {
			shown: `(${a} \\times 10^{${e}}) \\times (${tenths(b)} \\times 10^{${f}})`,
			raw,
			wrong: [
				[slip.multipliedExponents, inForm({ ...raw, exponent: e * f })],
				[slip.addedFirstFactors, { thousandths: (10 * a + b) * 100, exponent: e + f }],
				[slip.keptExponentInForm, { ...inForm(raw), exponent: e + f }],
				[slip.subtractedInProduct, inForm({ ...raw, exponent: e - f })],
			],
			first: `Multiply the first factors ${a} and ${tenths(b)}. Multiply the powers of ten as well.`,
			second: `In a product of powers, add the exponents $${e}$ and $${f}$.`,
			rule: "Multiply the first factors, and add the exponents.",
			work: `$${a} \\times ${tenths(b)} = ${decimal(thousandths, 3)}$ and $10^{${e}} \\times 10^{${f}} = 10^{${e + f}}$.`,
		};
	};

export const quotient: Operations = (random) => {
	const [q, d] = [random.integer(11, 45), random.integer(2, 4)];
	const [e, f] = [random.integer(3, 9), random.integer(2, 6) * random.pick([1, -1])];
	const a = q * d;
	if (a > 99 || a % 10 === 0 || e === f) return undefined;
	const raw = { thousandths: q * 100, exponent: e - f };
	return {
		shown: `(${tenths(a)} \\times 10^{${e}}) \\div (${d} \\times 10^{${f}})`,
		raw,
		wrong: [
			[slip.addedInQuotient, { ...raw, exponent: e + f }],
			...(e % f === 0 ? ([[slip.dividedExponents, { ...raw, exponent: e / f }]] as const) : []),
			[slip.onePlaceTooMany, { ...raw, exponent: e - f + 1 }],
			[slip.subtractedFirstNumbers, inForm({ thousandths: (a - 10 * d) * 100, exponent: e - f })],
		],
		first: `Divide the first factors ${tenths(a)} and ${d}. Divide the powers of ten as well.`,
		second: `In a quotient of powers, subtract the exponents: $${e} - ${f < 0 ? `(${f})` : f}$.`,
		rule: "Divide the first factors, and subtract the exponents.",
		work: `$${tenths(a)} \\div ${d} = ${decimal(q * 100, 3)}$ and $10^{${e}} \\div 10^{${f}} = 10^{${e - f}}$.`,
	};
};

/** A sum or a difference of which the second power of ten is so many lower. */
const sum =
	(gaps: readonly number[]): Operations =>
	(random) => {
		const [a, b, gap] = [random.integer(13, 98), random.integer(11, 98), random.pick(gaps)];
		const [e, subtracts] = [random.integer(4, 9), random.oneIn(2)];
		const part = b * 10 ** (2 - gap);
		const [sign, result, other] = subtracts
			? ["-", a * 100 - part, a * 100 + part]
			: ["+", a * 100 + part, Math.abs(a * 100 - part)];
		if (a % 10 === 0 || b % 10 === 0 || result < 1000 || result % 1000 === 0) return undefined;
		const raw = { thousandths: result, exponent: e };
		const lower = `${tenths(b)} \\times 10^{${e - gap}}`;
		const unlike = (subtracts ? a - b : a + b) * 100;
		return {
			shown: `${tenths(a)} \\times 10^{${e}} ${sign} ${lower}`,
			raw,
			wrong: [
				[slip.addedUnlikePowers, inForm({ thousandths: unlike, exponent: e })],
				[slip.addedPowersInSum, inForm({ ...raw, exponent: 2 * e - gap })],
				[subtracts ? slip.addedInstead : slip.subtractedInstead, inForm({ thousandths: other, exponent: e })],
				[slip.keptExponentInForm, { ...inForm(raw), exponent: e }],
				[slip.onePlaceTooMany, inForm({ ...raw, exponent: e + 1 })],
			],
			first: "Numbers can be added or subtracted when their powers of ten are the same. Are they?",
			second:
				gap === 0
					? `Both numbers have the power $10^{${e}}$. Find $${tenths(a)} ${sign} ${tenths(b)}$.`
					: `Write $${lower}$ with the power $10^{${e}}$. Its first factor gets ${10 ** gap} times smaller.`,
			rule:
				gap === 0
					? `The powers of ten are the same, so ${subtracts ? "subtract" : "add"} the first factors.`
					: `Use the power $10^{${e}}$ for both: $${lower} = ${decimal(part, 3)} \\times 10^{${e}}$.`,
			work: `$${tenths(a)} ${sign} ${decimal(part, 3)} = ${decimal(result, 3)}$, and the power of ten stays $10^{${e}}$.`,
		};
	};

export const likeSum = sum([0]);
export const unlikeSum = sum([1, 2]);
