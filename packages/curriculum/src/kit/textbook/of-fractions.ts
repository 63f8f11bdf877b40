import { gcd, lcm } from "../numbers.ts";
import * as slip from "../slips/index.ts";
import { F, formula, kind, type Lead, N, type Procedure, SHARES, type TaskKind } from "./task-kind.ts";

/** A fraction with a positive denominator; others do not exist. */
const over = (top: number, bottom: number): Lead => (bottom > 0 && top > 0 ? [top, bottom] : undefined);

const SUMS: readonly Procedure[] = [
	[slip.addedDenominators, (_, [t, b, u, c]) => over(t + u, b + c)],
	[
		slip.tenthsAsHundredths,
		(_, [t, b, u, c]) => (b !== c && Math.max(b, c) === 100 ? over(t + u, 100) : undefined),
	],
	[
		slip.everythingAsTenths,
		(_, [t, b, u, c]) => (b !== c && Math.max(b, c) === 100 ? over(t + u, 10) : undefined),
	],
	[slip.keptNumerators, (_, [t, b, u, c]) => (b === c ? undefined : over(t + u, lcm(b, c)))],
	[slip.numeratorOnly, (_, [t, b, u, c]) => (b === c ? t + u : undefined)],
	[slip.numeratorsMultiplied, (_, [t, b, u, c]) => (b === c ? over(t * u, b) : undefined)],
	[slip.subtractedInstead, (_, [t, b, u, c]) => over(Math.abs(t * c - u * b), b * c)],
	[slip.multipliedNumerators, (_, [t, b, u, c]) => over(t * u, b * c)],
];

const DIFFERENCES: readonly Procedure[] = [
	[slip.subtractedDenominators, (_, [t, b, u, c]) => subtractedAcross(t, b, u, c)],
	[slip.addedDenominators, (_, [t, b, u, c]) => over(t - u, b + c)],
	[slip.keptNumerators, (_, [t, b, u, c]) => (b === c ? undefined : over(Math.abs(t - u), lcm(b, c)))],
	[slip.addedInstead, (_, [t, b, u, c]) => over(t * c + u * b, b * c)],
	[slip.multipliedNumerators, (_, [t, b, u, c]) => over(t * u, b * c)],
];

/** With like denominators the denominator disappears. */
function subtractedAcross(t: number, b: number, u: number, c: number): Lead {
	if (b === c) return t > u ? t - u : undefined;
	return over(Math.abs(t - u), Math.abs(b - c));
}

const MIXED_SUMS: readonly Procedure[] = [
	[slip.wholesOnly, (_, [w, , , v]) => w + v],
	[slip.addedDenominators, (_, [w, t, b, v, u, c]) => over((w + v) * (b + c) + t + u, b + c)],
	[
		slip.keptNumerators,
		(_, [w, t, b, v, u, c]) => (b === c ? undefined : over((w + v) * lcm(b, c) + t + u, lcm(b, c))),
	],
	[
		slip.lostTheNewWhole,
		(sum, [w, t, b, v, u, c]) =>
			sum >= w + v + 1 ? over(t * c + u * b + (w + v - 1) * b * c, b * c) : undefined,
	],
	[
		slip.subtractedInstead,
		(_, [w, t, b, v, u, c]) => over(Math.abs((w * b + t) * c - (v * c + u) * b), b * c),
	],
];

const MIXED_DIFFERENCES: readonly Procedure[] = [
	[
		slip.smallerPartFromLarger,
		(_, [w, t, b, v, u, c]) => over((w - v) * b * c + Math.abs(t * c - u * b), b * c),
	],
	[
		slip.countedTheOpenedWhole,
		(_, [w, t, b, v, u, c]) => (t * c < u * b ? over((w - v + 1) * b * c + t * c - u * b, b * c) : undefined),
	],
	[
		slip.openedTen,
		(_, [w, t, b, v, u, c]) => (b === c && t < u ? over((w - v - 1) * b + 10 + t - u, b) : undefined),
	],
	[slip.wholesOnly, (_, [w, , , v]) => w - v],
	[slip.tookFromTheWholeOnly, (_, [w, t, b, v]) => over((w - v) * b + t, b)],
	[
		slip.keptNumerators,
		(_, [w, t, b, v, u, c]) => (b === c ? undefined : over((w - v) * lcm(b, c) + Math.abs(t - u), lcm(b, c))),
	],
	[slip.addedInstead, (_, [w, t, b, v, u, c]) => over((w * b + t) * c + (v * c + u) * b, b * c)],
];

