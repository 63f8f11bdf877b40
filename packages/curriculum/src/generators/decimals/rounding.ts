import { decimal, decimals, type Draft, type Random, slip, type Value, type Wrong } from "../../kit/index.ts";

const PLACES = ["whole number", "tenth", "hundredth"] as const;

/** A number with so many decimal places, and the place that it is rounded to. */
export interface Rounding {
	units: number;
	places: number;
	to: number;
}

interface Range {
	to: number;
	/** More decimal places than the place that is rounded to. */
	more: readonly number[];
	/** The rounded place holds a 9 that goes up. */
	rolls?: boolean;
	most?: number;
}

export function roundingOf(random: Random, { to, more, rolls = false, most = 60 }: Range): Rounding {
	const extra = random.pick(more);
	const tail = 10 ** extra;
	const rest = rolls ? random.integer(tail / 2, tail - 1) : random.integer(1, tail - 1);
	const head = random.integer(2, most * 10 ** to);
	// The last digit is not 0, so that every place counts.
	const last = rest % 10 === 0 ? rest + 1 : rest;
	return { units: (rolls ? 10 * head + 9 : head) * tail + last, places: to + extra, to };
}

/** With every place that it is rounded to: "73.0" is to the nearest tenth, and "73" does not say so. */
export function roundedTo(count: number, to: number): Value {
	const value = decimals(count, to);
	return to === 0 ? value : { ...value, shown: `$${(count / 10 ** to).toFixed(to)}$` };
}

export const placeOf = ({ to }: Rounding) => PLACES[to] ?? "";
export const numberOf = ({ units, places }: Rounding) => decimal(units, places);

/** The neighbors, counted in steps of the place, the digit that decides, and which neighbor it is. */
export function neighborsOf({ units, places, to }: Rounding) {
	const step = 10 ** (places - to);
	const down = Math.floor(units / step);
	const next = Math.floor((units % step) / (step / 10));
	return { down, next, isUp: next >= 5, rounded: down + (next >= 5 ? 1 : 0) };
}

/** Each digit is rounded into the one before it, from the right. */
function roundedInSteps({ units, places, to }: Rounding): number {
	let number = units;
	for (let place = places; place > to; place -= 1) number = Math.floor((number + 5) / 10);
	return number;
}

function wrongOf(rounding: Rounding): (Wrong | false)[] {
	const { units, places, to } = rounding;
	const { down, isUp, rounded } = neighborsOf(rounding);
	const near = (count: number) => roundedTo(count, to);
	const other = places - to > 1 ? to + 1 : to - 1;
	return [
		isUp ? [slip.droppedTheDigits, near(down)] : [slip.alwaysRoundedUp, near(down + 1)],
		isUp && down % 10 === 9 && [slip.lostTheCarriedNine, near(down - 9)],
		roundedInSteps(rounding) !== rounded && [slip.roundedTwice, near(roundedInSteps(rounding))],
		other >= 0 && [
			slip.roundedToAnotherPlace,
			roundedTo(Math.floor(units / 10 ** (places - other) + 0.5), other),
		],
		[slip.oneStepFurther, near(isUp ? down + 2 : Math.max(0, down - 1))],
	];
}

/** A decimal rounded to a place. */
export function roundedDraft(random: Random, rounding: Rounding): Draft {
	const { to } = rounding;
	const { down, next, isUp, rounded } = neighborsOf(rounding);
	const [number, place] = [`$${numberOf(rounding)}$`, placeOf(rounding)];
	const near = (count: number) => roundedTo(count, to).shown;
	return {
		prompt: random.pick([
			`Round ${number} to the nearest ${place}.`,
			`What is ${number} rounded to the nearest ${place}?`,
			`Which ${place} is nearest to ${number}?`,
		]),
		task: `${number} rounded to the nearest ${place}`,
		right: roundedTo(rounded, to),
		wrong: wrongOf(rounding),
		hints: [
			`Which digit of ${number} is in the ${to === 0 ? "ones" : `${place}s`} place?`,
			`The digit right after that place decides. Here it is ${next}.`,
			"If that digit is 5 or more, round up. If it is less than 5, round down.",
		],
		steps: [
			`${number} is between ${near(down)} and ${near(down + 1)}.`,
			`The digit after the ${to === 0 ? "ones" : `${place}s`} place is ${next}, so round ${isUp ? "up" : "down"}.`,
			`${number} rounded to the nearest ${place} is ${near(rounded)}.`,
		],
	};
}
