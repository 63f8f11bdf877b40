import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { mistakenMixedSums } from "./mixed-sums.ts";

interface Term {
	wholes: bigint;
	sign: bigint;
	top: bigint;
	bottom: bigint;
	/** The numerator over the common denominator. */
	renamed: bigint;
}

const TERM = /(?:^|([-+]) )(\d*)(?:\\dfrac\{(\d+)\}\{(\d+)\})?(?= |$)/g;

/** The terms of a sum such as "2\dfrac{1}{2} - \dfrac{1}{3}", and their common denominator. */
function read(formula: string): { terms: Term[]; common: bigint } {
	const found = [...formula.matchAll(TERM)].map(([, sign, wholes, top = "0", bottom = "1"]) => ({
		wholes: BigInt(wholes || "0"),
		sign: sign === "-" ? -1n : 1n,
		top: BigInt(top),
		bottom: BigInt(bottom),
	}));
	const bottoms = found.map(({ bottom }) => bottom);
	let common = 1n;
	while (bottoms.some((bottom) => common % bottom !== 0n)) common += 1n;
	return { terms: found.map((term) => ({ ...term, renamed: (term.top * common) / term.bottom })), common };
}

const total = (terms: readonly Term[], of: (term: Term) => bigint) =>
	terms.reduce((sum, term) => sum + term.sign * of(term), 0n);

/** The whole numbers are worked out, and the fractions go wrong: numerator and denominator of what comes of them. */
const ofParts =
	(gives: (terms: readonly Term[], common: bigint) => readonly [bigint, bigint]) => (formula: string) => {
		const { terms, common } = read(formula);
		const [top, bottom] = gives(terms, common);
		return bottom === 0n ? null : rational(total(terms, ({ wholes }) => wholes) * bottom + top, bottom);
	};

/** The same sum with the common denominator, and what a mistake with like fractions gives for it. */
function overCommon(gives: (formula: string, written: string) => Rational | null) {
	return (formula: string, written: string) => {
		const { terms, common } = read(formula);
		const shown = terms.map(({ wholes, sign, renamed }, at) => {
			const before = at === 0 ? "" : sign < 0n ? "- " : "+ ";
			const part = renamed === 0n ? "" : `\\dfrac{${renamed}}{${common}}`;
			return `${before}${wholes === 0n && part !== "" ? "" : wholes}${part}`;
		});
		return gives(shown.join(" "), written);
	};
}

/** Mistakes with sums and differences of fractions or mixed numbers that have unlike denominators. */
export const mistakenUnlikeFractions: MistakeSolvers = [
	[
		/(?:added|subtracted) the denominators/,
		ofParts((terms) => [total(terms, ({ top }) => top), total(terms, ({ bottom }) => bottom)]),
	],
	[/kept the numerators/, ofParts((terms, common) => [total(terms, ({ top }) => top), common])],
	[
		/renamed only the first/,
		ofParts((terms, common) => [(terms[0]?.renamed ?? 0n) + total(terms.slice(1), ({ top }) => top), common]),
	],
	[
		/multiplied the fractions/,
		ofParts(([one, other]) => [
			(one?.top ?? 0n) * (other?.top ?? 0n),
			(one?.bottom ?? 0n) * (other?.bottom ?? 0n),
		]),
	],
	[
		/left out the last/,
		(formula) => {
			const { terms, common } = read(formula);
			return rational(
				total(terms.slice(0, -1), ({ renamed }) => renamed),
				common,
			);
		},
	],
	...mistakenMixedSums.map(([description, gives]) => [description, overCommon(gives)] as const),
];
