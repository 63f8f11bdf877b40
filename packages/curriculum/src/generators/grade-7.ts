import { angleRelationships } from "./angles/angle-relationships.ts";
import { areaCircle } from "./circles/area-circle.ts";
import { circumference } from "./circles/circumference.ts";
import { equationsWithBrackets } from "./equations/equations-with-brackets.ts";
import { twoStepEquationWord } from "./equations/two-step-equation-word.ts";
import { twoStepEquations } from "./equations/two-step-equations.ts";
import { twoStepInequalities } from "./equations/two-step-inequalities.ts";
import { combineLikeTerms } from "./expressions/combine-like-terms.ts";
import { expandFactorLinear } from "./expressions/expand-factor-linear.ts";
import { rewriteInContext } from "./expressions/rewrite-in-context.ts";
import type { Generator } from "./generator.ts";
import { areaSurfaceComposite } from "./geometry/area-surface-composite.ts";
import { scaleDrawings } from "./geometry/scale-drawings.ts";
import { triangleConditions } from "./geometry/triangle-conditions.ts";
import { addIntegers } from "./integers/add-integers.ts";
import { divideIntegers } from "./integers/divide-integers.ts";
import { multiplyIntegers } from "./integers/multiply-integers.ts";
import { subtractIntegers } from "./integers/subtract-integers.ts";
import { compoundProbability } from "./probability/compound-probability.ts";
import { experimentalProbability } from "./probability/experimental-probability.ts";
import { probabilityScale } from "./probability/probability-scale.ts";
import { simulateProbability } from "./probability/simulate-probability.ts";
import { theoreticalProbability } from "./probability/theoretical-probability.ts";
import { addSubRationals } from "./rationals/add-sub-rationals.ts";
import { fractionsToDecimals } from "./rationals/fractions-to-decimals.ts";
import { multDivRationals } from "./rationals/mult-div-rationals.ts";
import { multistepRational } from "./rationals/multistep-rational.ts";
import { rationalWordProblems } from "./rationals/rational-word-problems.ts";
import { constantOfProportionality } from "./ratios/constant-of-proportionality.ts";
import { discountTaxTip } from "./ratios/percents/discount-tax-tip.ts";
import { interestPercentError } from "./ratios/percents/interest-percent-error.ts";
import { interpretProportionalGraph } from "./ratios/interpret-proportional-graph.ts";
import { percentChange } from "./ratios/percents/percent-change.ts";
import { proportionalEquations } from "./ratios/proportional-equations.ts";
import { solveProportions } from "./ratios/solve-proportions.ts";
import { testProportional } from "./ratios/test-proportional.ts";
import { unitRateFractions } from "./ratios/unit-rate-fractions.ts";
import { crossSections } from "./shapes/parts/cross-sections.ts";
import { compareTwoDistributions } from "./statistics/compare-two-distributions.ts";
import { inferenceFromSample } from "./statistics/inference-from-sample.ts";
import { sampling } from "./statistics/sampling.ts";
import { volumePrisms } from "./volume/volume-prisms.ts";

/** The generators of grade 7, in teaching order within each domain. */
export const grade7: readonly Generator[] = [
	unitRateFractions,
	testProportional,
	constantOfProportionality,
	proportionalEquations,
	interpretProportionalGraph,
	solveProportions,
	percentChange,
	discountTaxTip,
	interestPercentError,
	addIntegers,
	subtractIntegers,
	addSubRationals,
	multiplyIntegers,
	divideIntegers,
	multDivRationals,
	fractionsToDecimals,
	rationalWordProblems,
	combineLikeTerms,
	expandFactorLinear,
	rewriteInContext,
	multistepRational,
	twoStepEquations,
	equationsWithBrackets,
	twoStepEquationWord,
	twoStepInequalities,
	scaleDrawings,
	triangleConditions,
	crossSections,
	circumference,
	areaCircle,
	angleRelationships,
	areaSurfaceComposite,
	volumePrisms,
	sampling,
	inferenceFromSample,
	compareTwoDistributions,
	probabilityScale,
	experimentalProbability,
	theoreticalProbability,
	compoundProbability,
	simulateProbability,
];
