import { unitBars } from "../../../figures/numbers/unit-bars.ts";
import { ask, boxed, defineSkill, type Form, NAMES, partsCalled, slip, whole } from "../../../kit/index.ts";
import { FITTING_PARTS } from "./unit-division-stories.ts";
import { checkByMultiplying, unitDivisionForms, unitQuotient, unitTex } from "./unit-divisions.ts";

const { drawn, bare, story } = unitDivisionForms(false, FITTING_PARTS);

const small = bare([2, 8], [2, 9]);
const large = bare([3, 12], [3, 20]);

const withBars: Form = (random) => {
	const division = drawn(random, [2, 8], [2, 6]);
	const { bottom, count } = division;
	const color = random.pick(["sky", "mint", "coral"] as const);
	return {
		...unitQuotient(random, division),
		prompt: random.pick([
			`The picture shows ${count} wholes. How many ${partsCalled(bottom)} are there?`,
			`Use the picture to find $${count} \\div ${unitTex(bottom)}$.`,
			`Each bar is 1 whole, cut into ${partsCalled(bottom)}. How many times does $${unitTex(bottom)}$ fit in ${count}?`,
		]),
		figure: {
			svg: unitBars({ count, parts: bottom, caption: "each bar: 1 whole", color }),
			alt: `${count} bars of one whole each. Every bar is cut into ${bottom} equal parts.`,
		},
	};
};

/** The dividend or the denominator is missing. */
const missing: Form = (random) => {
	const { bottom, count } = drawn(random, [2, 12], [2, 25]);
	const [all, parts] = [bottom * count, partsCalled(bottom)];
	return {
		prompt: random.pick([
			`Which whole number belongs in the box? $\\square \\div ${unitTex(bottom)} = ${all}$`,
			`Find the missing dividend: $\\square \\div ${unitTex(bottom)} = ${all}$`,
			`${random.pick(NAMES)} cuts some whole pies into ${parts} and has ${all} pieces. How many pies were there?`,
			`How many wholes are ${all} ${parts}?`,
		]),
		right: whole(count),
		wrong: [
			[slip.multipliedForTheWholes, whole(all * bottom)],
			[slip.subtractedForTheWholes, whole(all - bottom)],
			[slip.gaveThePartsOfOne, whole(bottom)],
			[slip.addedToTheDenominator, whole(all + bottom)],
		],
		hints: [
			`How many ${parts} make 1 whole?`,
			`There are ${all} ${parts} in all, and ${bottom} of them make 1 whole.`,
			`Find $${all} \\div ${bottom}$.`,
		],
		steps: [
			`${bottom} ${parts} make 1 whole.`,
			`$${all} \\div ${bottom} = ${count}$, so there are ${count} wholes.`,
			`$${count} \\div ${unitTex(bottom)} = ${all}$.`,
		],
	};
};

const inSteps = ask.stepwise((random) => {
	const { bottom, count } = drawn(random, [3, 12], [3, 12]);
	const parts = partsCalled(bottom);
	return {
		prompt: random.pick([
			`Find $${count} \\div ${unitTex(bottom)}$. There are [[one]] ${parts} in 1 whole, so there are [[all]] ${parts} in ${count} wholes.`,
			`Complete the work for $${count} \\div ${unitTex(bottom)}$. 1 whole is [[one]] ${parts}. ${count} wholes are [[all]] ${parts}.`,
			`A student cuts ${count} whole sheets of paper into ${parts}. Each sheet gives [[one]] pieces, and all of them give [[all]] pieces.`,
		]),
		boxes: {
			one: boxed(whole(bottom), [slip.gaveTheDividend, whole(count)]),
			all: boxed(
				whole(bottom * count),
				[slip.addedToTheDenominator, whole(bottom + count)],
				[slip.countedOneWhole, whole(bottom)],
			),
		},
		hints: [
			`Into how many equal parts is 1 whole cut to make ${parts}?`,
			`Every one of the ${count} wholes gives that many ${parts}.`,
			"Multiply the number of wholes by the number of parts in one whole.",
		],
		steps: [`1 whole has ${bottom} ${parts}.`, `$${count} \\times ${bottom} = ${bottom * count}$.`],
	};
});

const check: Form = (random) => checkByMultiplying(random, drawn(random, [2, 12], [2, 12]));

// 1: bars show it. 2: without a picture, and step by step. 3: stories. 4: larger numbers, the multiplication that checks
// it, and what went wrong. 5: the dividend is missing, and mistakes to explain.
export const wholeByUnitFraction = defineSkill("whole-by-unit-fraction", 17, {
	1: [ask.typed(withBars), ask.chosen(withBars), ask.chosen(small)],
	2: [ask.typed(small), inSteps, ask.matched(small, ["division", "quotient"]), ask.chosen(large)],
	3: [ask.typed(story([2, 8], [2, 12])), ask.chosen(story([2, 8], [2, 12])), inSteps],
	4: [ask.chosen(check), ask.typed(story([3, 12], [6, 30])), ask.whatWentWrong(large), ask.judged(large)],
	5: [
		ask.typed(missing),
		ask.chosen(missing),
		ask.explainTheMistake(large),
		ask.judged(bare([4, 12], [8, 40])),
	],
});
