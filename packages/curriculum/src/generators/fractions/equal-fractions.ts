import { GRADE_4_DENOMINATORS } from "../../kit/index.ts";
import type { Fraction } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";

/** Two equal fractions: the large numbers are the small ones times the factor. */
export interface Equals {
	small: Fraction;
	factor: number;
	large: Fraction;
}

interface Range {
	factors?: readonly number[];
	/** The largest denominator. */
	most?: number;
	isAboveOne?: boolean;
}

/** Each denominator of grade 4 with each of its multiples that grade 4 has, too. */
const GROWTHS = GRADE_4_DENOMINATORS.flatMap((bottom) =>
	GRADE_4_DENOMINATORS.filter((large) => large > bottom && large % bottom === 0).map((large) => ({
		bottom,
		factor: large / bottom,
	})),
);

/** Two equal fractions with denominators of grade 4. */
export function equalsOf(
	random: Random,
	{ factors, most = 12, isAboveOne = false }: Range,
): Equals | undefined {
	const { bottom, factor } = random.pick(GROWTHS);
	const top = random.integer(isAboveOne ? bottom + 1 : 1, isAboveOne ? 2 * bottom - 1 : bottom - 1);
	if (bottom * factor > most || (factors !== undefined && !factors.includes(factor))) return undefined;
	return { small: { top, bottom }, factor, large: { top: top * factor, bottom: bottom * factor } };
}
