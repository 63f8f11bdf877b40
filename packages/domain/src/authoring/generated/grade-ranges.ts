import type { Grade } from "../../family/grades.ts";

/** The numbers a grade calculates with. */
export interface NumberRange {
	most: bigint;
	/** The denominators that fractions may have; any if undefined. */
	bottoms?: readonly bigint[];
	has_fractions: boolean;
	has_decimals: boolean;
	has_negatives: boolean;
}

const WHOLE: NumberRange = { most: 1000n, has_fractions: false, has_decimals: false, has_negatives: false };
const ALL: NumberRange = { most: 10n ** 12n, has_fractions: true, has_decimals: true, has_negatives: true };

/** Numbers by grade in the Common Core State Standards. */
export const NUMBER_RANGES: Readonly<Record<Grade, NumberRange>> = {
	2: WHOLE,
	3: { ...WHOLE, has_fractions: true, bottoms: [1n, 2n, 3n, 4n, 6n, 8n] },
	4: { ...ALL, most: 1_000_000n, has_negatives: false },
	5: { ...ALL, most: 10_000_000n, has_negatives: false },
	6: ALL,
	7: ALL,
	8: ALL,
};

/** The longest sentence a prompt may have, in words. */
export const MAX_SENTENCE_WORDS: Readonly<Record<Grade, number>> = {
	2: 18,
	3: 22,
	4: 26,
	5: 32,
	6: 40,
	7: 45,
	8: 50,
};
