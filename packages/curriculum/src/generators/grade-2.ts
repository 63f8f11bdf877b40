import { linePlotWhole } from "./data/line-plot-whole.ts";
import { pictureBarGraphs } from "./data/picture-bar-graphs.ts";
import { addFactsWithin20 } from "./facts/add-facts-within-20.ts";
import { oddEvenNumbers } from "./facts/odd-even-numbers.ts";
import { subtractFactsWithin20 } from "./facts/subtract-facts-within-20.ts";
import { unknownAddendEquations } from "./facts/unknown-addend-equations.ts";
import type { Generator } from "./generator.ts";
import { compareLengths } from "./measurement/compare-lengths.ts";
import { estimateLengths } from "./measurement/estimate-lengths.ts";
import { lengthWordProblems } from "./measurement/length-word-problems.ts";
import { measureLengthRuler } from "./measurement/measure-length-ruler.ts";
import { measureTwoUnits } from "./measurement/measure-two-units.ts";
import { numberLineSums } from "./measurement/number-line-sums.ts";
import { timeFiveMinutes } from "./measurement/time/time-five-minutes.ts";
import { countCoinsBills } from "./money/count-coins-bills.ts";
import { moneyWordProblems } from "./money/money-word-problems.ts";
import { compareThreeDigit } from "./place-value/compare-three-digit.ts";
import { hundredsTensOnes } from "./place-value/hundreds-tens-ones.ts";
import { numberFormsTo1000 } from "./place-value/number-forms-to-1000.ts";
import { skipCount510100 } from "./place-value/skip-count-5-10-100.ts";
import { equalShares } from "./shapes/parts/equal-shares.ts";
import { identifyShapes } from "./shapes/kinds/identify-shapes.ts";
import { partitionRectangle } from "./shapes/parts/partition-rectangle.ts";
import { addSubWordOneStep } from "./stories/add-sub-word-one-step.ts";
import { addSubWordTwoStep } from "./stories/add-sub-word-two-step.ts";
import { explainAddSubStrategies } from "./stories/explain-add-sub-strategies.ts";
import { addFourTwoDigit } from "./whole-numbers/sums/add-four-two-digit.ts";
import { addWithin100 } from "./whole-numbers/sums/add-within-100.ts";
import { addWithin1000 } from "./whole-numbers/sums/add-within-1000.ts";
import { arraysRepeatedAddition } from "./whole-numbers/sums/arrays-repeated-addition.ts";
import { mentalAddSub10100 } from "./whole-numbers/sums/mental-add-sub-10-100.ts";
import { subtractWithin100 } from "./whole-numbers/sums/subtract-within-100.ts";
import { subtractWithin1000 } from "./whole-numbers/sums/subtract-within-1000.ts";

/** The generators of grade 2, in teaching order within each domain. */
export const grade2: readonly Generator[] = [
	addFactsWithin20,
	subtractFactsWithin20,
	addWithin100,
	subtractWithin100,
	addFourTwoDigit,
	addWithin1000,
	subtractWithin1000,
	mentalAddSub10100,
	explainAddSubStrategies,
	hundredsTensOnes,
	skipCount510100,
	numberFormsTo1000,
	compareThreeDigit,
	oddEvenNumbers,
	arraysRepeatedAddition,
	addSubWordOneStep,
	addSubWordTwoStep,
	unknownAddendEquations,
	measureLengthRuler,
	measureTwoUnits,
	estimateLengths,
	compareLengths,
	lengthWordProblems,
	numberLineSums,
	timeFiveMinutes,
	countCoinsBills,
	moneyWordProblems,
	linePlotWhole,
	pictureBarGraphs,
	identifyShapes,
	partitionRectangle,
	equalShares,
];
