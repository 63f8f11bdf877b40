/** A standard's limits on the size of the numbers in its questions and answers. */
export interface StandardLimit {
	/** The largest number. */
	most?: number;
	/** The denominators of fractions. */
	denominators?: readonly number[];
	/** Whether results may exceed it: the limit is only about given numbers. */
	isAnyResult?: boolean;
	/** The most decimal places. */
	places?: number;
	/** Digits of the two whole factors of a product, the longer one first; one of these pairs. */
	factors?: readonly (readonly [longer: number, shorter: number])[];
	/** The most digits of a whole dividend and of its divisor. */
	quotient?: readonly [dividend: number, divisor: number];
}

const HALVES = [1, 2, 4, 8];

/**
 * Limits by code, in the words of the Common Core State Standards; a longer code applies to its own standard, a
 * shorter one to all below it. Standards without a limit are not listed.
 */
export const STANDARD_LIMITS: Readonly<Record<string, StandardLimit>> = {
	// Add and subtract within 100 in word problems, within 20 from memory; arrays up to 5 by 5.
	"2.OA.A": { most: 100 },
	"2.OA.B": { most: 20 },
	"2.OA.C": { most: 25 },
	// Numbers within 1000; 2.NBT.B.5 within 100.
	"2.NBT": { most: 1000 },
	"2.NBT.B.5": { most: 100 },
	// Lengths within 100.
	"2.MD.B": { most: 100 },
	// Multiply and divide within 100.
	"3.OA.A": { most: 100 },
	"3.OA.B": { most: 100 },
	"3.OA.C": { most: 100 },
	// Round, add and subtract within 1000; one-digit numbers times multiples of 10 from 10 to 90.
	"3.NBT": { most: 1000 },
	"3.NBT.A.3": { most: 1000, factors: [[2, 1]] },
	"3.NF": { denominators: [1, 2, 3, 4, 6, 8] },
	"3.G.A.2": { denominators: [1, 2, 3, 4, 6, 8] },
	"3.MD.B.4": { denominators: [1, 2, 4] },
	// Factor pairs, multiples and primes within 100.
	"4.OA.B": { most: 100 },
	"4.NBT": { most: 1_000_000 },
	// Up to four digits by one digit, and two digits by two digits.
	"4.NBT.B.5": {
		factors: [
			[1, 1],
			[2, 1],
			[3, 1],
			[4, 1],
			[2, 2],
		],
	},
	"4.NBT.B.6": { quotient: [4, 1] },
	"4.NF": { denominators: [1, 2, 3, 4, 5, 6, 8, 10, 12, 100], places: 2 },
	"4.MD.B.4": { denominators: HALVES },
	// Places of decimals: thousandths are read and rounded, hundredths calculated with.
	"5.NBT.A.3": { places: 3 },
	"5.NBT.A.4": { places: 3 },
	"5.NBT.B.6": { quotient: [4, 2] },
	"5.NBT.B.7": { places: 2, isAnyResult: true },
	"5.MD.B.2": { denominators: HALVES, isAnyResult: true },
};

/** The limits of a standard: its own first, then those of its groups. */
export function limitOf(standard: string): StandardLimit {
	const parts = standard.split(".");
	const codes = parts.map((_, at) => parts.slice(0, at + 1).join("."));
	return Object.assign({}, ...codes.map((code) => STANDARD_LIMITS[code] ?? {})) as StandardLimit;
}