const WHOLE_TIMES: readonly Procedure[] = [
	[slip.multipliedDenominatorByWhole, (_, [w, t, b]) => over(w * t, w * b)],
	[slip.multipliedOnlyTheDenominator, (_, [w, t, b]) => over(t, w * b)],
	[slip.addedTheCount, (_, [w, t, b]) => over(w + t, b)],
	[slip.numeratorOnly, (_, [w, t]) => w * t],
	[slip.addedTheWhole, (_, [w, t, b]) => over(w * b + t, b)],
];

const PRODUCTS: readonly Procedure[] = [
	[slip.multipliedCrosswise, (_, [t, b, u, c]) => over(t * c, b * u)],
	[slip.multipliedCrosswise, (_, [t, b, u, c]) => over(b * u, t * c)],
	[slip.addedAcross, (_, [t, b, u, c]) => over(t + u, b + c)],
	[slip.keptOneDenominator, (_, [t, b, u, c]) => over(t * u, Math.max(b, c))],
	[slip.keptOneDenominator, (_, [t, b, u, c]) => over(t * u, Math.min(b, c))],
	[slip.addedFractions, (_, [t, b, u, c]) => over(t * c + u * b, b * c)],
];

const BY_WHOLE: readonly Procedure[] = [
	[slip.multipliedByTheFraction, (_, [t, b, w]) => over(t * w, b)],
	[slip.dividedTheWrongNumber, (_, [t, b, w]) => over(b * w, t)],
	[slip.addedToTheDenominator, (_, [t, b, w]) => over(t, b + w)],
	[slip.gaveTheFractionAgain, (_, [t, b]) => over(t, b)],
];

const WHOLE_BY: readonly Procedure[] = [
	[slip.multipliedByTheFraction, (_, [w, t, b]) => over(w * t, b)],
	[slip.dividedTheWrongNumber, (_, [w, t, b]) => over(t, w * b)],
	[slip.countedOneWhole, (_, [, , b]) => b],
	[slip.addedToTheDenominator, (_, [w, , b]) => w + b],
];

const QUOTIENTS: readonly Procedure[] = [
	[slip.didNotInvert, (_, [t, b, u, c]) => over(t * u, b * c)],
	[slip.invertedTheFirst, (_, [t, b, u, c]) => over(b * u, t * c)],
	[slip.invertedBoth, (_, [t, b, u, c]) => over(b * c, t * u)],
	[slip.tookTheDivisorAway, (_, [t, b, u, c]) => over(t * c - u * b, b * c)],
];

const AS_DIVISION: readonly Procedure[] = [
	[slip.dividedTheWrongNumber, (_, [a, b]) => over(b, a)],
	[slip.multipliedToDivide, (_, [a, b]) => a * b],
	[slip.subtractedFactors, (_, [a, b]) => Math.abs(a - b)],
	[slip.shareOfOneThing, (_, [, b]) => over(1, b)],
];

const SIMPLIFIED: readonly Procedure[] = [
	[slip.dividedOnlyTheNumerator, (_, [t, b]) => over(t / gcd(t, b), b)],
	[slip.dividedOnlyTheDenominator, (_, [t, b]) => over(t, b / gcd(t, b))],
	[slip.subtractedFromBoth, (_, [t, b]) => over(t - gcd(t, b), b - gcd(t, b))],
	[slip.swappedParts, (_, [t, b]) => over(b, t)],
];

const AS_MIXED: readonly Procedure[] = [
	[slip.oneWholeTooFew, (_, [t, b]) => over(t - b, b)],
	[slip.wroteOneWholeMore, (_, [t, b]) => over(t + b, b)],
	[slip.numeratorAsDenominator, (_, [t, b]) => over(Math.floor(t / b) * t + (t % b), t)],
	[slip.leftOutTheRest, (_, [t, b]) => Math.floor(t / b)],
];

