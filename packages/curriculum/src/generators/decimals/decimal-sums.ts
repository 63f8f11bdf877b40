import { askFor, decimals, type Draft, slip, whole, type Wrong } from "../../kit/index.ts";
import { texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";

/** Two decimals in hundredths, each with as many digits after the decimal point as are written. */
export interface DecimalSum {
	a: Written;
	b: Written;
	subtracts: boolean;
}

export interface Written {
	hundredths: number;
	places: 0 | 1 | 2;
}

/** A decimal with that many places, the last digit not 0. */
export function writtenOf(random: Random, places: 0 | 1 | 2, most: number): Written {
	const units = random.integer(2, most * 10 ** places);
	const last = places > 0 && units % 10 === 0 ? units + 1 : units;
	return { hundredths: last * 10 ** (2 - places), places };
}

/** "3.40" in two places, or as it is written. */
export function shownAs({ hundredths, places }: Written, shown: number = places): string {
	return (hundredths / 100).toFixed(shown);
}

export function resultOf({ a, b, subtracts }: DecimalSum): number {
	return a.hundredths + (subtracts ? -1 : 1) * b.hundredths;
}

const digitsOf = ({ hundredths, places }: Written) => hundredths / 10 ** (2 - places);

/** What comes out when the last digits are lined up, with the decimal point of the longer number. */
function linedUpRight({ a, b, subtracts }: DecimalSum): Wrong | false {
	const units = digitsOf(a) + (subtracts ? -1 : 1) * digitsOf(b);
	return (
		a.places !== b.places &&
		units > 0 && [slip.linedUpLastDigits, decimals(units, Math.max(a.places, b.places))]
	);
}

function wrongOf(sum: DecimalSum): (Wrong | false)[] {
	const { a, b, subtracts } = sum;
	const result = resultOf(sum);
	const [left, right] = [a.hundredths % 100, b.hundredths % 100];
	const wholes = a.hundredths - left - (b.hundredths - right);
	return [
		linedUpRight(sum),
		subtracts && left < right && [slip.swappedDecimalParts, decimals(wholes + right - left, 2)],
		!subtracts && left + right >= 100 && [slip.lostTheNewWhole, decimals(result - 100, 2)],
		subtracts
			? [slip.addedInstead, decimals(a.hundredths + b.hundredths, 2)]
			: [slip.subtractedInstead, decimals(Math.abs(a.hundredths - b.hundredths), 2)],
		result % 100 !== 0 && [slip.ignoredThePoint, whole(result % 10 === 0 ? result / 10 : result)],
	];
}

/** A sum or difference of decimals. */
export function decimalSum(random: Random, sum: DecimalSum): Draft {
	const { a, b, subtracts } = sum;
	const [sign, places] = [subtracts ? "-" : "+", Math.max(a.places, b.places)];
	const task = `${shownAs(a)} ${sign} ${shownAs(b)}`;
	const padded = `${shownAs(a, places)} ${sign} ${shownAs(b, places)}`;
	const result = decimals(resultOf(sum), 2);
	const inUnits = ({ hundredths }: Written) => texNumber(hundredths / 10 ** (2 - places));
	const name = places === 2 ? "hundredths" : "tenths";
	return {
		prompt: askFor(random, `$${task}$`),
		task: `$${task}$`,
		right: result,
		wrong: wrongOf(sum),
		hints: [
			"Write the numbers one below the other, with the decimal points in line.",
			padded === task
				? `Begin at the right, with the ${name}.`
				: `Give both numbers the same number of decimal places: $${padded}$.`,
			subtracts
				? "Subtract place by place. Where there are too few, trade one of the next place for ten."
				: "Add place by place. Ten of one place make one of the next place.",
		],
		steps: [
			`Line up the decimal points: $${padded}$.`,
			`In ${name}: $${inUnits(a)} ${sign} ${inUnits(b)} = ${inUnits({ hundredths: resultOf(sum), places: 0 })}$.`,
			`So $${task} = ${result.shown.slice(1, -1)}$.`,
		],
	};
}
