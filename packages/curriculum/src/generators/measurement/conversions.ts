import { decimals, prose, slip, texNumber } from "../../kit/index.ts";
import type { Draft, Random, Value, Wrong } from "../../kit/index.ts";

export type Unit = readonly [one: string, many: string];

/** Two units of one system, and how many of the small one make one of the large one. */
export interface UnitPair {
	large: Unit;
	small: Unit;
	factor: number;
	/** Decimals are usual for the large unit. */
	isMetric: boolean;
}

const regular = (one: string): Unit => [one, `${one}s`];
const metric = (large: string, small: string, factor: number): UnitPair => ({
	large: regular(large),
	small: regular(small),
	factor,
	isMetric: true,
});
const customary = (large: Unit, small: Unit, factor: number): UnitPair => ({
	large,
	small,
	factor,
	isMetric: false,
});

const FOOT: Unit = ["foot", "feet"];

export const METRIC: readonly UnitPair[] = [
	metric("meter", "centimeter", 100),
	metric("kilometer", "meter", 1000),
	metric("kilogram", "gram", 1000),
	metric("liter", "milliliter", 1000),
	metric("centimeter", "millimeter", 10),
];

export const CUSTOMARY: readonly UnitPair[] = [
	customary(FOOT, ["inch", "inches"], 12),
	customary(regular("yard"), FOOT, 3),
	customary(regular("pound"), regular("ounce"), 16),
	customary(regular("gallon"), regular("quart"), 4),
	customary(regular("quart"), regular("cup"), 4),
	customary(regular("hour"), regular("minute"), 60),
	customary(regular("day"), regular("hour"), 24),
];

/** All pairs of grade 4, from the larger unit to the smaller one. */
export const LARGER_TO_SMALLER: readonly UnitPair[] = [
	...METRIC,
	...CUSTOMARY,
	customary(regular("week"), regular("day"), 7),
	customary(regular("minute"), regular("second"), 60),
];

/** An amount in both units: hundredths of the large one. */
export interface Conversion {
	pair: UnitPair;
	hundredths: number;
	toSmall: boolean;
}

/** An amount, in whole numbers of the large unit or, for metric units, in decimals. */
export function conversionOf(
	random: Random,
	pair: UnitPair,
	toSmall: boolean,
	hasDecimals = false,
): Conversion {
	const whole_amount = 100 * random.integer(2, 15);
	const part = random.integer(12, 899) * (pair.factor === 10 ? 10 : 1);
	return { pair, toSmall, hundredths: hasDecimals ? part : whole_amount };
}

export const inLarge = ({ hundredths }: Conversion) => decimals(hundredths, 2);
export const inSmall = ({ hundredths, pair }: Conversion) => decimals(hundredths * pair.factor, 2);

/** "3.5 meters", "1 foot". */
export function measured(value: Value, [one, many]: Unit): string {
	return `${value.shown.slice(1, -1).replaceAll("{,}", ",")} ${value.entry === "1" ? one : many}`;
}

function wrongOf(conversion: Conversion): (Wrong | false)[] {
	const { pair, hundredths, toSmall } = conversion;
	const { factor, isMetric } = pair;
	const tens = `${factor}`.length - 1;
	return toSmall
		? [
				isMetric && [slip.dividedToConvert, decimals(hundredths, 2 + tens)],
				isMetric && [slip.wrongNumberOfZeros, decimals(hundredths * factor, 3)],
				!isMetric && factor !== 10 && [slip.convertedWithTen, decimals(hundredths * 10, 2)],
				[slip.keptTheMeasure, inLarge(conversion)],
				[slip.addedFactors, decimals(hundredths + factor * 100, 2)],
			]
		: [
				[slip.multipliedToConvert, decimals(hundredths * factor * factor, 2)],
				isMetric && [slip.wrongNumberOfZeros, decimals(hundredths * 10, 2)],
				!isMetric && [slip.convertedWithTen, decimals(hundredths * factor, 3)],
				[slip.keptTheMeasure, inSmall(conversion)],
			];
}

/** What one of the large unit is. */
export function factOf({ large, small, factor }: UnitPair): string {
	return `1 ${large[0]} is ${prose(factor)} ${small[1]}.`;
}

/** An amount in the other unit. */
export function convertedDraft(random: Random, conversion: Conversion): Draft {
	const { pair, toSmall } = conversion;
	const { large, small, factor } = pair;
	const [from, to] = toSmall ? [large, small] : [small, large];
	const [given, right] = toSmall
		? [inLarge(conversion), inSmall(conversion)]
		: [inSmall(conversion), inLarge(conversion)];
	const told = measured(given, from);
	const plain = (value: Value) => value.shown.slice(1, -1);
	return {
		prompt: random.pick([
			`How many ${to[1]} are in ${told}?`,
			`Convert ${told} to ${to[1]}.`,
			`Write ${told} in ${to[1]}.`,
			`${told} is the same as how many ${to[1]}?`,
		]),
		task: `the number of ${to[1]} in ${told}`,
		right,
		unit: { after: to[1] },
		wrong: wrongOf(conversion),
		hints: [
			`Which unit is smaller, the ${large[0]} or the ${small[0]}? You need more of the smaller one.`,
			factOf(pair),
			`${toSmall ? "Multiply" : "Divide"} $${plain(given)}$ by ${prose(factor)}.`,
		],
		steps: [
			factOf(pair),
			`$${plain(given)} ${toSmall ? "\\times" : "\\div"} ${texNumber(factor)} = ${plain(right)}$.`,
			`So the number of ${to[1]} is ${right.shown}.`,
		],
		equal: "an equal number",
	};
}
