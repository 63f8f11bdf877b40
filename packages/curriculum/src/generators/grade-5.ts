import { interpretCoordinates } from "./coordinates/interpret-coordinates.ts";
import { plotQuadrantOne } from "./coordinates/plot-quadrant-one.ts";
import { twoRulePatterns } from "./coordinates/two-rule-patterns.ts";
import { addSubDecimals } from "./decimals/add-sub-decimals.ts";
import { compareDecimalsThousandths } from "./decimals/compare-decimals-thousandths.ts";
import { decimalFormsThousandths } from "./decimals/forms/decimal-forms-thousandths.ts";
import { divideDecimals } from "./decimals/divide-decimals.ts";
import { multiplyDecimals } from "./decimals/multiply-decimals.ts";
import { placeValueDecimals } from "./decimals/forms/place-value-decimals.ts";
import { powersOfTen } from "./decimals/powers-of-ten.ts";
import { roundDecimals } from "./decimals/round-decimals.ts";
import { orderOfOperationsBrackets } from "./expressions/order-of-operations-brackets.ts";
import { writeNumericalExpressions } from "./expressions/write-numerical-expressions.ts";
import { addSubFractionsUnlike } from "./fractions/sums/add-sub-fractions-unlike.ts";
import { addSubMixedUnlike } from "./fractions/sums/add-sub-mixed-unlike.ts";
import { areaFractionalSides } from "./fractions/products/area-fractional-sides.ts";
import { fractionAsDivision } from "./fractions/quotients/fraction-as-division.ts";
import { fractionMultiplyWord } from "./fractions/products/fraction-multiply-word.ts";
import { fractionWordUnlike } from "./fractions/sums/fraction-word-unlike.ts";
import { multiplyFractions } from "./fractions/products/multiply-fractions.ts";
import { scalingSize } from "./fractions/products/scaling-size.ts";
import { unitFractionByWhole } from "./fractions/quotients/unit-fraction-by-whole.ts";
import { unitFractionDivisionWord } from "./fractions/quotients/unit-fraction-division-word.ts";
import { wholeByUnitFraction } from "./fractions/quotients/whole-by-unit-fraction.ts";
import type { Generator } from "./generator.ts";
import { convertUnitsWithinSystem } from "./measurement/convert-units-within-system.ts";
import { linePlotFractionOps } from "./measurement/line-plot-fraction-ops.ts";
import { hierarchy2d } from "./shapes/kinds/hierarchy-2d.ts";
import { volumeComposite } from "./volume/volume-composite.ts";
import { volumeRectPrism } from "./volume/volume-rect-prism.ts";
import { volumeUnitCubes } from "./volume/volume-unit-cubes.ts";
import { divideTwoDigitDivisor } from "./whole-numbers/quotients/divide-two-digit-divisor.ts";
import { multiplyMultidigit } from "./whole-numbers/products/multiply-multidigit.ts";

/** The generators of grade 5, in teaching order within each domain. */
export const grade5: readonly Generator[] = [
	orderOfOperationsBrackets,
	writeNumericalExpressions,
	twoRulePatterns,
	placeValueDecimals,
	powersOfTen,
	decimalFormsThousandths,
	compareDecimalsThousandths,
	roundDecimals,
	multiplyMultidigit,
	divideTwoDigitDivisor,
	addSubDecimals,
	multiplyDecimals,
	divideDecimals,
	addSubFractionsUnlike,
	addSubMixedUnlike,
	fractionWordUnlike,
	fractionAsDivision,
	multiplyFractions,
	areaFractionalSides,
	scalingSize,
	fractionMultiplyWord,
	unitFractionByWhole,
	wholeByUnitFraction,
	unitFractionDivisionWord,
	convertUnitsWithinSystem,
	linePlotFractionOps,
	volumeUnitCubes,
	volumeRectPrism,
	volumeComposite,
	plotQuadrantOne,
	interpretCoordinates,
	hierarchy2d,
];
