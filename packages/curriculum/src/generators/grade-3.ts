import { linePlotQuarterInch } from "./data/line-plot-quarter-inch.ts";
import { scaledGraphs } from "./data/scaled-graphs.ts";
import { compareFractionsSame } from "./fractions/naming/compare-fractions-same.ts";
import { equivalentFractionsModels } from "./fractions/naming/equivalent-fractions-models.ts";
import { fractionNumberLineUnit } from "./fractions/naming/fraction-number-line-unit.ts";
import { fractionNumberLine } from "./fractions/naming/fraction-number-line.ts";
import { generateEquivalentsSimple } from "./fractions/naming/generate-equivalents-simple.ts";
import { nameFractions } from "./fractions/naming/name-fractions.ts";
import { unitFractions } from "./fractions/naming/unit-fractions.ts";
import { wholeNumbersAsFractions } from "./fractions/naming/whole-numbers-as-fractions.ts";
import type { Generator } from "./generator.ts";
import { areaRectangle } from "./geometry/area-rectangle.ts";
import { elapsedTime } from "./measurement/time/elapsed-time.ts";
import { massVolume } from "./measurement/mass-volume.ts";
import { timeToMinute } from "./measurement/time/time-to-minute.ts";
import { arithmeticPatterns } from "./multiplication/patterns/arithmetic-patterns.ts";
import { commutativeAssociative } from "./multiplication/facts/commutative-associative.ts";
import { distributiveBreakApart } from "./multiplication/facts/distributive-break-apart.ts";
import { divisionAsUnknownFactor } from "./multiplication/facts/division-as-unknown-factor.ts";
import { divisionEqualShares } from "./multiplication/division-equal-shares.ts";
import { divisionFacts } from "./multiplication/facts/division-facts.ts";
import { multiplicationEqualGroups } from "./multiplication/multiplication-equal-groups.ts";
import { multiplyFactsEasy } from "./multiplication/facts/multiply-facts-easy.ts";
import { multiplyFactsMid } from "./multiplication/facts/multiply-facts-mid.ts";
import { multiplyMultiplesOfTen } from "./multiplication/facts/multiply-multiples-of-ten.ts";
import { unknownFactorEquations } from "./multiplication/facts/unknown-factor-equations.ts";
import { round10100 } from "./place-value/round-10-100.ts";
import { areaDistributive } from "./shapes/measures/area-distributive.ts";
import { areaRectilinear } from "./shapes/measures/area-rectilinear.ts";
import { areaUnitSquares } from "./shapes/measures/area-unit-squares.ts";
import { areaVsPerimeter } from "./shapes/measures/area-vs-perimeter.ts";
import { partitionAreaFractions } from "./shapes/parts/partition-area-fractions.ts";
import { perimeterPolygons } from "./shapes/measures/perimeter-polygons.ts";
import { quadrilateralCategories } from "./shapes/kinds/quadrilateral-categories.ts";
import { multDivWordProblems } from "./stories/mult-div-word-problems.ts";
import { twoStepWordProblems } from "./stories/two-step-word-problems.ts";
import { addSubWithin1000Fluent } from "./whole-numbers/sums/add-sub-within-1000-fluent.ts";
import { multiplyFactsHard } from "./multiplication/facts/multiply-facts-hard.ts";

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
