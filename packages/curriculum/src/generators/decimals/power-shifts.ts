import { askFor, decimals, slip, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Random, Value, Wrong } from "../../kit/index.ts";

/** A number that is multiplied or divided by a power of ten. */
export interface Shift {
	units: number;
	places: number;
	exponent: number;
	divides: boolean;
	/** The power is shown with its exponent. */
	hasExponent: boolean;
}

/** The largest number of grade 5. */
const MAX_RESULT = 10_000_000;

/** Whether neither the result nor what a mistake leads to is too large. */
export function isFitting({ units, places, exponent }: Shift): boolean {
	return units * 10 ** (exponent + 1 - places) < MAX_RESULT;
}

/** The number with its decimal point so many places farther to the left; to the right where that is below 0. */
function moved({ units, places }: Shift, left: number): Value {
	const now = places + left;
	return now >= 0 ? decimals(units, now) : whole(units * 10 ** -now);
}

export const numberTex = (shift: Shift) => moved(shift, 0).shown.slice(1, -1);
export const powerTex = ({ exponent, hasExponent }: Shift) =>
	hasExponent ? `10^{${exponent}}` : texNumber(10 ** exponent);
export const resultOf = (shift: Shift) => moved(shift, shift.divides ? shift.exponent : -shift.exponent);

function wrongOf(shift: Shift): (Wrong | false)[] {
	const { units, places, exponent, divides, hasExponent } = shift;
	const by = (steps: number) => moved(shift, divides ? steps : -steps);
	return [
		[slip.movedPointTheOtherWay, by(-exponent)],
		!divides && places > 0 && [slip.wroteZerosAfterTheDecimal, moved(shift, 0)],
		hasExponent &&
			!divides &&
			exponent > 1 && [slip.multipliedByTheExponent, decimals(units * exponent * 10, places)],
		exponent > 1 && [slip.movedTooFew, by(exponent - 1)],
		[slip.movedTooFar, by(exponent + 1)],
	];
}

/** A product or quotient with a power of ten. */
export function shifted(random: Random, shift: Shift): Draft {
	const { exponent, divides, hasExponent } = shift;
	const task = `${numberTex(shift)} ${divides ? "\\div" : "\\times"} ${powerTex(shift)}`;
	const [way, places] = [divides ? "left" : "right", `${exponent} ${exponent === 1 ? "place" : "places"}`];
	return {
		prompt: askFor(random, `$${task}$`),
		task: `$${task}$`,
		right: resultOf(shift),
		wrong: wrongOf(shift),
		hints: [
			`Will the result be ${divides ? "less" : "greater"} than $${numberTex(shift)}$?`,
			hasExponent
				? `$10^{${exponent}}$ is 10 as a factor ${exponent === 1 ? "once" : `${exponent} times`}.`
				: `How many zeros does $${powerTex(shift)}$ have? That is how many tens are multiplied.`,
			`For each ten, the decimal point moves one place to the ${way}.`,
		],
		steps: [
			...(hasExponent ? [`$10^{${exponent}} = ${texNumber(10 ** exponent)}$.`] : []),
			`The decimal point moves ${places} to the ${way}.`,
			`So $${task} = ${resultOf(shift).shown.slice(1, -1)}$.`,
		],
	};
}
