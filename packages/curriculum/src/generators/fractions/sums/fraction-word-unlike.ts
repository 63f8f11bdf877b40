import { ask, defineSkill, NAMES, people, tex } from "../../../kit/index.ts";
import type { Form, Fraction, Random } from "../../../kit/index.ts";
import { COMPARED_AMOUNTS } from "../naming/compared-amounts.ts";
import { LIKE_AMOUNTS } from "./like-stories.ts";
import { explainReasonable, reasonable } from "./reasonable-sums.ts";
import { termTex, unlikeMixedDraft, unlikeMixedOf } from "./unlike-mixed.ts";
import { leftOfTheWhole, partsInSteps, together } from "../naming/unlike-parts-of-one.ts";
import { unlikePair, unlikeSum, workOut } from "./unlike-sums.ts";

const withUnit = (shown: string, unit: string) => `$${shown}$ ${unit}`;
const plural = (unit: string) => (unit === "foot" ? "feet" : `${unit}s`);

/** Two fractions, the larger one first. */
function orderedPair(random: Random, isNear: boolean): [Fraction, Fraction] {
	const [a, b] = unlikePair(random, isNear);
	return a.top * b.bottom > b.top * a.bottom ? [a, b] : [b, a];
}

const joined =
	(isNear: boolean): Form =>
	(random) => {
		const pair = unlikePair(random, isNear);
		const { unit, together: tell } = random.pick(LIKE_AMOUNTS);
		const [one, other] = pair.map((each) => withUnit(tex(each), unit)) as [string, string];
		return { ...unlikeSum(random, pair), prompt: tell(random.pick(NAMES), one, other) };
	};

/** A story of what is left of an amount, or of how much more one is than another. */
function toldApart(random: Random, amounts: (unit: string) => readonly string[]): string {
	if (random.oneIn(2)) {
		const { unit, apart } = random.pick(LIKE_AMOUNTS);
		const [all = "", part = ""] = amounts(unit);
		return apart(random.pick(NAMES), all, part);
	}
	const { unit, told } = random.pick(COMPARED_AMOUNTS);
	const [one = "", other = ""] = amounts(unit);
	return told(...people(random), one, other);
}

/** What is left of an amount, or how much more one is than another. */
const difference =
	(isNear: boolean): Form =>
	(random) => {
		const pair = orderedPair(random, isNear);
		const prompt = toldApart(random, (unit) => pair.map((each) => withUnit(tex(each), unit)));
		return { ...unlikeSum(random, [pair[0], { ...pair[1], minus: true }]), prompt };
	};

/** Together, and some of it taken away: two steps. */
const twoSteps: Form = (random) => {
	const [pair, [taken]] = [unlikePair(random, random.oneIn(2)), unlikePair(random, true)];
	const terms = [...pair, { ...taken, minus: true }];
	const { top, bottom } = workOut(terms);
	if (top <= 0 || bottom > 24 || pair.some((each) => tex(each) === tex(taken))) return undefined;
	const { unit, both } = random.pick(LIKE_AMOUNTS);
	const shown = [...pair, taken].map((each) => withUnit(tex(each), unit)) as [string, string, string];
	const draft = unlikeSum(random, terms);
	const [one, other] = pair;
	return {
		...draft,
		prompt: both(random.pick(NAMES), ...shown),
		hints: [
			"This takes two steps. What do you do first: add, or subtract?",
			`First find how much there is in all: $${tex(one)} + ${tex(other)}$. Use the denominator ${bottom}.`,
			`Then subtract $${tex(taken)}$. Rename it with the denominator ${bottom}, too.`,
		],
	};
};

const mixed =
	(regroups: boolean): Form =>
	(random) => {
		const subtracts = random.oneIn(2);
		const sum = unlikeMixedOf(random, { isNear: random.oneIn(2), subtracts, regroups, most: 6 });
		if (sum === undefined) return undefined;
		const terms = (unit: string) =>
			[termTex(sum, 0), termTex(sum, 1)].map((each) => withUnit(each, plural(unit)));
		const { unit, together: tell } = random.pick(LIKE_AMOUNTS);
		const [one = "", other = ""] = terms(unit);
		return {
			...unlikeMixedDraft(random, sum),
			prompt: subtracts ? toldApart(random, terms) : tell(random.pick(NAMES), one, other),
		};
	};

// 1: parts of one whole or amounts together; one denominator goes into the other. 2: differences. 3: any denominators,
// and whether a sum is reasonable. 4: two steps. 5: mixed numbers that regroup, and estimates explained.
export const fractionWordUnlike = defineSkill("fraction-word-unlike", 11, {
	1: [
		ask.typed(together(true)),
		ask.typed(joined(true)),
		ask.chosen(joined(true)),
		ask.byShading(together(true)),
	],
	2: [ask.typed(difference(true)), ask.chosen(difference(true)), partsInSteps],
	3: [
		ask.typed(difference(false)),
		ask.chosen(joined(false)),
		ask.chosen(reasonable),
		ask.chosen(mixed(false)),
	],
	4: [ask.typed(leftOfTheWhole(false)), ask.chosen(leftOfTheWhole(true)), partsInSteps, ask.typed(twoSteps)],
	5: [ask.typed(mixed(true)), ask.chosen(mixed(true)), ask.chosen(twoSteps), explainReasonable],
});
