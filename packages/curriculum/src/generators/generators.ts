import { addSubDecimals } from "./decimals/add-sub-decimals.ts";
import { multiplyDecimals } from "./decimals/multiply-decimals.ts";
import { oneStepEquationsAdd } from "./equations/one-step-equations-add.ts";
import { oneStepEquationsMult } from "./equations/one-step-equations-mult.ts";
import { twoStepEquations } from "./equations/two-step-equations.ts";
import { addSubFractionsUnlike } from "./fractions/add-sub-fractions-unlike.ts";
import { compareFractionsUnlike } from "./fractions/compare-fractions-unlike.ts";
import { equivalentFractions } from "./fractions/equivalent-fractions.ts";
import { fractionNumberLine } from "./fractions/fraction-number-line.ts";
import { mixedImproperConvert } from "./fractions/mixed-improper-convert.ts";
import { multiplyFractions } from "./fractions/multiply-fractions.ts";
import { nameFractions } from "./fractions/name-fractions.ts";
import { evaluateRules } from "./functions/evaluate-rules.ts";
import { slopeSimilarTriangles } from "./functions/slope-similar-triangles.ts";
import type { Generator } from "./generator.ts";
import { areaRectangle } from "./geometry/area-rectangle.ts";
import { addIntegers } from "./integers/add-integers.ts";
import { subtractIntegers } from "./integers/subtract-integers.ts";
import { percentOfQuantity } from "./ratios/percent-of-quantity.ts";
import { unitRate } from "./ratios/unit-rate.ts";
import { addWithin100 } from "./whole-numbers/add-within-100.ts";
import { arraysRepeatedAddition } from "./whole-numbers/arrays-repeated-addition.ts";
import { divideByOneDigit } from "./whole-numbers/divide-by-one-digit.ts";
import { multiplyFactsHard } from "./whole-numbers/multiply-facts-hard.ts";
import { multiplyTwoByTwoDigit } from "./whole-numbers/multiply-two-by-two-digit.ts";
import { subtractWithin100 } from "./whole-numbers/subtract-within-100.ts";

/** All generators, by grade. */
export const generators: readonly Generator[] = [
	addWithin100,
	subtractWithin100,
	arraysRepeatedAddition,
	multiplyFactsHard,
	nameFractions,
	fractionNumberLine,
	areaRectangle,
	multiplyTwoByTwoDigit,
	divideByOneDigit,
	equivalentFractions,
	compareFractionsUnlike,
	mixedImproperConvert,
	addSubDecimals,
	multiplyDecimals,
	addSubFractionsUnlike,
	multiplyFractions,
	unitRate,
	percentOfQuantity,
	oneStepEquationsAdd,
	oneStepEquationsMult,
	addIntegers,
	subtractIntegers,
	twoStepEquations,
	slopeSimilarTriangles,
	evaluateRules,
];

const by_skill: ReadonlyMap<string, Generator> = new Map(
	generators.map((generator) => [generator.skill_id, generator]),
);

/** The generator of a skill, or undefined where none is written yet. */
export function generatorFor(skill_id: string): Generator | undefined {
	return by_skill.get(skill_id);
}
