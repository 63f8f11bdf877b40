import { ask, defineSkill, given, inOwnWords, NAMES, slip, words } from "../../../kit/index.ts";
import type { Form, Fraction, Way } from "../../../kit/index.ts";
import { RESIZED } from "./resized-stories.ts";
import { bySize, inOrder } from "./scaled-cards.ts";
import {
	compared,
	type Draw,
	factorOf,
	factorTex,
	fractionScaled,
	helpWith,
	KINDS,
	ORDER,
	SIGN,
	wholeScaled,
} from "./scaled-numbers.ts";

const compare = (draw: Draw): Form =>
	given(draw, (scaling, random) => {
		const { factor, number } = scaling;
		const product = random.oneIn(2) ? `$${factor} \\times ${number}$` : `$${number} \\times ${factor}$`;
		const prompt = random.pick([
			`Without multiplying, compare ${product} with $${number}$.`,
			`Do not work it out. How does ${product} compare with $${number}$?`,
			`${random.pick(NAMES)} looks at ${product}. Is the product less than, equal to, or greater than $${number}$?`,
			`What is true of the product ${product}?`,
		]);
		return compared(scaling, prompt, (kind) => `It is ${ORDER[kind]} $${number}$.`);
	});

const sign = (draw: Draw): Form =>
	given(draw, (scaling, random) => {
		const { factor, number } = scaling;
		const prompt = random.pick([
			"Which statement is true? Do not multiply.",
			"Which sign belongs between the product and the number?",
		]);
		return compared(scaling, prompt, (kind) => `$${factor} \\times ${number} ${SIGN[kind]} ${number}$`);
	});

const story: Form = (random) => {
	const scaling = wholeScaled(KINDS, true, 90)(random);
	if (scaling === undefined) return undefined;
	const { told, unit } = random.pick(RESIZED);
	const { factor, number } = scaling;
	const prompt = told(random.pick(NAMES), `$${number}$ ${unit}`, `$${factor}$`);
	return compared(scaling, prompt, (kind) => `It is ${ORDER[kind]} $${number}$ ${unit}.`);
};

/** Which factor gives a product of the wanted size. */
const factorFor: Form = (random) => {
	const kind = random.pick(["less", "greater"] as const);
	const number = random.integer(12, 400);
	const factors = KINDS.map((each) => factorOf(random, each));
	const bottom = random.integer(6, 12);
	const near = { top: kind === "less" ? bottom + 1 : bottom - 1, bottom };
	const [less, same, greater] = factors;
	if (less === undefined || same === undefined || greater === undefined) return undefined;
	const shown = (factor: Fraction) => words(`$${factorTex(factor, false)}$`);
	const [right, opposite] = kind === "less" ? [less, greater] : [greater, less];
	return {
		prompt: random.pick([
			`Which factor makes $\\square \\times ${number}$ ${ORDER[kind]} ${number}?`,
			`A number is multiplied by ${number}. The product is ${ORDER[kind]} ${number}. Which number can it be?`,
		]),
		right: shown(right),
		wrong: [
			[kind === "less" ? slip.fractionsMakeSmaller : slip.multiplyingMakesLarger, shown(opposite)],
			[slip.tookTheFactorAsOne, shown(same)],
			[slip.comparedFactorNumerators, shown(near)],
		],
		hints: [
			`What does $1 \\times ${number}$ give?`,
			`For a product ${ORDER[kind]} ${number}, how does the factor compare with 1?`,
			"Compare the numerator and the denominator of each fraction.",
		],
		steps: [
			`$1 \\times ${number} = ${number}$, so the factor must be ${ORDER[kind]} 1.`,
			`${shown(right).shown} is ${ORDER[kind]} 1.`,
		],
	};
};

/** Why a product is less than, equal to or greater than a number, in the student's own words. */
const explain: Way = (random) => {
	const scaling = random.oneIn(2) ? fractionScaled(random) : wholeScaled(KINDS, true, 900)(random);
	if (scaling === undefined) return undefined;
	const { kind, factor, number } = scaling;
	const { hints, steps } = helpWith(scaling);
	const product = `$${factor} \\times ${number}$`;
	return inOwnWords({
		prompt: random.pick([
			`Is ${product} less than, equal to, or greater than $${number}$? Explain how you know without multiplying.`,
			`${random.pick(NAMES)} can compare ${product} with $${number}$ without multiplying. How does the product compare, and why?`,
		]),
		hints: [...hints],
		explanation: steps.join("\n\n"),
		rubric: {
			answer: `Says that the product is ${ORDER[kind]} the number.`,
			reason: `Says that the factor is ${ORDER[kind]} 1, in any words.`,
		},
		sample_answer: steps.join(" "),
	});
};

const UNLIKE = ["less", "greater"] as const;

// 1: a whole number and a fraction below or above 1. 2: factors equal to 1, sorted as well. 3: stories and mixed numbers.
// 4: fraction times fraction, and which factor fits. 5: several products in order, and reasons in the student's own words.
export const scalingSize = defineSkill("scaling-size", 11, {
	1: [ask.chosen(compare(wholeScaled(UNLIKE, false, 60))), ask.chosen(sign(wholeScaled(UNLIKE, false, 60)))],
	2: [
		ask.chosen(compare(wholeScaled(KINDS, false, 300))),
		bySize,
		ask.chosen(sign(wholeScaled(KINDS, false, 300))),
	],
	3: [ask.chosen(story), ask.chosen(compare(wholeScaled(KINDS, true, 900))), bySize],
	4: [
		ask.chosen(compare(fractionScaled)),
		ask.chosen(factorFor),
		ask.judged(sign(fractionScaled)),
		ask.chosen(story),
	],
	5: [inOrder, ask.judged(sign(wholeScaled(KINDS, true, 900))), explain, ask.chosen(factorFor)],
});
