import * as slip from "../slips/index.ts";
import { digitsOf, placesOf, withoutPoint } from "./columns.ts";
import { exactly, formula, kind, type Lead, N, type Procedure, type TaskKind, turned } from "./task-kind.ts";

const isTens = (number: number) => number >= 10 && number % 10 === 0;
/** The number that is multiplied digit by digit, and the digit. */
const longAndDigit = (a: number, b: number) => [Math.max(a, b), Math.min(a, b)] as const;

/** The result of changing the digits of the longer number; the product of the first one is written in full. */
function eachDigit(a: number, b: number, each: (digit: number, times: number) => number): Lead {
	const [long, times] = longAndDigit(a, b);
	if (times > 9 || long < 10) return undefined;
	const digits = digitsOf(long);
	return digits.reduce(
		(sum, digit, at) => sum + (at < digits.length - 1 ? each(digit, times) : digit * times) * 10 ** at,
		0,
	);
}

function productsSideBySide(a: number, b: number): Lead {
	const [long, times] = longAndDigit(a, b);
	if (times > 9 || long < 10) return undefined;
	return Number(
		digitsOf(long)
			.toReversed()
			.map((digit) => `${digit * times}`)
			.join(""),
	);
}

/** The carried number is added to the next digit before multiplying. */
function carriedTooEarly(a: number, b: number): Lead {
	const [long, times] = longAndDigit(a, b);
	if (times > 9 || long < 10) return undefined;
	let carried = 0;
	const digits = digitsOf(long);
	return digits.reduce((sum, digit, at) => {
		const product = (digit + carried) * times;
		const isLast = at === digits.length - 1;
		carried = Math.floor(product / 10);
		return sum + (isLast ? product : product % 10) * 10 ** at;
	}, 0);
}

const whole = (number: number): Lead => (Number.isInteger(number) ? number : undefined);

const FACTORS: readonly Procedure[] = [
	[slip.addedFactors, (_, [a, b]) => a + b],
	[slip.oneGroupShort, (product, [, b]) => product - b],
	[slip.oneGroupOver, (product, [, b]) => product + b],
	[slip.oneShortInEach, (product, [a]) => product - a],
	[slip.oneMoreInEach, (product, [a]) => product + a],
	[slip.subtractedFactors, (_, [a, b]) => Math.abs(a - b)],
	[slip.gaveTheNumberOfTens, (product, [a, b]) => (isTens(a) || isTens(b) ? product / 10 : undefined)],
	[slip.multipliedByTenAgain, (product, [a, b]) => (isTens(a) || isTens(b) ? product * 10 : undefined)],
	[slip.miscountedByOne, (product) => product - 1],
	[slip.miscountedByOne, (product) => product + 1],
	[slip.dividedFactors, (_, [a, b]) => (a > b ? whole(a / b) : whole(b / a))],
];

const LONG_PRODUCTS: readonly Procedure[] = [
	[slip.regroupedNothing, (_, [a, b]) => eachDigit(a, b, (digit, times) => (digit * times) % 10)],
	[slip.addedBeforeMultiplying, (_, [a, b]) => carriedTooEarly(a, b)],
	[slip.wroteSumsSideBySide, (_, [a, b]) => productsSideBySide(a, b)],
	[slip.leftOutThePartOfOnes, (_, [a, b]) => leftOutOnes(a, b)],
	[slip.leftOutThePartOfTens, (_, [a, b]) => (b > 9 && b % 10 > 0 ? a * (b % 10) : undefined)],
	[slip.didNotShift, (_, [a, b]) => (b > 9 && b < 100 ? a * (b % 10) + a * Math.floor(b / 10) : undefined)],
	[slip.multipliedMatchingPlaces, (_, [a, b]) => matchingPlaces(a, b)],
	[slip.skippedTheZeroInside, (_, [a, b]) => withoutInnerZero(a, b)],
	[slip.forgotTheCarriedTens, (product) => product - 10],
	[slip.aTenTooMany, (product) => product + 10],
];

function leftOutOnes(a: number, b: number): Lead {
	const [long, times] = longAndDigit(a, b);
	return times > 9 ? a * (b - (b % 10)) : times * (long - (long % 10));
}

function matchingPlaces(a: number, b: number): Lead {
	if (Math.min(a, b) < 10 || Math.max(a, b) > 99) return undefined;
	return 100 * Math.floor(a / 10) * Math.floor(b / 10) + (a % 10) * (b % 10);
}

