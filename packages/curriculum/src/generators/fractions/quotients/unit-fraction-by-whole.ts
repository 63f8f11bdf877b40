import { unitBars } from "../../../figures/numbers/unit-bars.ts";
import { ask, boxed, defineSkill, type Form, NAMES, ratio, slip, whole } from "../../../kit/index.ts";
import { SHARED_PARTS } from "./unit-division-stories.ts";
import { checkByMultiplying, unitDivisionForms, unitQuotient, unitTex } from "./unit-divisions.ts";

const { drawn, bare, story } = unitDivisionForms(true, SHARED_PARTS);

const small = bare([2, 8], [2, 6]);
const large = bare([3, 12], [2, 9]);

/** One part of a bar is cut again. */
const withBar: Form = (random) => {
	const division = drawn(random, [2, 8], [2, 6]);
	const { bottom, count } = division;
	const color = random.pick(["sky", "mint", "coral"] as const);
	return {
		...unitQuotient(random, division),
		prompt: random.pick([
			`The picture shows $${unitTex(bottom)}$ of a bar cut into ${count} equal pieces. What fraction of the whole bar is one piece?`,
			`$${unitTex(bottom)}$ of a bar is divided into ${count} equal pieces, as in the picture. What is $${unitTex(bottom)} \\div ${count}$?`,
		]),
		figure: {
			svg: unitBars({ count: 1, parts: bottom, shaded: 1, cut: count, caption: "1 whole", color }),
			alt: `A bar of one whole in ${bottom} equal parts. The first part is colored and cut into ${count} equal pieces. One of the pieces is marked.`,
		},
	};
};

/** The quotient is placed on a line from 0 to 1 that is cut into its pieces. */
const onLine: Form = (random) => {
	const division = drawn(random, [2, 6], [2, 5]);
	const { bottom, count } = division;
	// A line of tenths has decimals as its numbers.
	if ((bottom * count) % 10 === 0) return undefined;
	return {
		...unitQuotient(random, division),
		prompt: random.pick([
			`The line from 0 to 1 is cut into ${bottom} equal parts, and each part into ${count} pieces. Place a point at $${unitTex(bottom)} \\div ${count}$.`,
			`Where is $${unitTex(bottom)} \\div ${count}$ on the number line? Each of the ${bottom} equal parts has ${count} pieces.`,
		]),
		line: { from: 0, to: 1, steps: bottom * count, number_every: count },
	};
};

/** The divisor is missing. */
const missing: Form = (random) => {
	const { bottom, count } = drawn(random, [2, 12], [2, 12]);
	const all = bottom * count;
	const equation = `${unitTex(bottom)} \\div \\square = ${unitTex(all)}`;
	return {
		prompt: random.pick([
			`Which whole number belongs in the box? $${equation}$`,
			`Find the missing divisor: $${equation}$`,
			`${random.pick(NAMES)} divides $${unitTex(bottom)}$ by a whole number and gets $${unitTex(all)}$. What is that number?`,
		]),
		right: whole(count),
		wrong: [
			[slip.subtractedToFindTheDivisor, whole(all - bottom)],
			[slip.multipliedByTheFraction, whole(bottom * all)],
			[slip.tookTheDividend, whole(bottom)],
			[slip.gaveTheFractionAgain, ratio(1, count)],
		],
		hints: [
			`$${unitTex(bottom)}$ is cut into equal pieces. Compare the denominators ${bottom} and ${all}.`,
			`The whole had ${bottom} parts and has ${all} pieces now. Into how many pieces was each part cut?`,
			`Solve $${bottom} \\times \\square = ${all}$.`,
		],
		steps: [
			`Each of the ${bottom} parts was cut, and the whole has ${all} pieces.`,
			`$${bottom} \\times ${count} = ${all}$, so each part was cut into ${count} pieces.`,
			`$${unitTex(bottom)} \\div ${count} = ${unitTex(all)}$.`,
		],
	};
};

const inSteps = ask.stepwise((random) => {
	const division = drawn(random, [3, 12], [2, 9]);
	const { bottom, count } = division;
	const { hints, steps, task = "" } = unitQuotient(random, division);
	return {
		prompt: random.pick([
			`Complete the work for ${task}. A whole has ${bottom} equal parts. When each part is cut into ${count} pieces, the whole has [[pieces]] pieces. The quotient has the numerator [[numerator]] and the denominator [[denominator]].`,
			`Find ${task}. Cut each of the ${bottom} equal parts of a whole into ${count} pieces: that makes [[pieces]] pieces. One of them has the numerator [[numerator]] and the denominator [[denominator]].`,
		]),
		boxes: {
			pieces: boxed(
				whole(bottom * count),
				[slip.addedToTheDenominator, whole(bottom + count)],
				[slip.countedOneWhole, whole(bottom)],
			),
			numerator: boxed(whole(1), [slip.multipliedByTheFraction, whole(count)]),
			denominator: boxed(whole(bottom * count), [slip.gaveTheFractionAgain, whole(bottom)]),
		},
		hints,
		steps,
	};
});

const check: Form = (random) => checkByMultiplying(random, drawn(random, [2, 12], [2, 9]));

// 1: a bar and a number line show it. 2: without a picture, and step by step. 3: stories. 4: the multiplication that
// checks it, and what went wrong. 5: the divisor is missing, and mistakes to explain.
export const unitFractionByWhole = defineSkill("unit-fraction-by-whole", 16, {
	1: [ask.typed(withBar), ask.onNumberLine(onLine), ask.chosen(withBar), ask.chosen(small)],
	2: [ask.typed(large), ask.chosen(large), inSteps, ask.matched(large, ["division", "quotient"])],
	3: [ask.typed(story([2, 6], [2, 6])), ask.chosen(story([2, 8], [2, 8])), inSteps],
	4: [ask.chosen(check), ask.typed(story([3, 12], [3, 12])), ask.whatWentWrong(large), ask.judged(large)],
	5: [
		ask.typed(missing),
		ask.chosen(missing),
		ask.explainTheMistake(large),
		ask.judged(bare([5, 12], [4, 12])),
	],
});
