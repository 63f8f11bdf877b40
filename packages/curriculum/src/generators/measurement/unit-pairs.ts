/** A unit and a smaller one of the same kind, one and many of each, and how many make one. */
export interface UnitPair {
	large: readonly [one: string, many: string];
	small: readonly [one: string, many: string];
	factor: number;
}

const UNITS = {
	km: ["kilometer", "kilometers"],
	m: ["meter", "meters"],
	cm: ["centimeter", "centimeters"],
	mm: ["millimeter", "millimeters"],
	kg: ["kilogram", "kilograms"],
	g: ["gram", "grams"],
	l: ["liter", "liters"],
	ml: ["milliliter", "milliliters"],
	yd: ["yard", "yards"],
	ft: ["foot", "feet"],
	in: ["inch", "inches"],
	lb: ["pound", "pounds"],
	oz: ["ounce", "ounces"],
	gal: ["gallon", "gallons"],
	qt: ["quart", "quarts"],
	cup: ["cup", "cups"],
	week: ["week", "weeks"],
	day: ["day", "days"],
	hr: ["hour", "hours"],
	min: ["minute", "minutes"],
	sec: ["second", "seconds"],
} as const;

function pair(large: keyof typeof UNITS, small: keyof typeof UNITS, factor: number): UnitPair {
	return { large: UNITS[large], small: UNITS[small], factor };
}

/** Pairs that go in tens, hundreds or thousands. */
export const METRIC_PAIRS: readonly UnitPair[] = [
	pair("km", "m", 1000),
	pair("m", "cm", 100),
	pair("cm", "mm", 10),
	pair("kg", "g", 1000),
	pair("l", "ml", 1000),
];

/** Pairs with a factor of their own. */
export const OTHER_PAIRS: readonly UnitPair[] = [
	pair("yd", "ft", 3),
	pair("ft", "in", 12),
	pair("lb", "oz", 16),
	pair("gal", "qt", 4),
	pair("qt", "cup", 4),
	pair("week", "day", 7),
	pair("day", "hr", 24),
	pair("hr", "min", 60),
	pair("min", "sec", 60),
];

export const UNIT_PAIRS: readonly UnitPair[] = [...METRIC_PAIRS, ...OTHER_PAIRS];

/** Two pairs in a row: the small unit of the first is the large unit of the second. */
export const UNIT_CHAINS: readonly (readonly [UnitPair, UnitPair])[] = [
	[pair("week", "day", 7), pair("day", "hr", 24)],
	[pair("hr", "min", 60), pair("min", "sec", 60)],
	[pair("yd", "ft", 3), pair("ft", "in", 12)],
	[pair("gal", "qt", 4), pair("qt", "cup", 4)],
	[pair("km", "m", 1000), pair("m", "cm", 100)],
	[pair("m", "cm", 100), pair("cm", "mm", 10)],
	[pair("day", "hr", 24), pair("hr", "min", 60)],
];