function withoutInnerZero(a: number, b: number): Lead {
	const [long, times] = longAndDigit(a, b);
	const shorter = Number(`${long}`.replace(/0(?=[1-9])/, ""));
	return shorter === long ? undefined : shorter * times;
}

const QUOTIENTS: readonly Procedure[] = [
	[slip.quotientOneShort, (quotient) => quotient - 1],
	[slip.quotientOneOver, (quotient) => quotient + 1],
	[slip.droppedZero, (quotient) => withoutZero(quotient)],
	[slip.misplacedTheZero, (quotient) => zeroMoved(quotient)],
	[slip.quotientTooLong, (quotient) => quotient * 10],
	[slip.quotientTooLong, (quotient) => zeroInside(quotient)],
	[slip.multipliedToDivide, (_, [a, b]) => a * b],
	[slip.subtractedOnce, (_, [a, b]) => a - b],
	[slip.gaveTheDivisor, (_, [, b]) => b],
	[slip.addedInsteadOfDividing, (_, [a, b]) => a + b],
];

function withoutZero(quotient: number): Lead {
	const shorter = Number(`${quotient}`.replace(/0(?=[1-9])/, ""));
	return shorter === quotient ? undefined : shorter;
}

/** 94 as "904". */
function zeroInside(quotient: number): Lead {
	return quotient > 9 && quotient < 100 ? 100 * Math.floor(quotient / 10) + (quotient % 10) : undefined;
}

function zeroMoved(quotient: number): Lead {
	const moved = Number(`${quotient}`.replace(/0([1-9])/, "$10"));
	return moved === quotient ? undefined : moved;
}

const MISSING_FACTOR: readonly Procedure[] = [
	[slip.quotientOneShort, (factor) => factor - 1],
	[slip.quotientOneOver, (factor) => factor + 1],
	[slip.subtractedOnce, (_, [known, product]) => product - known],
	[slip.multipliedKnownNumbers, (_, [known, product]) => product * known],
	[slip.addedKnownNumbers, (_, [known, product]) => product + known],
];

const MISSING_DIVIDEND: readonly Procedure[] = [
	[
		slip.dividedKnownNumbers,
		(_, [divisor, quotient]) => Math.max(divisor, quotient) / Math.min(divisor, quotient),
	],
	[slip.addedKnownNumbers, (_, [divisor, quotient]) => divisor + quotient],
	[slip.oneGroupShort, (dividend, [divisor]) => dividend - divisor],
	[slip.oneGroupOver, (dividend, [divisor]) => dividend + divisor],
	[slip.subtractedFactors, (_, [divisor, quotient]) => Math.abs(divisor - quotient)],
];

const MISSING_DIVISOR: readonly Procedure[] = [
	[slip.quotientOneShort, (divisor) => divisor - 1],
	[slip.quotientOneOver, (divisor) => divisor + 1],
	[slip.gaveTheQuotient, (_, [, quotient]) => quotient],
	[slip.subtractedOnce, (_, [dividend, quotient]) => dividend - quotient],
	[slip.multipliedKnownNumbers, (_, [dividend, quotient]) => dividend * quotient],
];

const ROWS: readonly Procedure[] = [
	[slip.addedRowsAndColumns, (_, [rows, columns]) => rows + columns],
	[slip.missedARow, (all, [, columns]) => all - columns],
	[slip.oneRowTooMany, (all, [, columns]) => all + columns],
	[slip.miscountedByOne, (all) => all - 1],
	[slip.miscountedByOne, (all) => all + 1],
];

const TIMES_AS_MANY: readonly Procedure[] = [
	[slip.timesAsMore, (_, [times, number]) => times + number],
	[slip.tookTheDifference, (_, [times, number]) => Math.abs(times - number)],
	[slip.oneGroupOver, (product, [, number]) => product + number],
	[slip.missedAGroup, (product, [, number]) => product - number],
];

/** Multiplied or divided by a power of ten. */
const powersOfTen = (isProduct: boolean): readonly Procedure[] => [
	[slip.movedTooFew, (right) => (isProduct ? right / 10 : right * 10)],
	[slip.movedTooFar, (right) => (isProduct ? right * 10 : right / 10)],
	[
		slip.movedTooFew,
		(right, [a]) => (isProduct ? twoLess(right / 100, right / a) : twoLess(right * 100, a / right)),
	],
	[slip.movedPointTheOtherWay, (right, [a]) => (a * a) / right],
	[slip.wroteZerosAfterTheDecimal, (_, [a]) => a],
	isProduct
		? [slip.addedFactors, (right, [a]) => a + right / a]
		: [slip.subtractedOnce, (right, [a]) => a - a / right],
	[
		slip.multipliedByTheExponent,
		(_, [a, exponent]) => (isProduct && exponent > 0 ? a * 10 * exponent : undefined),
	],
];

