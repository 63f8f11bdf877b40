import { addSubDecimals } from "./decimals/add-sub-decimals.ts";
import { multiplyDecimals } from "./decimals/multiply-decimals.ts";
import { addSubFractionsUnlike } from "./fractions/add-sub-fractions-unlike.ts";
import { multiplyFractions } from "./fractions/multiply-fractions.ts";
import type { Generator } from "./generator.ts";

/** The generators of grade 5, in teaching order within each domain. */
export const grade5: readonly Generator[] = [
	addSubDecimals,
	multiplyDecimals,
	addSubFractionsUnlike,
	multiplyFractions,
];
