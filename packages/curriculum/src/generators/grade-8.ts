import { exponentRules } from "./exponents/exponent-rules.ts";
import { negativeZeroExponents } from "./exponents/negative-zero-exponents.ts";
import { scientificNotationOperations } from "./exponents/scientific-notation-operations.ts";
import { scientificNotation } from "./exponents/scientific-notation.ts";
import { squareCubeRoots } from "./exponents/square-cube-roots.ts";
import { evaluateRules } from "./functions/evaluate-rules.ts";
import { slopeSimilarTriangles } from "./linear/graphs/slope-similar-triangles.ts";
import type { Generator } from "./generator.ts";
import { compareFunctions } from "./linear/functions/compare-functions.ts";
import { constructLinearFunction } from "./linear/functions/construct-linear-function.ts";
import { countSolutions } from "./linear/count-solutions.ts";
import { graphProportional } from "./linear/graphs/graph-proportional.ts";
import { identifyFunctions } from "./linear/functions/identify-functions.ts";
import { linearEquationsBothSides } from "./linear/linear-equations-both-sides.ts";
import { linearNonlinear } from "./linear/functions/linear-nonlinear.ts";
import { qualitativeGraphs } from "./linear/graphs/qualitative-graphs.ts";
import { slopeIntercept } from "./linear/graphs/slope-intercept.ts";
import { distancePlane } from "./pythagoras/distance-plane.ts";
import { pythagoreanApplied } from "./pythagoras/pythagorean-applied.ts";
import { pythagoreanConverse } from "./pythagoras/pythagorean-converse.ts";
import { pythagoreanSides } from "./pythagoras/pythagorean-sides.ts";
import { approximateIrrationals } from "./reals/approximate-irrationals.ts";
import { rationalIrrational } from "./reals/rational-irrational.ts";
import { repeatingDecimals } from "./reals/repeating-decimals.ts";
import { aaSimilarTriangles } from "./similarity/aa-similar-triangles.ts";
import { angleSumExterior } from "./similarity/angle-sum-exterior.ts";
import { parallelTransversal } from "./similarity/parallel-transversal.ts";
import { similarity } from "./similarity/similarity.ts";
import { volumeConesSpheres } from "./solids/volume-cones-spheres.ts";
import { volumeCylinders } from "./solids/volume-cylinders.ts";
import { lineOfFit } from "./statistics/scatter/line-of-fit.ts";
import { linearModelUse } from "./statistics/scatter/linear-model-use.ts";
import { scatterPlots } from "./statistics/scatter/scatter-plots.ts";
import { twoWayTables } from "./statistics/two-way-tables.ts";
import { systemsElimination } from "./systems/systems-elimination.ts";
import { systemsGraphing } from "./systems/systems-graphing.ts";
import { systemsSubstitution } from "./systems/systems-substitution.ts";
import { systemsWord } from "./systems/systems-word.ts";
import { congruenceMotions } from "./transformations/congruence-motions.ts";
import { coordinateTransformations } from "./transformations/coordinate-transformations.ts";
import { transformationProperties } from "./transformations/transformation-properties.ts";

/** The generators of grade 8, in teaching order within each domain. */
export const grade8: readonly Generator[] = [
	rationalIrrational,
	repeatingDecimals,
	approximateIrrationals,
	exponentRules,
	negativeZeroExponents,
	squareCubeRoots,
	scientificNotation,
	scientificNotationOperations,
	graphProportional,
	slopeSimilarTriangles,
	slopeIntercept,
	linearEquationsBothSides,
	countSolutions,
	systemsGraphing,
	systemsSubstitution,
	systemsElimination,
	systemsWord,
	identifyFunctions,
	evaluateRules,
	compareFunctions,
	linearNonlinear,
	constructLinearFunction,
	qualitativeGraphs,
	transformationProperties,
	congruenceMotions,
	coordinateTransformations,
	similarity,
	angleSumExterior,
	parallelTransversal,
	aaSimilarTriangles,
	pythagoreanConverse,
	pythagoreanSides,
	pythagoreanApplied,
	distancePlane,
	volumeCylinders,
	volumeConesSpheres,
	scatterPlots,
	lineOfFit,
	linearModelUse,
	twoWayTables,
];
