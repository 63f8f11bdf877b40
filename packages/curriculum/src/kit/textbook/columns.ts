/** Digits of a whole number, ones first. */
export function digitsOf(number: number): number[] {
	return [...`${number}`].toReversed().map(Number);
}

/** Applies an operation to the two digits of each place, and reads the results as a number. */
function placeByPlace(a: number, b: number, each: (upper: number, lower: number) => number): number {
	const lower = digitsOf(b);
	return digitsOf(a).reduce((sum, digit, at) => sum + each(digit, lower[at] ?? 0) * 10 ** at, 0);
}

/** Without regrouping. */
export const regroupedNothing = (a: number, b: number) =>
	placeByPlace(Math.max(a, b), Math.min(a, b), (upper, lower) => (upper + lower) % 10);

export const smallerFromLarger = (a: number, b: number) =>
	placeByPlace(a, b, (upper, lower) => Math.abs(upper - lower));

/** The results of all places, concatenated. */
export function sideBySide(a: number, b: number, each: (upper: number, lower: number) => number): number {
	const lower = digitsOf(b);
	const places = digitsOf(a).map((digit, at) => `${each(digit, lower[at] ?? 0)}`);
	return Number(places.toReversed().join(""));
}

/** As if subtracting anything from 0 gave 0, and a 0 could not be regrouped. */
export function withZerosKept(a: number, b: number): number {
	const lower = digitsOf(b);
	let isTraded = false;
	return digitsOf(a).reduce((sum, digit, at) => {
		if (digit === 0) {
			isTraded = false;
			return sum;
		}
		const taken = digit - (isTraded ? 1 : 0) - (lower[at] ?? 0);
		isTraded = taken < 0;
		return sum + (taken < 0 ? taken + 10 : taken) * 10 ** at;
	}, 0);
}

/** Whether a sum carries from the place of that size. */
export const carries = (a: number, b: number, size: number) =>
	(a % (10 * size)) + (b % (10 * size)) >= 10 * size;

/** Whether a difference borrows for the place of that size. */
export const trades = (a: number, b: number, size: number) => a % (10 * size) < b % (10 * size);

/** How many places a decimal has after its point. */
export function placesOf(number: number): number {
	return `${number}`.split(".")[1]?.length ?? 0;
}

/** The digits of a decimal as a whole number. */
export function withoutPoint(number: number): number {
	return Math.round(number * 10 ** placesOf(number));
}
