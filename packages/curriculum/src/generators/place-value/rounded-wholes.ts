import { type Draft, prose, type Random, slip, texNumber, whole, type Wrong } from "../../kit/index.ts";

const PLACES: Readonly<Record<number, string>> = {
	1: "one",
	10: "ten",
	100: "hundred",
	1000: "thousand",
	10_000: "ten thousand",
	100_000: "hundred thousand",
};

/** A whole number, and the unit that it is rounded to: 10, 100, 1,000 … */
export interface WholeRounding {
	number: number;
	unit: number;
}

/** "hundred" for 100. */
export const placeCalled = (unit: number) => PLACES[unit] ?? "";
export const placeOf = ({ unit }: WholeRounding) => placeCalled(unit);

/** Both neighbors, the digit that decides, and the rounded number. */
export function neighborsOf({ number, unit }: WholeRounding) {
	const low = number - (number % unit);
	const next = Math.floor((10 * (number % unit)) / unit);
	const isUp = next >= 5;
	return { low, high: low + unit, next, isUp, rounded: isUp ? low + unit : low };
}

/** Each place is rounded into the one before it, from the right. */
function roundedPlaceByPlace({ number, unit }: WholeRounding): number {
	let [place, result] = [1, number];
	while (place < unit) {
		place *= 10;
		result = Math.floor(result / place + 0.5) * place;
	}
	return result;
}

/** What wrong procedures give. */
function wrongOf(rounding: WholeRounding): (Wrong | false)[] {
	const { number, unit } = rounding;
	const { low, high, isUp, rounded } = neighborsOf(rounding);
	const other = unit === 10 ? 100 : unit / 10;
	return [
		isUp ? [slip.droppedTheDigits, whole(low)] : [slip.alwaysRoundedUp, whole(high)],
		isUp && (low / unit) % 10 === 9 && [slip.lostTheCarriedNine, whole(rounded - 10 * unit)],
		[slip.roundedTwice, whole(roundedPlaceByPlace(rounding))],
		[slip.keptTheDigitsAfter, whole(rounded + (number % unit))],
		[slip.roundedToAnotherPlace, whole(Math.floor(number / other + 0.5) * other)],
	];
}

/** A whole number rounded to a place. */
export function roundedWhole(random: Random, rounding: WholeRounding): Draft {
	const { number, unit } = rounding;
	const { low, high, next, isUp, rounded } = neighborsOf(rounding);
	const [shown, place] = [`$${texNumber(number)}$`, placeOf(rounding)];
	return {
		prompt: random.pick([
			`Round ${shown} to the nearest ${place}.`,
			`What is ${shown} rounded to the nearest ${place}?`,
			`What is the nearest ${place} to ${shown}?`,
		]),
		task: `${shown} rounded to the nearest ${place}`,
		right: whole(rounded),
		wrong: wrongOf(rounding),
		hints: [
			`Which digit of ${shown} is in the ${place}s place?`,
			`The digit to the right of that place decides. Here it is ${next}.`,
			"If that digit is 5 or more, round up. If it is less than 5, round down.",
		],
		steps: [
			`${shown} is between $${texNumber(low)}$ and $${texNumber(high)}$.`,
			`The digit in the ${PLACES[unit / 10]}s place is ${next}, so round ${isUp ? "up" : "down"}.`,
			`${shown} rounded to the nearest ${place} is $${texNumber(rounded)}$.`,
		],
	};
}

/** A card with a number, for the bin to which it rounds; bins are counted in units. */
export function roundedCard(number: number, unit: number, binOf: (units: number) => string) {
	return {
		label: prose(number),
		bin: binOf(Math.floor(number / unit + 0.5)),
		wrong: [
			[slip.droppedTheDigits, binOf(Math.floor(number / unit))],
			[slip.alwaysRoundedUp, binOf(Math.ceil(number / unit))],
		] as const,
	};
}
