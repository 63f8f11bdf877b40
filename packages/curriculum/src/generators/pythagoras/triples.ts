/** Whole sides of right triangles without a common factor, the longest last. */
export const TRIPLES = [
	[3, 4, 5],
	[5, 12, 13],
	[8, 15, 17],
	[7, 24, 25],
	[20, 21, 29],
	[9, 40, 41],
	[12, 35, 37],
] as const;

/** The square root rounded to tenths, as an entry; exact for all numbers below ten thousand. */
export function rootInTenths(number: number): string {
	let tenths = Math.floor(Math.sqrt(number) * 10);
	// Between two tenths the middle decides: (t + 1/2)² against 100 n.
	if ((2 * tenths + 1) ** 2 <= 400 * number) tenths += 1;
	return tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1);
}

/** Whether the number is the square of a whole number. */
export function isSquare(number: number): boolean {
	return Math.round(Math.sqrt(number)) ** 2 === number;
}
