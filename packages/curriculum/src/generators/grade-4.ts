import { additiveAngles } from "./angles/additive-angles.ts";
import { angleAsTurn } from "./angles/angle-as-turn.ts";
import { linesRaysAngles } from "./angles/lines-rays-angles.ts";
import { measureAngles } from "./angles/measure-angles.ts";
import { linePlotEighths } from "./data/line-plot-eighths.ts";
import { compareDecimalsHundredths } from "./decimals/compare-decimals-hundredths.ts";
import { decimalFractionNotation } from "./decimals/forms/decimal-fraction-notation.ts";
import { addSubFractionsLike } from "./fractions/sums/add-sub-fractions-like.ts";
import { addSubMixedLike } from "./fractions/sums/add-sub-mixed-like.ts";
import { compareFractionsUnlike } from "./fractions/naming/compare-fractions-unlike.ts";
import { decomposeFractions } from "./fractions/sums/decompose-fractions.ts";
import { equivalentFractions } from "./fractions/naming/equivalent-fractions.ts";
import { fractionTimesWholeWord } from "./fractions/products/fraction-times-whole-word.ts";
import { fractionTimesWhole } from "./fractions/products/fraction-times-whole.ts";
import { fractionWordLike } from "./fractions/sums/fraction-word-like.ts";
import { mixedImproperConvert } from "./fractions/naming/mixed-improper-convert.ts";
import { simplifyFractions } from "./fractions/naming/simplify-fractions.ts";
import { tenthsHundredths } from "./fractions/naming/tenths-hundredths.ts";
import type { Generator } from "./generator.ts";
import { areaPerimeterFormulas } from "./geometry/area-perimeter-formulas.ts";
import { convertLargerToSmaller } from "./measurement/convert-larger-to-smaller.ts";
import { measurementWordProblems } from "./measurement/measurement-word-problems.ts";
import { factorPairsMultiples } from "./multiplication/patterns/factor-pairs-multiples.ts";
import { multiplicativeComparison } from "./multiplication/multiplicative-comparison.ts";
import { numberShapePatterns } from "./multiplication/patterns/number-shape-patterns.ts";
import { primeComposite } from "./multiplication/patterns/prime-composite.ts";
import { placeValueTenTimes } from "./place-value/place-value-ten-times.ts";
import { readWriteMultidigit } from "./place-value/read-write-multidigit.ts";
import { roundMultidigit } from "./place-value/round-multidigit.ts";
import { classify2d } from "./shapes/kinds/classify-2d.ts";
import { lineSymmetry } from "./shapes/line-symmetry.ts";
import { comparisonWordProblems } from "./stories/comparison-word-problems.ts";
import { interpretRemainders } from "./stories/interpret-remainders.ts";
import { multistepWordProblems } from "./stories/multistep-word-problems.ts";
import { addSubMultidigit } from "./whole-numbers/sums/add-sub-multidigit.ts";
import { divideByOneDigit } from "./whole-numbers/quotients/divide-by-one-digit.ts";
import { divideWithRemainder } from "./whole-numbers/quotients/divide-with-remainder.ts";
import { multiplyByOneDigit } from "./whole-numbers/products/multiply-by-one-digit.ts";
import { multiplyTwoByTwoDigit } from "./whole-numbers/products/multiply-two-by-two-digit.ts";

/** The generators of grade 4, in teaching order within each domain. */
export const grade4: readonly Generator[] = [
	multiplicativeComparison,
	comparisonWordProblems,
	multistepWordProblems,
	interpretRemainders,
	factorPairsMultiples,
	primeComposite,
	numberShapePatterns,
	placeValueTenTimes,
	readWriteMultidigit,
	roundMultidigit,
	addSubMultidigit,
	multiplyByOneDigit,
	multiplyTwoByTwoDigit,
	divideByOneDigit,
	divideWithRemainder,
	equivalentFractions,
	simplifyFractions,
	compareFractionsUnlike,
	addSubFractionsLike,
	decomposeFractions,
	mixedImproperConvert,
	addSubMixedLike,
	fractionWordLike,
	fractionTimesWhole,
	fractionTimesWholeWord,
	tenthsHundredths,
	decimalFractionNotation,
	compareDecimalsHundredths,
	convertLargerToSmaller,
	measurementWordProblems,
	areaPerimeterFormulas,
	linePlotEighths,
	angleAsTurn,
	measureAngles,
	additiveAngles,
	linesRaysAngles,
	classify2d,
	lineSymmetry,
];
