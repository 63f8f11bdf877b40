/** How many of the smallest unit of its kind each unit is. */
const SIZES: Readonly<Record<string, number>> = {
	millimeter: 1,
	centimeter: 10,
	meter: 1000,
	kilometer: 1_000_000,
	gram: 1,
	kilogram: 1000,
	milliliter: 1,
	liter: 1000,
	inch: 1,
	foot: 12,
	yard: 36,
	ounce: 1,
	pound: 16,
	cup: 1,
	quart: 4,
	gallon: 16,
	second: 1,
	minute: 60,
	hour: 3600,
	day: 86_400,
	week: 604_800,
};
const SINGULAR: Readonly<Record<string, string>> = { feet: "foot", inches: "inch" };

/** The unit that a word such as "Feet" or "meter" names, or null for another word. */
export function unitNamed(word: string): string | null {
	const small = word.toLowerCase();
	const unit = SINGULAR[small] ?? small.replace(/s$/, "");
	return SIZES[unit] === undefined ? null : unit;
}

/** A unit in the smallest one of its kind: millimeters, grams, milliliters, inches, ounces, cups, seconds; 0 for another word. */
export function inSmallest(word: string): number {
	return SIZES[unitNamed(word) ?? ""] ?? 0;
}
