import { type Fraction, GRADE_4_DENOMINATORS, type Random } from "../../../kit/index.ts";

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
	/** The denominators; those of grade 4 where nothing is said. */
	among?: readonly number[];
}

/** Denominators of grade 3 (3.NF). */
export const GRADE_3_DENOMINATORS = [2, 3, 4, 6, 8] as const;

/** Each denominator with each of its multiples among them. */
const growthsOf = (among: readonly number[]) =>
	among.flatMap((bottom) =>
		among
			.filter((large) => large > bottom && large % bottom === 0)
			.map((large) => ({ bottom, factor: large / bottom })),
	);
const GROWTHS = growthsOf(GRADE_4_DENOMINATORS);

/** Two equal fractions with denominators of the grade. */
export function equalsOf(
	random: Random,
	{ factors, most = 12, isAboveOne = false, among }: Range,
): Equals | undefined {
	const { bottom, factor } = random.pick(among === undefined ? GROWTHS : growthsOf(among));
	const top = random.integer(isAboveOne ? bottom + 1 : 1, isAboveOne ? 2 * bottom - 1 : bottom - 1);
	if (bottom * factor > most || (factors !== undefined && !factors.includes(factor))) return undefined;
	return { small: { top, bottom }, factor, large: { top: top * factor, bottom: bottom * factor } };
}
