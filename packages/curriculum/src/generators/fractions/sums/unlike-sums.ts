import { askFor, gcd, lcm, list, lowest, MIXED_CTA, mixedTex, slip, tex } from "../../../kit/index.ts";
import type { Draft, Fraction, Random, Wrong } from "../../../kit/index.ts";
import { anyFraction } from "../../../kit/value.ts";
import { partsValue } from "./mixed-sums.ts";
import type { Pair } from "../products/shared-products.ts";

/** Denominators of which one is often a multiple of the other. */
const NEAR_PARTS = [2, 3, 4, 6, 8, 10, 12] as const;
/** Denominators that often need a new one for both. */
const FAR_PARTS = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

const MAX_DENOMINATOR = 40;

/** Fractions with unlike denominators; those with a minus are subtracted. */
export type UnlikeTerms = readonly (Fraction & { minus?: boolean })[];

/** What the terms come to: the common denominator, the numerators over it, each with its sign, and the result. */
export function workOut(terms: UnlikeTerms) {
	const bottom = terms.map((term) => term.bottom).reduce(lcm);
	const signs = terms.map(({ minus = false }) => (minus ? -1 : 1));
	const numerators = terms.map((term, at) => ((signs[at] ?? 1) * term.top * bottom) / term.bottom);
	return { bottom, signs, numerators, top: sumOf(numerators) };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const isSoon = (p: number, q: number) => lcm(p, q) === Math.max(p, q);

/** Two different denominators of the list that fit together. */
function pairsOf(denominators: readonly number[], fits: (p: number, q: number) => boolean) {
	return denominators.flatMap((p) =>
		denominators
			.filter((q) => p !== q && lcm(p, q) <= MAX_DENOMINATOR && fits(p, q))
			.map((q) => [p, q] as const),
	);
}

const NEAR_PAIRS = pairsOf(NEAR_PARTS, isSoon);
const FAR_PAIRS = pairsOf(FAR_PARTS, (p, q) => !isSoon(p, q));

/** A fraction below one in lowest terms. */
export function properOf(random: Random, bottom: number): Fraction {
	const tops = Array.from({ length: bottom - 1 }, (_, at) => at + 1).filter((top) => gcd(top, bottom) === 1);
	return { top: random.pick(tops), bottom };
}

/** Two fractions in lowest terms with unlike denominators: one denominator goes into the other, or it does not. */
export function unlikePair(random: Random, isNear: boolean): Pair {
	const [p, q] = random.pick(isNear ? NEAR_PAIRS : FAR_PAIRS);
	return [properOf(random, p), properOf(random, q)];
}

/** "\\dfrac{1}{2} - \\dfrac{1}{3}". */
export function termsTex(terms: readonly string[], signs: readonly number[]): string {
	return terms.map((term, at) => (at === 0 ? term : `${(signs[at] ?? 1) < 0 ? "-" : "+"} ${term}`)).join(" ");
}

function wrongOf(terms: UnlikeTerms): (Wrong | false)[] {
	const { bottom, signs, numerators } = workOut(terms);
	const [first = { top: 0, bottom: 1 }, second = first] = terms;
	const [left = 0] = numerators;
	const tops = sumOf(terms.map(({ top }, at) => (signs[at] ?? 1) * top));
	const bottoms = sumOf(terms.map((term, at) => (signs[at] ?? 1) * term.bottom));
	const subtracts = signs.includes(-1);
	const to = (each: Wrong[0], top: number, below = bottom): Wrong | false =>
		top > 0 && below > 0 && [each, partsValue(top, below)];
	const opposite = Math.abs(left - sumOf(numerators.slice(1)));
	return [
		to(subtracts ? slip.subtractedDenominators : slip.addedDenominators, tops, bottoms),
		to(slip.keptNumerators, tops),
		first.bottom !== bottom && to(slip.renamedOneOnly, left + tops - first.top),
		terms.length === 2 && to(subtracts ? slip.addedInstead : slip.subtractedInstead, opposite),
		terms.length === 2 && to(slip.multipliedNumerators, first.top * second.top, first.bottom * second.bottom),
		terms.length > 2 && to(slip.leftOutTheLastFraction, sumOf(numerators.slice(0, 2))),
	];
}

/** "$1/2 = 3/6$ and $1/3 = 2/6$" of those whose denominator changes. */
function renamed(terms: UnlikeTerms, bottom: number): string {
	const others = terms.filter((term) => term.bottom !== bottom);
	return list(
		others.map((term) => `$${tex(term)} = \\dfrac{${(term.top * bottom) / term.bottom}}{${bottom}}$`),
	);
}

/** A sum or difference of fractions with unlike denominators. */
export function unlikeSum(random: Random, terms: UnlikeTerms): Draft {
	const { bottom, signs, numerators, top } = workOut(terms);
	const shown = termsTex(terms.map(tex), signs);
	const sizes = numerators.map(Math.abs);
	const overCommon = termsTex(
		sizes.map((size) => `\\dfrac{${size}}{${bottom}}`),
		signs,
	);
	const work = signs.includes(-1) ? (terms.length > 2 ? "work with" : "subtract") : "add";
	const bottoms = list(terms.map((term) => term.bottom));
	const both = terms.length === 2 ? "both " : "";
	return {
		prompt: askFor(random, `$${shown}$`),
		cta: MIXED_CTA,
		task: `$${shown}$`,
		right: anyFraction(top, bottom),
		wrong: wrongOf(terms),
		hints: [
			`Look at the denominators ${bottoms}. The parts are not the same size.`,
			`Find a common denominator: ${both}${bottoms} go into ${bottom}.`,
			`Rename each fraction with the denominator ${bottom}. Then ${work} the numerators.`,
		],
		steps: [
			`With the common denominator ${bottom}: ${renamed(terms, bottom)}.`,
			`$${overCommon} = \\dfrac{${top}}{${bottom}}$.`,
			`So $${shown} = ${mixedTex(lowest(top, bottom))}$.`,
		],
		equal: "an equal fraction or mixed number",
	};
}
