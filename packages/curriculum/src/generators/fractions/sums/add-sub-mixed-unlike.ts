import { ask, defineSkill, type Form } from "../../../kit/index.ts";
import { mixedTex } from "./mixed-sums.ts";
import { namesOf, termTex, unlikeMixedDraft, unlikeMixedOf } from "./unlike-mixed.ts";
import { askForTheMixedNumber, equationWithBox } from "./missing-mixed-number.ts";
import { brokenUp } from "./broken-whole.ts";

type Range = Parameters<typeof unlikeMixedOf>[1];

const made =
	(range: Omit<Range, "subtracts">, subtracts?: boolean): Form =>
	(random) => {
		const sum = unlikeMixedOf(random, { ...range, subtracts: subtracts ?? random.oneIn(2) });
		return sum && unlikeMixedDraft(random, sum);
	};

const easySum = made({ isNear: true, regroups: false }, false);
const easyDifference = made({ isNear: true, regroups: false }, true);
const plain = made({ isNear: false, regroups: false });
const newWhole = made({ isNear: false, regroups: true }, false);
const brokenWhole = made({ isNear: false, regroups: true }, true);
const either = made({ isNear: false, regroups: true, most: 12 });

/** One of the numbers is missing: the inverse operation finds it. */
const missing: Form = (random) => {
	const sum = unlikeMixedOf(random, { isNear: false, subtracts: true, regroups: random.oneIn(2) });
	if (sum === undefined) return undefined;
	const [total, known] = [termTex(sum, 0), termTex(sum, 1)];
	const equation = equationWithBox(random, total, known);
	const draft = unlikeMixedDraft(random, sum);
	return {
		...draft,
		prompt: askForTheMixedNumber(random, equation),
		hints: [`Subtract to find the missing number: ${draft.task}.`, draft.hints[0], draft.hints[1]],
		steps: ["Subtract to find the missing number.", ...draft.steps],
	};
};

/** Renamed, a whole broken up, and subtracted, one step at a time. */
const breaking = ask.stepwise((random) => {
	const sum = unlikeMixedOf(random, { isNear: true, subtracts: true, regroups: true });
	if (sum === undefined) return undefined;
	const { bottom, first, second } = sum.like;
	const { task, renamed } = namesOf(sum);
	const { parts, boxes, hints, steps } = brokenUp(sum.like);
	const around = unlikeMixedDraft(random, sum).steps;
	return {
		prompt: random.pick([
			`To find $${task}$, rename both fractions as ${parts}: $${mixedTex(first, bottom)} - ${mixedTex(second, bottom)}$. Then break up one whole. That leaves [[wholes]] wholes and [[opened]] ${parts}. After subtracting, there are [[rest]] ${parts}.`,
			`Work out $${task}$ in ${parts}: $${mixedTex(first, bottom)} - ${mixedTex(second, bottom)}$. One whole is broken up, so the first number has [[wholes]] wholes and [[opened]] ${parts}. The numerator of the difference is [[rest]].`,
		]),
		boxes,
		hints: [`${renamed}. ${hints[0]}`, hints[1], hints[2]],
		steps: [...around.slice(0, 1), ...steps, ...around.slice(-1)],
	};
});

// 1: sums without a new whole; one denominator goes into the other. 2: differences as well, and another denominator for
// both. 3: sums with a new whole. 4: differences that break up a whole. 5: a number is missing, larger numbers, and
// mistakes to explain.
export const addSubMixedUnlike = defineSkill("add-sub-mixed-unlike", 12, {
	1: [ask.typed(easySum), ask.chosen(easySum), ask.matched(easySum, "sum")],
	2: [ask.typed(easyDifference), ask.typed(plain), ask.chosen(plain), ask.judged(plain)],
	3: [ask.typed(newWhole), ask.chosen(newWhole), ask.whatWentWrong(newWhole), ask.judged(newWhole)],
	4: [
		ask.typed(brokenWhole),
		breaking,
		ask.whatWentWrong(brokenWhole),
		ask.matched(brokenWhole, "difference"),
	],
	5: [
		ask.typed(missing),
		ask.chosen(missing),
		ask.typed(either),
		ask.explainTheMistake(either),
		ask.judged(either),
	],
});
