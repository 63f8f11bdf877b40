import * as slip from "../slips/index.ts";
import { placesOf, withoutPoint } from "./columns.ts";
import { F, formula, kind, N, type Procedure, S, type TaskKind } from "./task-kind.ts";

const SUMS: readonly Procedure[] = [
	[slip.leftOutTheSigns, (_, [a, b]) => Math.abs(a) + Math.abs(b)],
	[slip.wrongSign, (sum) => -sum],
	[slip.movedTheOtherWay, (_, [a, b]) => a - b],
	[slip.movedTheOtherWay, (_, [a, b]) => b - a],
	[slip.startedAtZero, (_, [, b]) => b],
	[slip.subtractedAbsoluteValues, (_, [a, b]) => Math.abs(Math.abs(a) - Math.abs(b))],
];

const DIFFERENCES: readonly Procedure[] = [
	[slip.addedAsItIs, (_, [a, b]) => a + b],
	[slip.wrongSign, (rest) => -rest],
	[slip.subtractedAbsoluteValues, (_, [a, b]) => Math.abs(a) - Math.abs(b)],
	[slip.subtractedAbsoluteValues, (_, [a, b]) => Math.abs(b) - Math.abs(a)],
	[slip.addedAbsoluteValues, (_, [a, b]) => Math.abs(a) + Math.abs(b)],
];

const PRODUCTS: readonly Procedure[] = [
	[slip.wrongSign, (product) => -product],
	[slip.addedFactors, (_, [a, b]) => a + b],
	[slip.subtractedFactors, (_, [a, b]) => a - b],
];

const QUOTIENTS: readonly Procedure[] = [
	[slip.wrongSign, (quotient) => -quotient],
	[slip.multipliedToDivide, (_, [a, b]) => a * b],
	[slip.addedFactors, (_, [a, b]) => a + b],
	[slip.subtractedOnce, (_, [a, b]) => a - b],
];

const DISTANCES: readonly Procedure[] = [
	[slip.changedTheSign, (distance) => -distance],
	[slip.doubledTheDistance, (distance) => 2 * distance],
	[slip.tookZero, () => 0],
];

const OPPOSITES: readonly Procedure[] = [
	[slip.keptTheNegative, (opposite) => -opposite],
	[slip.gaveTheDistanceBetween, (opposite) => 2 * Math.abs(opposite)],
	[slip.tookZero, () => 0],
];

const POWERS: readonly Procedure[] = [
	[slip.exponentAsFactor, (_, [base, exponent]) => base * exponent],
	[slip.swappedBaseAndExponent, (_, [base, exponent]) => exponent ** base],
	[slip.oneFactorShort, (_, [base, exponent]) => base ** (exponent - 1)],
	[slip.oneFactorOff, (power, [base]) => power * base],
	[slip.addedBaseAndExponent, (_, [base, exponent]) => base + exponent],
	[slip.keptOnePlace, (power, [base]) => (placesOf(base) > 0 ? power * 10 : undefined)],
	[slip.ignoredThePoint, (_, [base, exponent]) => withoutPoint(base) ** exponent],
];

const NEGATIVE_POWERS: readonly Procedure[] = [
	[slip.negativeExponentAsSign, (_, [base, exponent]) => -(base ** exponent)],
	[slip.lostTheMinus, (_, [base, exponent]) => base ** exponent],
	[slip.exponentAsFactor, (_, [base, exponent]) => -base * exponent],
	[slip.keptTheMinusToo, (_, [base, exponent]) => [-1, base ** exponent]],
];

const ZERO_POWERS: readonly Procedure[] = [
	[slip.zeroExponentIsOne, (_, [top, bottom]) => [top, bottom]],
	[slip.zeroExponentIsZero, () => 0],
];

const SMALL_NUMBERS: readonly Procedure[] = [
	[slip.addedZerosOnly, (number) => number / 10],
	[slip.onePlaceShort, (number) => number * 10],
	[slip.wrongExponentSign, (_, [first, exponent]) => first * 10 ** exponent],
];

const SQUARE_ROOTS: readonly Procedure[] = [
	[slip.halfForRoot, (_, [number]) => number / 2],
	[slip.leftOutRoot, (_, [number]) => number],
	[slip.nextRoot, (root) => root + 1],
	[slip.nextRoot, (root) => root - 1],
];

const CUBE_ROOTS: readonly Procedure[] = [
	[slip.thirdForRoot, (_, [number]) => [number, 3]],
	[slip.leftOutRoot, (_, [number]) => number],
	[slip.nextRoot, (root) => root + 1],
];

const signed = { isSigned: true } as const;
/** At least one of the numbers, or the result, is negative. */
const INTEGER = { isSigned: true, types: ["INTEGER"] } as const;

/** Integers, absolute values, powers and roots. */
export const OF_INTEGERS: readonly TaskKind[] = [
	kind(formula("(?=.*-\\d)", S, String.raw` \+ `, S), SUMS, INTEGER),
	kind(formula("(?=.*-\\d)", S, " - ", S), DIFFERENCES, INTEGER),
	kind(formula("(?=.*-\\d)", S, String.raw` \\times `, S), PRODUCTS, INTEGER),
	kind(formula("(?=.*-\\d)", S, String.raw` \\div `, S), QUOTIENTS, INTEGER),
	kind(formula(String.raw`\|-?`, N, String.raw`\|`), DISTANCES, signed),
	kind(/^the opposite of \$-?([\d.]+)\$$/, OPPOSITES, signed),
	kind(formula(N, String.raw`\^\{(\d+)\}`), POWERS),
	kind(formula(String.raw`\\left\(`, F, String.raw`\\right\)\^\{0\}`), ZERO_POWERS),
	kind(formula(N, String.raw`\^\{-(\d+)\}`), NEGATIVE_POWERS, signed),
	kind(formula(N, String.raw` \\times 10\^\{-(\d+)\}`), SMALL_NUMBERS),
	kind(formula(String.raw`\\sqrt\{`, N, String.raw`\}`), SQUARE_ROOTS),
	kind(formula(String.raw`\\sqrt\[3\]\{`, N, String.raw`\}`), CUBE_ROOTS),
];
