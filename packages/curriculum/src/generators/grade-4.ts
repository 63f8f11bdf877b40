import { additiveAngles } from "./angles/additive-angles.ts";
import { angleAsTurn } from "./angles/angle-as-turn.ts";
import { linesRaysAngles } from "./angles/lines-rays-angles.ts";
import { measureAngles } from "./angles/measure-angles.ts";
import { compareFractionsUnlike } from "./fractions/compare-fractions-unlike.ts";
import { equivalentFractions } from "./fractions/equivalent-fractions.ts";
import { mixedImproperConvert } from "./fractions/mixed-improper-convert.ts";
import type { Generator } from "./generator.ts";
import { classify2d } from "./shapes/classify-2d.ts";
import { lineSymmetry } from "./shapes/line-symmetry.ts";
import { divideByOneDigit } from "./whole-numbers/divide-by-one-digit.ts";
import { multiplyTwoByTwoDigit } from "./whole-numbers/multiply-two-by-two-digit.ts";

/** The generators of grade 4, in teaching order within each domain. */
export const grade4: readonly Generator[] = [
	multiplyTwoByTwoDigit,
	divideByOneDigit,
	equivalentFractions,
	compareFractionsUnlike,
	mixedImproperConvert,
	angleAsTurn,
	measureAngles,
	additiveAngles,
	linesRaysAngles,
	classify2d,
	lineSymmetry,
];
