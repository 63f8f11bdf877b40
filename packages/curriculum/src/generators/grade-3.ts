import { fractionNumberLine } from "./fractions/fraction-number-line.ts";
import { nameFractions } from "./fractions/name-fractions.ts";
import type { Generator } from "./generator.ts";
import { areaRectangle } from "./geometry/area-rectangle.ts";
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
import { multDivWordProblems } from "./stories/mult-div-word-problems.ts";
import { twoStepWordProblems } from "./stories/two-step-word-problems.ts";
import { addSubWithin1000Fluent } from "./whole-numbers/add-sub-within-1000-fluent.ts";
import { multiplyFactsHard } from "./whole-numbers/multiply-facts-hard.ts";

/** The generators of grade 3, in teaching order within each domain. */
export const grade3: readonly Generator[] = [
	multiplicationEqualGroups,
	divisionEqualShares,
	multiplyFactsEasy,
	multiplyFactsMid,
	multiplyFactsHard,
	divisionFacts,
	unknownFactorEquations,
	commutativeAssociative,
	distributiveBreakApart,
	divisionAsUnknownFactor,
	multDivWordProblems,
	twoStepWordProblems,
	arithmeticPatterns,
	round10100,
	addSubWithin1000Fluent,
	multiplyMultiplesOfTen,
	nameFractions,
	fractionNumberLine,
	areaRectangle,
];
