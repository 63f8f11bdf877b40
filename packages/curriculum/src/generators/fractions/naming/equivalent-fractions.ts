import { ask, defineSkill } from "../../../kit/index.ts";
import {
	across,
	either,
	equation,
	inParts,
	inSteps,
	numerator,
	type Range,
	shaded,
	story,
	withBars,
} from "./equal-fraction-forms.ts";

const CUT: Range = { factors: [2, 3] };
const HALVED: Range = { factors: [2] };
const UP_TO_TWELFTHS: Range = {};
const HUNDREDTHS: Range = { most: 100, factors: [4, 5, 6, 10, 20, 25] };
const ABOVE_ONE: Range = { isAboveOne: true };
/** Pairs of denominators of which neither is a multiple of the other. */
const ACROSS = [
	[4, 6],
	[4, 10],
	[6, 8],
	[6, 10],
	[8, 10],
	[8, 12],
	[10, 12],
] as const;

// 1: each part cut in two or three, with bars. 2: factors up to six without bars, step by step. 3: the denominator too, and
// larger parts. 4: stories, hundredths and fractions greater than one. 5: two steps, and mistakes to explain.
export const equivalentFractions = defineSkill("equivalent-fractions", 14, {
	1: [
		ask.typed(withBars(CUT)),
		ask.byShading(shaded(CUT)),
		ask.chosen(inParts(HALVED)),
		ask.typed(numerator(HALVED)),
	],
	2: [
		ask.typed(numerator(UP_TO_TWELFTHS)),
		ask.chosen(inParts(UP_TO_TWELFTHS)),
		inSteps(UP_TO_TWELFTHS, HUNDREDTHS),
		ask.matched(equation(UP_TO_TWELFTHS), ["fraction", "equal fraction"]),
	],
	3: [
		ask.typed(either(UP_TO_TWELFTHS)),
		ask.chosen(either(UP_TO_TWELFTHS)),
		ask.judged(equation(UP_TO_TWELFTHS)),
		inSteps(UP_TO_TWELFTHS, HUNDREDTHS),
	],
	4: [
		ask.typed(story(UP_TO_TWELFTHS)),
		ask.chosen(inParts(ABOVE_ONE)),
		ask.whatWentWrong(inParts(UP_TO_TWELFTHS)),
		ask.typed(either(HUNDREDTHS)),
	],
	5: [
		ask.typed(across(ACROSS)),
		ask.chosen(across(ACROSS)),
		ask.judged(equation(ABOVE_ONE)),
		ask.explainTheMistake(inParts(HUNDREDTHS)),
	],
});
