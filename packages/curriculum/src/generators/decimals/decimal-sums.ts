import { askFor, decimals, slip, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Random, Wrong } from "../../kit/index.ts";
import type { Scaled } from "./decimal-products.ts";

/** Two decimals, each with as many digits after the decimal point as are written. */
export interface DecimalSum {
	a: Scaled;
	b: Scaled;
	subtracts: boolean;
}

/** The last digit of what is drawn is not 0, unless it is a whole number. */
export function writtenOf(random: Random, places: number, most: number): Scaled {
	const units = random.integer(2, most * 10 ** places);
	return { units: places > 0 && units % 10 === 0 ? units + 1 : units, places };
}

/** How many units of so many decimal places it has. */
export const unitsIn = ({ units, places }: Scaled, shown: number) => units * 10 ** (shown - places);

/** "3.40" in two places, or as it is written. */
export function shownAs({ units, places }: Scaled, shown: number = places): string {
	return (units / 10 ** places).toFixed(shown);
}

const placesOf = ({ a, b }: DecimalSum) => Math.max(a.places, b.places);

export function resultOf(sum: DecimalSum, places: number): number {
	return unitsIn(sum.a, places) + (sum.subtracts ? -1 : 1) * unitsIn(sum.b, places);
}

/** What comes out when the last digits are lined up, with the decimal point of the longer number. */
function linedUpRight(sum: DecimalSum): Wrong | false {
	const { a, b, subtracts } = sum;
	const units = a.units + (subtracts ? -1 : 1) * b.units;
	return a.places !== b.places && units > 0 && [slip.linedUpLastDigits, decimals(units, placesOf(sum))];
}

/** All digits as a whole number; "55,154" looks the same as 55.154. */
function withoutPoint(result: number, places: number): Wrong | false {
	const digits = `${result}`.replace(/0+$/, "");
	const shown = places - (`${result}`.length - digits.length);
	const looksTheSame = shown === 3 && result >= 1000;
	return shown > 0 && !looksTheSame && [slip.ignoredThePoint, whole(Number(digits))];
}

function wrongOf(sum: DecimalSum): (Wrong | false)[] {
	const { subtracts } = sum;
	const places = placesOf(sum);
	const a = unitsIn(sum.a, places);
	const b = unitsIn(sum.b, places);
	const result = resultOf(sum, places);
	const one = 10 ** places;
	const [left, right] = [a % one, b % one];
	return [
		linedUpRight(sum),
		subtracts &&
			left < right && [slip.swappedDecimalParts, decimals(a - left - b + 2 * right - left, places)],
		!subtracts && left + right >= one && [slip.lostTheNewWhole, decimals(result - one, places)],
		subtracts
			? [slip.addedInstead, decimals(a + b, places)]
			: [slip.subtractedInstead, decimals(Math.abs(a - b), places)],
		withoutPoint(result, places),
	];
}

const NAMES_OF_PLACES = ["ones", "tenths", "hundredths", "thousandths", "ten-thousandths"] as const;

/** A sum or difference of decimals. */
export function decimalSum(random: Random, sum: DecimalSum): Draft {
	const { a, b, subtracts } = sum;
	const [sign, places] = [subtracts ? "-" : "+", placesOf(sum)];
	const task = `${shownAs(a)} ${sign} ${shownAs(b)}`;
	const padded = `${shownAs(a, places)} ${sign} ${shownAs(b, places)}`;
	const result = decimals(resultOf(sum, places), places);
	const name = NAMES_OF_PLACES[places];
	return {
		prompt: askFor(random, `$${task}$`),
		task: `$${task}$`,
		right: result,
		wrong: wrongOf(sum),
		hints: [
			"Write the numbers one below the other, with the decimal points in line.",
			padded === task
				? `Begin at the right, with the ${name}.`
				: `Write both numbers with the same number of decimal places: $${padded}$.`,
			subtracts
				? "Subtract place by place. Where there are too few, trade one of the next place for ten."
				: "Add place by place. Ten of one place make one of the next place.",
		],
		steps: [
			`Line up the decimal points: $${padded}$.`,
			`In ${name}: $${texNumber(unitsIn(a, places))} ${sign} ${texNumber(unitsIn(b, places))} = ${texNumber(resultOf(sum, places))}$.`,
			`So $${task} = ${result.shown.slice(1, -1)}$.`,
		],
	};
}
