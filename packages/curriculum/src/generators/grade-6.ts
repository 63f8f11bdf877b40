import { coordinateDistanceAxis } from "./coordinates/coordinate-distance-axis.ts";
import { fourQuadrants } from "./coordinates/four-quadrants.ts";
import { polygonsOnPlane } from "./coordinates/polygons-on-plane.ts";
import { decimalAddSubFluent } from "./decimals/decimal-add-sub-fluent.ts";
import { decimalMultDivFluent } from "./decimals/decimal-mult-div-fluent.ts";
import { inequalitiesGraph } from "./equations/inequalities-graph.ts";
import { oneStepEquationsAdd } from "./equations/one-step-equations-add.ts";
import { oneStepEquationsMult } from "./equations/one-step-equations-mult.ts";
import { testSolutions } from "./equations/test-solutions.ts";
import { wholeNumberExponents } from "./exponents/whole-number-exponents.ts";
import { equivalentExpressions } from "./expressions/equivalent-expressions.ts";
import { evaluateExpressions } from "./expressions/evaluate-expressions.ts";
import { expressionParts } from "./expressions/expression-parts.ts";
import { factorOutGcfSum } from "./expressions/factor-out-gcf-sum.ts";
import { identifyEquivalent } from "./expressions/identify-equivalent.ts";
import { variablesInContext } from "./expressions/variables-in-context.ts";
import { writeExpressions } from "./expressions/write-expressions.ts";
import { divideFractions } from "./fractions/quotients/divide-fractions.ts";
import { fractionDivisionWord } from "./fractions/quotients/fraction-division-word.ts";
import { dependentIndependent } from "./functions/dependent-independent.ts";
import type { Generator } from "./generator.ts";
import { areaCompositePolygons } from "./geometry/area-composite-polygons.ts";
import { areaTrianglesQuads } from "./geometry/area-triangles-quads.ts";
import { netsSurfaceArea } from "./geometry/nets-surface-area.ts";
import { absoluteValue } from "./integers/absolute-value.ts";
import { compareOrderRationals } from "./integers/compare-order-rationals.ts";
import { integersInContext } from "./integers/integers-in-context.ts";
import { oppositesNumberLine } from "./integers/opposites-number-line.ts";
import { rationalsNumberLine } from "./integers/rationals-number-line.ts";
import { equivalentRatioTables } from "./ratios/equivalent-ratio-tables.ts";
import { findWholeFromPercent } from "./ratios/percents/find-whole-from-percent.ts";
import { percentOfQuantity } from "./ratios/percents/percent-of-quantity.ts";
import { ratioLanguage } from "./ratios/ratio-language.ts";
import { ratioUnitConversion } from "./ratios/ratio-unit-conversion.ts";
import { unitPriceSpeed } from "./ratios/unit-price-speed.ts";
import { unitRate } from "./ratios/unit-rate.ts";
import { describeDistribution } from "./statistics/describe-distribution.ts";
import { meanMedian } from "./statistics/mean-median.ts";
import { statisticalDisplays } from "./statistics/statistical-displays.ts";
import { statisticalQuestions } from "./statistics/statistical-questions.ts";
import { variability } from "./statistics/variability.ts";
import { volumeFractionalEdges } from "./volume/volume-fractional-edges.ts";
import { divideMultidigit } from "./whole-numbers/quotients/divide-multidigit.ts";
import { greatestCommonFactor } from "./whole-numbers/products/greatest-common-factor.ts";
import { leastCommonMultiple } from "./whole-numbers/products/least-common-multiple.ts";

/** The generators of grade 6, in teaching order within each domain. */
export const grade6: readonly Generator[] = [
	ratioLanguage,
	unitRate,
	equivalentRatioTables,
	unitPriceSpeed,
	percentOfQuantity,
	findWholeFromPercent,
	ratioUnitConversion,
	divideFractions,
	fractionDivisionWord,
	divideMultidigit,
	decimalAddSubFluent,
	decimalMultDivFluent,
	greatestCommonFactor,
	leastCommonMultiple,
	factorOutGcfSum,
	integersInContext,
	oppositesNumberLine,
	rationalsNumberLine,
	fourQuadrants,
	compareOrderRationals,
	absoluteValue,
	coordinateDistanceAxis,
	wholeNumberExponents,
	writeExpressions,
	expressionParts,
	evaluateExpressions,
	equivalentExpressions,
	identifyEquivalent,
	testSolutions,
	variablesInContext,
	oneStepEquationsAdd,
	oneStepEquationsMult,
	inequalitiesGraph,
	dependentIndependent,
	areaTrianglesQuads,
	areaCompositePolygons,
	volumeFractionalEdges,
	polygonsOnPlane,
	netsSurfaceArea,
	statisticalQuestions,
	meanMedian,
	variability,
	statisticalDisplays,
	describeDistribution,
];