/** The result of moving two places too few, if there are more than two. */
const twoLess = (result: number, power: number): Lead => (power > 100.5 ? result : undefined);

const DECIMAL_PRODUCTS: readonly Procedure[] = [
	[slip.ignoredThePoint, (_, [a, b]) => withoutPoint(a) * withoutPoint(b)],
	[slip.keptPlacesOfOneFactor, (product, [a, b]) => keptPlaces(product, a, b)],
	[slip.pointTooFarLeft, (product) => product / 10],
	[slip.pointTooFarRight, (product) => product * 10],
	[slip.addedFactors, (_, [a, b]) => a + b],
];

function keptPlaces(product: number, a: number, b: number): Lead {
	const fewer = Math.min(placesOf(a), placesOf(b));
	return fewer === 0 ? undefined : product * 10 ** fewer;
}

const DECIMAL_QUOTIENTS: readonly Procedure[] = [
	[slip.movedOnePointOnly, (quotient, [, b]) => (placesOf(b) > 0 ? quotient / 10 ** placesOf(b) : undefined)],
	[
		slip.ignoredThePoint,
		(quotient, [a, b]) => (placesOf(b) === 0 ? quotient * 10 ** placesOf(a) : undefined),
	],
	[slip.pointTooFarRight, (quotient) => quotient * 10],
	[slip.pointTooFarLeft, (quotient) => quotient / 10],
	[slip.pointTwoPlacesOff, (quotient) => quotient / 100],
	[slip.multipliedToDivide, (_, [a, b]) => a * b],
	[slip.subtractedOnce, (_, [a, b]) => a - b],
];

const TIMES = String.raw` \\times `;
const BY = String.raw` \\div `;
const BOX = String.raw`\\square`;
const isWhole = { types: ["INTEGER"] } as const;
const decimal = { types: ["FLOAT"] } as const;
/** An equation with a box, as a phrase or by itself. */
const boxed = (procedures: readonly Procedure[], ...pieces: readonly string[]): TaskKind[] => [
	kind(exactly(String.raw`the number for the box in \$`, ...pieces, String.raw`\$`), procedures),
	kind(formula(...pieces), procedures),
];

/** Products and quotients of whole numbers and decimals. */
export const OF_PRODUCTS: readonly TaskKind[] = [
	kind(formula(N, TIMES, String.raw`10\^\{(\d)\}`), powersOfTen(true)),
	kind(formula(N, BY, String.raw`10\^\{(\d)\}`), powersOfTen(false)),
	kind(formula(String.raw`(\d+\.\d+)`, TIMES, String.raw`1(?:\{,\}|0)+`), powersOfTen(true)),
	kind(formula(N, TIMES, String.raw`1(?:\{,\}|0)+`), powersOfTen(true), decimal),
	kind(formula(N, BY, String.raw`1(?:\{,\}|0)+`), powersOfTen(false), decimal),
	kind(formula(String.raw`(\d0?)`, TIMES, String.raw`(\d0?)`), FACTORS, isWhole),
	kind(formula(N, TIMES, N), [...LONG_PRODUCTS, ...FACTORS], isWhole),
	kind(formula(N, BY, N), QUOTIENTS, isWhole),
	kind(formula(N, TIMES, N), DECIMAL_PRODUCTS, decimal),
	kind(formula(N, BY, N), DECIMAL_QUOTIENTS, decimal),
	...boxed(MISSING_FACTOR, BOX, TIMES, N, " = ", N),
	...boxed(MISSING_FACTOR, N, TIMES, BOX, " = ", N),
	...boxed(turned(MISSING_FACTOR), N, " = ", N, TIMES, BOX),
	...boxed(turned(MISSING_FACTOR), N, " = ", BOX, TIMES, N),
	...boxed(MISSING_DIVIDEND, BOX, BY, N, " = ", N),
	...boxed(turned(MISSING_DIVIDEND), N, " = ", BOX, BY, N),
	...boxed(MISSING_DIVISOR, N, BY, BOX, " = ", N),
	...boxed(turned(MISSING_DIVISOR), N, " = ", N, BY, BOX),
	kind(exactly(N, " rows of ", N, "(?: squares)?"), ROWS),
	kind(exactly(N, " times as many as ", N), TIMES_AS_MANY),
];
