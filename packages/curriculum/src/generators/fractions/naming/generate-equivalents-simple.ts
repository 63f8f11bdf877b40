import { ask, boxed, defineSkill, type Form, NAMES, slip, tex, whole } from "../../../kit/index.ts";
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
import { equalsOf, GRADE_3_DENOMINATORS } from "./equal-fractions.ts";

const ALL: Range = { among: GRADE_3_DENOMINATORS };
const ABOVE_ONE: Range = { ...ALL, isAboveOne: true };
/** Neither is a multiple of the other. */
const ACROSS = [
	[4, 6],
	[6, 8],
] as const;

/** Without wrong fractions that have no denominator of this grade, for questions that show them. */
const within =
	(form: Form): Form =>
	(random) => {
		const draft = form(random);
		const isShown = (bottom = 0) => GRADE_3_DENOMINATORS.some((each) => each === bottom);
		return draft && { ...draft, wrong: draft.wrong.filter((each) => each && isShown(each[1].worth?.[1])) };
	};

/** Three equal fractions: two of them are multiples of the first. */
const inAChain = ask.stepwise((random) => {
	const equals = equalsOf(random, random.pick([ALL, ABOVE_ONE]));
	const [other] = random.shuffle(GRADE_3_DENOMINATORS);
	if (equals === undefined || other === undefined) return undefined;
	const { small, factor, large } = equals;
	const third = { top: (small.top * other) / small.bottom, bottom: other };
	if (!Number.isInteger(third.top) || other === small.bottom || other === large.bottom) return undefined;
	const blank = (id: string, bottom: number) => `[[${id}]] over ${bottom}`;
	return {
		prompt: random.pick([
			`Three fractions are equal: $${tex(small)}$, ${blank("first", large.bottom)}, and ${blank("second", other)}. Find their numerators.`,
			`${random.pick(NAMES)} writes $${tex(small)}$ with other denominators: ${blank("first", large.bottom)}, and ${blank("second", other)}. Which numerators are missing?`,
		]),
		boxes: {
			first: boxed(
				whole(large.top),
				[slip.keptThePartner, whole(small.top)],
				[slip.addedToBoth, whole(small.top + large.bottom - small.bottom)],
			),
			second: boxed(
				whole(third.top),
				[slip.keptThePartner, whole(small.top)],
				[slip.addedToBoth, whole(Math.max(1, small.top + other - small.bottom))],
			),
		},
		hints: [
			"Equal fractions name the same amount. Smaller parts mean more parts.",
			`Begin with the denominator ${large.bottom}. Into how many smaller parts is each part cut?`,
			"Multiply the numerator by that same number. Then do the same for the other fraction.",
		],
		steps: [
			`Each part is cut into ${factor}: $${tex(small)} = ${tex(large)}$.`,
			`In the same way, $${tex(small)} = ${tex(third)}$.`,
		],
	};
});

// There are only eight pairs of equal fractions below 1 with these denominators, so each is asked about in many ways.
// 1: each part cut in two or more, with bars, and pairs of equal fractions. 2: without bars, step by step. 3: the denominator too, and larger parts.
// 4: stories, and fractions greater than one. 5: three equal fractions, two steps, and mistakes to explain.
export const generateEquivalentsSimple = defineSkill("generate-equivalents-simple", 14, {
	1: [
		ask.typed(withBars(ALL)),
		ask.byShading(shaded(ALL)),
		ask.chosen(withBars(ALL)),
		ask.chosen(inParts(ALL)),
		ask.matched(equation(ALL), ["fraction", "equal fraction"]),
	],
	2: [ask.typed(numerator(ALL)), inSteps(ALL), ask.matched(equation(ALL), ["fraction", "equal fraction"])],
	3: [ask.typed(either(ALL)), ask.chosen(either(ALL)), ask.judged(equation(ALL), 3)],
	4: [
		ask.typed(story(ALL)),
		ask.chosen(inParts(ABOVE_ONE)),
		ask.typed(either(ABOVE_ONE)),
		ask.whatWentWrong(within(inParts(ALL))),
	],
	5: [
		inAChain,
		ask.typed(across(ACROSS)),
		ask.chosen(inParts(ABOVE_ONE)),
		ask.judged(equation(ABOVE_ONE), 3),
		ask.explainTheMistake(within(inParts(ABOVE_ONE))),
	],
});
