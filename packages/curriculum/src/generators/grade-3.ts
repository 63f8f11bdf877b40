import { fractionNumberLine } from "./fractions/fraction-number-line.ts";
import { nameFractions } from "./fractions/name-fractions.ts";
import type { Generator } from "./generator.ts";
import { areaRectangle } from "./geometry/area-rectangle.ts";
import { multiplyFactsHard } from "./whole-numbers/multiply-facts-hard.ts";

/** The generators of grade 3, in teaching order within each domain. */
export const grade3: readonly Generator[] = [
	multiplyFactsHard,
	nameFractions,
	fractionNumberLine,
	areaRectangle,
];
