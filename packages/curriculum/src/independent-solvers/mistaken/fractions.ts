import { rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";

interface Term {
	sign: bigint;
	numerator: bigint;
	denominator: bigint;
}

function termsOf(formula: string): Term[] {
	return [...formula.matchAll(/([-+]?) ?\\dfrac\{(\d+)\}\{(\d+)\}/g)].map(
		([, sign, top = "0", bottom = "1"]) => ({
			sign: sign === "-" ? -1n : 1n,
			numerator: BigInt(top),
			denominator: BigInt(bottom),
		}),
	);
}

const total = (terms: readonly Term[], of: (term: Term) => bigint) =>
	terms.reduce((sum, term) => sum + of(term), 0n);
const size = (number: bigint) => (number < 0n ? -number : number);

/** Mistakes with sums and differences of fractions that have the same denominator. */
export const mistakenLikeFractions: MistakeSolvers = [
	[
		/added the denominators/,
		(formula) => {
			const terms = termsOf(formula);
			return rational(
				total(terms, ({ sign, numerator }) => sign * numerator),
				total(terms, ({ denominator }) => denominator),
			);
		},
	],
	[
		/left out the denominator|subtracted the denominators/,
		(formula) => rational(total(termsOf(formula), ({ sign, numerator }) => sign * numerator)),
	],
	[
		/added instead/,
		(formula) => {
			const terms = termsOf(formula);
			return rational(
				total(terms, ({ numerator }) => numerator),
				terms[0]?.denominator,
			);
		},
	],
	[
		/subtracted instead/,
		(formula) => {
			const [one, other] = termsOf(formula);
			return rational(size((one?.numerator ?? 0n) - (other?.numerator ?? 0n)), one?.denominator);
		},
	],
	[
		/used only one/,
		(formula) => rational(termsOf(formula)[0]?.numerator ?? 0n, termsOf(formula)[0]?.denominator),
	],
	[
		/one part too many/,
		(formula) => {
			const terms = termsOf(formula);
			return rational(total(terms, ({ sign, numerator }) => sign * numerator) + 1n, terms[0]?.denominator);
		},
	],
];
