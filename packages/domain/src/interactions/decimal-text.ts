/** Decimal places that parts of a hundred and marks of a line can need. */
const MAX_PLACES = 3;

/** A fraction as decimal text, or null if it does not terminate within three places. */
export function decimalText(numerator: bigint, denominator: bigint): string | null {
	for (let places = 0; places <= MAX_PLACES; places += 1) {
		const scaled = numerator * 10n ** BigInt(places);
		if (scaled % denominator === 0n) return withPoint(scaled / denominator, places);
	}
	return null;
}

function withPoint(number: bigint, places: number): string {
	const digits = `${number < 0n ? -number : number}`.padStart(places + 1, "0");
	const sign = number < 0n ? "-" : "";
	return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
