import { linePlotQuarterInch } from "./data/line-plot-quarter-inch.ts";
import { scaledGraphs } from "./data/scaled-graphs.ts";
import { compareFractionsSame } from "./fractions/compare-fractions-same.ts";
import { equivalentFractionsModels } from "./fractions/equivalent-fractions-models.ts";
import { fractionNumberLineUnit } from "./fractions/fraction-number-line-unit.ts";
import { fractionNumberLine } from "./fractions/fraction-number-line.ts";
import { generateEquivalentsSimple } from "./fractions/generate-equivalents-simple.ts";
import { nameFractions } from "./fractions/name-fractions.ts";
import { unitFractions } from "./fractions/unit-fractions.ts";
import { wholeNumbersAsFractions } from "./fractions/whole-numbers-as-fractions.ts";
import type { Generator } from "./generator.ts";
import { areaRectangle } from "./geometry/area-rectangle.ts";
import { elapsedTime } from "./measurement/elapsed-time.ts";
import { massVolume } from "./measurement/mass-volume.ts";
import { timeToMinute } from "./measurement/time-to-minute.ts";
import { arithmeticPatterns } from "./multiplication/arithmetic-patterns.ts";
import { commutativeAssociative } from "./multiplication/commutative-associative.ts";
import { distributiveBreakApart } from "./multiplication/distributive-break-apart.ts";
import { divisionAsUnknownFactor } from "./multiplication/division-as-unknown-factor.ts";
import { divisionEqualShares } from "./multiplication/division-equal-shares.ts";
import { divisionFacts } from "./multiplication/division-facts.ts";
import { multiplicationEqualGroups } from "./multiplication/multiplication-equal-groups.ts";
import { multiplyFactsEasy } from "./multiplication/multiply-facts-easy.ts";
import { multiplyFactsMid } from "./multiplication/multiply-facts-mid.ts";
import { multiplyMultiplesOfTen } from "./multiplication/multiply-multiples-of-ten.ts";
import { unknownFactorEquations } from "./multiplication/unknown-factor-equations.ts";
import { round10100 } from "./place-value/round-10-100.ts";
import { areaDistributive } from "./shapes/area-distributive.ts";
import { areaRectilinear } from "./shapes/area-rectilinear.ts";
import { areaUnitSquares } from "./shapes/area-unit-squares.ts";
import { areaVsPerimeter } from "./shapes/area-vs-perimeter.ts";
import { partitionAreaFractions } from "./shapes/partition-area-fractions.ts";
import { perimeterPolygons } from "./shapes/perimeter-polygons.ts";
import { quadrilateralCategories } from "./shapes/quadrilateral-categories.ts";
import { multDivWordProblems } from "./stories/mult-div-word-problems.ts";
import { twoStepWordProblems } from "./stories/two-step-word-problems.ts";
import { addSubWithin1000Fluent } from "./whole-numbers/add-sub-within-1000-fluent.ts";
import { multiplyFactsHard } from "./multiplication/multiply-facts-hard.ts";

/** The generators of grade 3, in teaching order within each domain. */
export const grade3: readonly Generator[] = [
	multiplicationEqualGroups,
	divisionEqualShares,
	multiplyFactsEasy,
	commutativeAssociative,
	multiplyFactsMid,
	distributiveBreakApart,
	multiplyFactsHard,
	unknownFactorEquations,
	divisionAsUnknownFactor,
	divisionFacts,
	multDivWordProblems,
	twoStepWordProblems,
	arithmeticPatterns,
	round10100,
	addSubWithin1000Fluent,
	multiplyMultiplesOfTen,
	unitFractions,
	nameFractions,
	fractionNumberLineUnit,
	fractionNumberLine,
	equivalentFractionsModels,
	generateEquivalentsSimple,
	wholeNumbersAsFractions,
	compareFractionsSame,
	timeToMinute,
	elapsedTime,
	massVolume,
	scaledGraphs,
	linePlotQuarterInch,
	areaUnitSquares,
	areaRectangle,
	areaDistributive,
	areaRectilinear,
	perimeterPolygons,
	areaVsPerimeter,
	quadrilateralCategories,
	partitionAreaFractions,
];
