import { askFor, decimal, decimals, partsCalled, prose, slip, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Random, Wrong } from "../../kit/index.ts";

/** A decimal: so many tenths or hundredths, or a whole number. */
export interface Scaled {
	units: number;
	places: number;
}

/** Units that do not end in 0, so that every decimal place counts. */
export function scaledOf(random: Random, places: number, [least, most]: readonly [number, number]): Scaled {
	const units = random.integer(least, most);
	return { units: units % 10 === 0 ? units + 1 : units, places };
}

export const shown = ({ units, places }: Scaled) => decimal(units, places);

const inProse = (number: Scaled) => valueOf(number).shown.slice(1, -1).replaceAll("{,}", ",");

export const valueOf = ({ units, places }: Scaled) => decimals(units, places);

function pointSlips(units: number, places: number): (Wrong | false)[] {
	return [
		places > 0 && [slip.ignoredThePoint, whole(units)],
		[slip.pointTooFarLeft, decimals(units, places + 1)],
		places > 1 && [slip.pointTooFarRight, decimals(units, places - 1)],
	];
}

const counted = (places: number) => `${places} decimal ${places === 1 ? "place" : "places"}`;

/** A product of decimals. */
export function decimalProduct(random: Random, a: Scaled, b: Scaled): Draft {
	const task = `${shown(a)} \\times ${shown(b)}`;
	const [units, places] = [a.units * b.units, a.places + b.places];
	return {
		prompt: askFor(random, `$${task}$`),
		task: `$${task}$`,
		right: decimals(units, places),
		wrong: [
			a.places > 0 &&
				b.places > 0 && [slip.keptPlacesOfOneFactor, decimals(units, Math.max(a.places, b.places))],
			...pointSlips(units, places),
			[slip.addedFactors, decimals(a.units * 10 ** (3 - a.places) + b.units * 10 ** (3 - b.places), 3)],
		],
		hints: [
			`Estimate first. About how large is $${task}$?`,
			`Multiply as with whole numbers: $${a.units} \\times ${b.units}$.`,
			`Together, the factors have ${counted(places)}. So the product has as many, before you drop a zero at its end.`,
		],
		steps: [
			`Multiply the whole numbers: $${a.units} \\times ${b.units} = ${texNumber(units)}$.`,
			`The factors have ${counted(places)} in all.`,
			`So $${task} = ${decimals(units, places).shown.slice(1, -1)}$.`,
		],
	};
}

/** A quotient of decimals that is exact: dividend, divisor and quotient. */
export interface DecimalQuotient {
	dividend: Scaled;
	divisor: Scaled;
	quotient: Scaled;
}

export function quotientOf(quotient: Scaled, divisor: Scaled): DecimalQuotient {
	const dividend = { units: quotient.units * divisor.units, places: quotient.places + divisor.places };
	return { dividend, divisor, quotient };
}

/** The dividend when the divisor has become a whole number: both are multiplied by the same power of 10. */
export function scaledDividend({ dividend, divisor }: DecimalQuotient): Scaled {
	const more = Math.max(0, divisor.places - dividend.places);
	return { units: dividend.units * 10 ** more, places: Math.max(0, dividend.places - divisor.places) };
}

/** The division with a whole divisor. */
export function withWholeDivisor(division: DecimalQuotient): string {
	return `${valueOf(scaledDividend(division)).shown.slice(1, -1)} \\div ${division.divisor.units}`;
}

/** By a whole divisor: the dividend as a number of tenths, hundredths or thousandths, which are divided. */
function stepsInParts({ dividend: { units, places }, divisor, quotient }: DecimalQuotient): string[] {
	if (places === 0) return [];
	const parts = partsCalled(10 ** places);
	return [
		`${valueOf({ units, places }).shown} is ${prose(units)} ${parts}.`,
		`Divide the ${parts}: $${texNumber(units)} \\div ${divisor.units} = ${texNumber(quotient.units)}$.`,
	];
}

/** A division of decimals. */
export function decimalDivision(random: Random, division: DecimalQuotient): Draft {
	const { dividend, divisor, quotient } = division;
	const task = `${valueOf(dividend).shown.slice(1, -1)} \\div ${shown(divisor)}`;
	const [result, power] = [valueOf(quotient).shown.slice(1, -1), texNumber(10 ** divisor.places)];
	const easier = withWholeDivisor(division);
	return {
		prompt: askFor(random, `$${task}$`),
		task: `$${task}$`,
		right: valueOf(quotient),
		wrong: [
			divisor.places > 0 && [
				slip.movedOnePointOnly,
				decimals(quotient.units, quotient.places + divisor.places),
			],
			...pointSlips(quotient.units, quotient.places),
			quotient.places === 0 && [slip.pointTooFarRight, whole(quotient.units * 10)],
			[slip.multipliedToDivide, decimals(dividend.units * divisor.units, dividend.places + divisor.places)],
		],
		hints: [
			`Estimate first. About how many times does ${shown(divisor)} fit in ${inProse(dividend)}?`,
			divisor.places === 0
				? `Divide as with whole numbers: think of $${texNumber(dividend.units)} \\div ${divisor.units}$.`
				: `Make the divisor a whole number: multiply both numbers by ${power}.`,
			divisor.places === 0
				? "Place the decimal point of the quotient so that it fits your estimate."
				: `Now divide: $${easier}$.`,
		],
		steps: [
			...(divisor.places === 0
				? stepsInParts(division)
				: [`Multiply both numbers by ${power}: $${easier}$.`, `Divide: $${easier} = ${result}$.`]),
			`So $${task} = ${result}$.`,
		],
	};
}