const AS_FRACTION: readonly Procedure[] = [
	[slip.addedTheWholes, (_, [w, t, b]) => over(w + t, b)],
	[slip.multipliedByTheNumerator, (_, [w, t, b]) => over(w * t, b)],
	[slip.leftOutTheParts, (_, [w, , b]) => (w * b) / b],
	[slip.numeratorOnly, (_, [w, t, b]) => w * b + t],
	[slip.wholesInTheDenominator, (_, [w, t, b]) => over(w * b + t, w * b)],
];

const AS_WHOLE: readonly Procedure[] = [
	[slip.tookTheNumerator, (_, [t]) => t],
	[slip.gaveTheDenominator, (_, [, b]) => b],
	[slip.oneWholeTooFew, (wholes) => wholes - 1],
	[slip.wroteOneWholeMore, (wholes) => wholes + 1],
	[slip.addedNumeratorAndDenominator, (_, [t, b]) => t + b],
	[slip.subtractedTheParts, (_, [t, b]) => t - b],
	[slip.multipliedNumeratorByDenominator, (_, [t, b]) => t * b],
];

const AS_DECIMAL: readonly Procedure[] = [
	[slip.hundredthsAsTenths, (decimal, [, b]) => (b === 100 ? decimal * 10 : undefined)],
	[slip.tenthsAsHundredthsPlace, (decimal, [, b]) => (b === 10 ? decimal / 10 : undefined)],
	[slip.onePlaceTooFarRight, (decimal, [, b]) => (b > 10 ? decimal / 10 : undefined)],
	[slip.decimalOnePlaceOff, (decimal) => (decimal > 0.1 ? decimal * 10 : undefined)],
	[slip.readAsAWhole, (_, [t]) => t],
	[slip.fractionBarAsPoint, (_, [t, b]) => Number(`${t}.${b}`)],
	[slip.denominatorAsDigits, (_, [t, b]) => (b < 10 ? Number(`0.${t}${b}`) : undefined)],
];

const MIXED = `${N}${F}`;
const PLUS = String.raw` \+ `;
const TIMES = String.raw` \\times `;
const BY = String.raw` \\div `;
const shares = { types: SHARES } as const;

/** Fractions and mixed numbers: the four operations and other forms. */
export const OF_FRACTIONS: readonly TaskKind[] = [
	kind(formula(F, PLUS, F), SUMS, shares),
	kind(formula(F, " - ", F), DIFFERENCES, shares),
	kind(formula(MIXED, PLUS, MIXED), MIXED_SUMS, shares),
	kind(formula(MIXED, " - ", MIXED), MIXED_DIFFERENCES, shares),
	kind(formula(N, TIMES, F), WHOLE_TIMES, shares),
	kind(formula(F, TIMES, N), WHOLE_TIMES.map(withWholeLast), shares),
	kind(formula(F, TIMES, F), PRODUCTS, shares),
	kind(formula(F, BY, N), BY_WHOLE, shares),
	kind(formula(N, BY, F), WHOLE_BY),
	kind(formula(F, BY, F), QUOTIENTS, shares),
	kind(formula(N, BY, N), AS_DIVISION, shares),
	kind(formula(F), SIMPLIFIED, { types: ["SIMPLE_FRACTION"] }),
	kind(formula(F), AS_MIXED, { types: ["MIXED_FRACTION", "MIXED"] }),
	kind(formula(F), AS_WHOLE, { types: ["INTEGER"] }),
	kind(formula(F), AS_DECIMAL, { types: ["FLOAT"] }),
	kind(formula(MIXED), AS_FRACTION, { types: ["SIMPLE_FRACTION"] }),
];

/** The same procedure with the whole number after the fraction. */
function withWholeLast([made, lead]: Procedure): Procedure {
	return [made, (right, [t, b, w, ...rest]) => lead(right, [w, t, b, ...rest])];
}
