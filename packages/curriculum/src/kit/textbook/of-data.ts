import * as slip from "../slips/index.ts";
import { exactly, kind, listKind, N, type Procedure, type TaskKind } from "./task-kind.ts";

type Values = readonly number[];

const sumOf = (values: Values) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: Values) => sumOf(values) / values.length;
const middleOfRange = (values: Values) => (Math.min(...values) + Math.max(...values)) / 2;
const medianOf = (values: Values) => middleOf(values.toSorted((a, b) => a - b));
/** The median without sorting: the middle value as listed, or halfway between the two in the middle. */
const middleOf = (values: Values) =>
	((values[Math.ceil(values.length / 2) - 1] ?? 0) + (values[Math.floor(values.length / 2)] ?? 0)) / 2;

const LIST = String.raw`(-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)+)`;

const DIVISORS: readonly Procedure[] = [
	[slip.gaveTheMultiple, (divisor, [a, b]) => (a * b) / divisor],
	[slip.gaveASmallerFactor, (divisor) => properFactor(divisor, 0)],
	[slip.gaveASmallerFactor, (divisor) => properFactor(divisor, 1)],
	[slip.gaveTheSmallerNumber, (_, [a, b]) => Math.min(a, b)],
	[slip.multipliedForAFactor, (_, [a, b]) => a * b],
	[slip.subtractedTheNumbers, (_, [a, b]) => Math.abs(a - b)],
];

function properFactor(number: number, at: number): number | undefined {
	const factors = Array.from({ length: number - 1 }, (_, less) => number - 1 - less);
	return factors.filter((factor) => factor > 1 && number % factor === 0)[at];
}

const MULTIPLES: readonly Procedure[] = [
	[slip.multipliedTheNumbers, (_, [a, b]) => a * b],
	[slip.gaveTheFactor, (multiple, [a, b]) => (a * b) / multiple],
	[slip.addedTheNumbers, (_, [a, b]) => a + b],
];

const COINS: readonly Procedure[] = [
	[slip.countedTheCoins, (_, [q, d, n, p]) => q + d + n + p],
	[slip.swappedDimeAndNickel, (_, [q, d, n, p]) => 25 * q + 5 * d + 10 * n + p],
	[slip.quarterAsTwenty, (_, [q, d, n, p]) => 20 * q + 10 * d + 5 * n + p],
];

const REPEATING: readonly Procedure[] = [
	[slip.takenAsEnding, (_, [wholes, digit]) => [10 * wholes + digit, 10]],
	[slip.leftOutWhole, (_, [, digit]) => [digit, 9]],
	[slip.wrongNines, (_, [wholes, digit]) => [99 * wholes + digit, 99]],
];

const AND = "(?:, | and )?";

/** Lists of data, common factors and multiples, coins, and decimals that repeat. */
export const OF_DATA: readonly TaskKind[] = [
	listKind(exactly("the mean of ", LIST), [
		[slip.stoppedAtTheSumOfData, (_, values) => sumOf(values)],
		[slip.gaveTheMedian, (_, values) => medianOf(values)],
		[slip.middleOfTheRange, (_, values) => middleOfRange(values)],
		[slip.dividedByOneLess, (_, values) => sumOf(values) / (values.length - 1)],
	]),
	listKind(exactly("the median of ", LIST), [
		[slip.medianUnsorted, (_, values) => middleOf(values)],
		[slip.gaveTheMean, (_, values) => meanOf(values)],
		[slip.middleOfTheRange, (_, values) => middleOfRange(values)],
	]),
	listKind(exactly("the range of ", LIST), [
		[slip.firstAndLast, (_, values) => Math.abs((values[0] ?? 0) - (values.at(-1) ?? 0))],
		[slip.gaveTheGreatest, (_, values) => Math.max(...values)],
		[slip.addedTheEnds, (_, values) => Math.max(...values) + Math.min(...values)],
	]),
	kind(exactly("the greatest common factor of ", N, " and ", N), DIVISORS),
	kind(exactly("the least common multiple of ", N, " and ", N), MULTIPLES),
	kind(
		exactly(
			// Each kind of coin may be missing, but not all of them.
			String.raw`(?=\d)(?:(\d+) quarters?)?${AND}(?:(\d+) dimes?)?${AND}`,
			String.raw`(?:(\d+) nickels?)?${AND}(?:(\d+) penn(?:y|ies))?`,
		),
		COINS,
	),
	kind(/^\$(\d+)\.\\overline\{(\d)\}\$$/, REPEATING),
];
