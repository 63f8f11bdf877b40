import { ask, boxed, countedParts, defineSkill, partsCalled, slip, whole } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { formulaOf, mixedDraft, mixedSumOf, mixedTex } from "./mixed-sums.ts";
import { askForTheMixedNumber, equationWithBox } from "./missing-mixed-number.ts";
import { brokenUp } from "./broken-whole.ts";

const sum =
	(regroups: boolean): Form =>
	(random) => {
		const made = mixedSumOf(random, { subtracts: false, regroups });
		return made && mixedDraft(random, made);
	};

const difference =
	(regroups: boolean): Form =>
	(random) => {
		const made = mixedSumOf(random, { subtracts: true, regroups });
		return made && mixedDraft(random, made);
	};

const fromWhole: Form = (random) => {
	const made = mixedSumOf(random, { subtracts: true, regroups: true, fromWhole: true });
	return made && mixedDraft(random, made);
};

const either =
	(regroups: boolean): Form =>
	(random) =>
		(random.oneIn(2) ? sum : difference)(regroups)(random);

/** One of the numbers is missing: the inverse operation finds it. */
const missing: Form = (random) => {
	const made = mixedSumOf(random, { subtracts: true, regroups: random.oneIn(2) });
	if (made === undefined) return undefined;
	const { bottom, first, second } = made;
	const [total, known] = [mixedTex(first, bottom), mixedTex(second, bottom)];
	const equation = equationWithBox(random, total, known);
	const draft = mixedDraft(random, made);
	return {
		...draft,
		prompt: askForTheMixedNumber(random, equation),
		hints: [
			`You can find the missing number by subtracting: $${formulaOf(made)}$.`,
			draft.hints[0],
			draft.hints[1],
		],
		steps: [`Subtract to find the missing number.`, ...draft.steps],
	};
};

/** A whole is broken up, one step at a time. */
const breaking = ask.stepwise((random) => {
	const made = mixedSumOf(random, { subtracts: true, regroups: true, fromWhole: random.oneIn(4) });
	if (made === undefined) return undefined;
	const { bottom, first, second } = made;
	const { parts, boxes, hints, steps } = brokenUp(made);
	const last = mixedDraft(random, made).steps.slice(-1);
	return {
		prompt: random.pick([
			`To find $${formulaOf(made)}$, break up one whole of $${mixedTex(first, bottom)}$. That leaves [[wholes]] wholes and [[opened]] ${parts}. Subtract ${countedParts(second.top, bottom)} to get [[rest]] ${parts}.`,
			`Rename $${mixedTex(first, bottom)}$ to find $${formulaOf(made)}$. There are now [[wholes]] wholes and [[opened]] ${parts}. After subtracting, the numerator is [[rest]].`,
		]),
		boxes,
		hints,
		steps: [...steps, ...last],
	};
});

/** The parts make a new whole, one step at a time. */
const making = ask.stepwise((random) => {
	const made = mixedSumOf(random, { subtracts: false, regroups: true });
	if (made === undefined) return undefined;
	const { bottom, first, second } = made;
	const [parts, sum] = [partsCalled(bottom), first.top + second.top];
	const { hints, steps } = mixedDraft(random, made);
	const wholes = first.wholes + second.wholes + 1;
	return {
		prompt: random.pick([
			`Add $${formulaOf(made)}$. The fractions make [[sum]] ${parts} together. The result is [[wholes]] wholes and [[rest]] ${parts}.`,
			`In $${formulaOf(made)}$ there are [[sum]] ${parts} besides the whole numbers. Take out a new whole: the sum has [[wholes]] wholes, and its numerator is [[rest]].`,
		]),
		boxes: {
			sum: boxed(whole(sum), [slip.subtractedInstead, whole(Math.abs(first.top - second.top))]),
			wholes: boxed(whole(wholes), [slip.lostTheNewWhole, whole(wholes - 1)]),
			rest: boxed(
				whole(sum - bottom),
				[slip.tookOutTen, whole(Math.abs(sum - 10))],
				[slip.lostTheNewWhole, whole(sum)],
			),
		},
		hints: [hints[0], hints[1], `${bottom} ${parts} make one whole. Take them out, and count the new whole.`],
		steps,
	};
});

// 1: sums without a new whole. 2: differences without breaking up a whole. 3: sums with a new whole. 4: differences that
// break up a whole. 5: from a whole number, with one number missing, and mistakes to explain.
export const addSubMixedLike = defineSkill("add-sub-mixed-like", 15, {
	1: [ask.typed(sum(false)), ask.chosen(sum(false)), ask.matched(sum(false), "sum")],
	2: [ask.typed(difference(false)), ask.chosen(difference(false)), ask.judged(either(false))],
	3: [ask.typed(sum(true)), making, ask.whatWentWrong(sum(true)), ask.judged(sum(true))],
	4: [
		ask.typed(difference(true)),
		breaking,
		ask.whatWentWrong(difference(true)),
		ask.matched(difference(true), "difference"),
	],
	5: [
		ask.typed(fromWhole),
		ask.typed(missing),
		ask.chosen(missing),
		ask.explainTheMistake(either(true)),
		ask.judged(either(true)),
	],
});
