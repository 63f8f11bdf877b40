import { ask, boxed, defineSkill, given, inOwnWords, NAMES, people, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../../kit/index.ts";
import { anyFraction, whole, words } from "../../../kit/value.ts";
import { countedParts, LIKE_DENOMINATORS, MIXED_CTA, partsCalled } from "../../../kit/parts.ts";
import { fractionTex, likeSum } from "./like-fractions.ts";
import { LIKE_AMOUNTS, OF_ONE_WHOLE } from "./like-stories.ts";
import { mixedDraft, mixedSumOf, mixedTex } from "./mixed-sums.ts";

/** Numerators of two fractions that are less than one together. */
function belowOne(random: Random) {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [a, b] = [random.integer(1, denominator - 2), random.integer(1, denominator - 2)];
	return a + b < denominator ? { a, b, denominator } : undefined;
}

const together: Form = given(belowOne, ({ a, b, denominator }, random) => {
	const story = random.pick(OF_ONE_WHOLE);
	const [one, other] = [`$${fractionTex(a, denominator)}$`, `$${fractionTex(b, denominator)}$`];
	return {
		...likeSum(random, { terms: [a, b], denominator }),
		prompt: `${story.told(...people(random), one, other)} ${story.together}`,
		shading: { rows: 1, columns: denominator },
	};
});

/** What is left of the whole: two steps. */
const leftOfTheWhole: Form = given(belowOne, ({ a, b, denominator }, random) => {
	const story = random.pick(OF_ONE_WHOLE);
	const [one, other] = [`$${fractionTex(a, denominator)}$`, `$${fractionTex(b, denominator)}$`];
	const [used, rest] = [a + b, denominator - a - b];
	return {
		prompt: `${story.told(...people(random), one, other)} ${story.left}`,
		cta: MIXED_CTA,
		right: anyFraction(rest, denominator),
		wrong: [
			[slip.gaveTheUsedPart, anyFraction(used, denominator)],
			[slip.usedOneNumber, anyFraction(denominator - a, denominator)],
			[slip.numeratorOnly, whole(rest)],
			[slip.subtractedInstead, anyFraction(Math.abs(a - b), denominator)],
		],
		shading: { rows: 1, columns: denominator },
		hints: [
			`The whole is 1. How many ${partsCalled(denominator)} is that?`,
			`First add the two parts: $${a} + ${b}$ ${partsCalled(denominator)}.`,
			`Subtract that from the ${denominator} ${partsCalled(denominator)} of the whole.`,
		],
		steps: [
			`Together: $${fractionTex(a, denominator)} + ${fractionTex(b, denominator)} = ${fractionTex(used, denominator)}$.`,
			`The whole is $${fractionTex(denominator, denominator)}$.`,
			`$${fractionTex(denominator, denominator)} - ${fractionTex(used, denominator)} = ${fractionTex(rest, denominator)}$, so $${fractionTex(rest, denominator)}$ is left.`,
		],
	};
});

const withUnit = (shown: string, unit: string) => `$${shown}$ ${unit}`;

/** Any like fractions of a unit, as a sum or as a difference. */
const amounts: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [a, b] = [random.integer(1, denominator - 1), random.integer(1, denominator - 1)];
	const adds = a + b > denominator;
	if (!adds && a <= b) return undefined;
	const { unit, ...story } = random.pick(LIKE_AMOUNTS);
	const tell = adds ? story.together : story.apart;
	const [one, other] = [a, b].map((top) => withUnit(fractionTex(top, denominator), unit)) as [string, string];
	return {
		...likeSum(random, { terms: adds ? [a, b] : [a, -b], denominator }),
		prompt: tell(random.pick(NAMES), one, other),
	};
};

/** Together, and some of it taken away: two steps. */
const twoSteps: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [a, b, c] = [0, 0, 0].map(() => random.integer(1, denominator - 1)) as [number, number, number];
	if (c >= a + b || a + b - c === denominator || c === a || c === b) return undefined;
	const { unit, both } = random.pick(LIKE_AMOUNTS);
	const [one, other, taken] = [a, b, c].map((top) => withUnit(fractionTex(top, denominator), unit)) as [
		string,
		string,
		string,
	];
	const { right, steps, ...draft } = likeSum(random, { terms: [a, b, -c], denominator });
	return {
		...draft,
		right,
		prompt: both(random.pick(NAMES), one, other, taken),
		wrong: [[slip.stoppedAfterAdding, anyFraction(a + b, denominator)], ...draft.wrong],
		hints: [
			"This takes two steps. What do you do first: add, or subtract?",
			`First find how much there is in all: $${a} + ${b}$ ${partsCalled(denominator)}.`,
			`Then subtract ${countedParts(c, denominator)}. The denominator stays ${denominator}.`,
		],
		steps: [`In all, there are $${a} + ${b} = ${a + b}$ ${partsCalled(denominator)}.`, ...steps],
	};
};

const mixed =
	(regroups: boolean): Form =>
	(random) => {
		const subtracts = random.oneIn(2);
		const made = mixedSumOf(random, { subtracts, regroups });
		if (made === undefined) return undefined;
		const { unit, together: add, apart } = random.pick(LIKE_AMOUNTS);
		const [one, other] = [made.first, made.second].map((each) =>
			withUnit(mixedTex(each, made.bottom), `${unit}s`),
		) as [string, string];
		return { ...mixedDraft(random, made), prompt: (subtracts ? apart : add)(random.pick(NAMES), one, other) };
	};

const inSteps = ask.stepwise((random) => {
	const drawn = belowOne(random);
	if (drawn === undefined) return undefined;
	const { a, b, denominator } = drawn;
	const story = random.pick(OF_ONE_WHOLE);
	const [one, other] = [`$${fractionTex(a, denominator)}$`, `$${fractionTex(b, denominator)}$`];
	const parts = partsCalled(denominator);
	return {
		prompt: `${story.told(...people(random), one, other)} Together that is [[used]] ${parts}. The whole has ${denominator} ${parts}, so [[left]] ${parts} are left.`,
		boxes: {
			used: boxed(whole(a + b), [slip.subtractedInstead, whole(Math.abs(a - b))]),
			left: boxed(
				whole(denominator - a - b),
				[slip.usedOneNumber, whole(denominator - a)],
				[slip.gaveTheUsedPart, whole(a + b)],
			),
		},
		hints: [
			"The parts are all the same size, so count them.",
			`First add the numerators: $${a} + ${b}$.`,
			`Subtract that from the ${denominator} ${parts} of the whole.`,
		],
		steps: [`$${a} + ${b} = ${a + b}$.`, `$${denominator} - ${a + b} = ${denominator - a - b}$.`],
	};
});

/** Two wholes of one size or of two: only parts of equal wholes can be added. */
const WHOLES = [
	["pizza", "a small pizza", "a large pizza"],
	["rope", "a short rope", "a long rope"],
	["bottle of juice", "a small bottle of juice", "a large bottle of juice"],
	["garden bed", "a narrow garden bed", "a wide garden bed"],
	["sheet of paper", "a small sheet of paper", "a large sheet of paper"],
	["bag of rice", "a small bag of rice", "a large bag of rice"],
	["can of paint", "a small can of paint", "a large can of paint"],
	["loaf of bread", "a short loaf of bread", "a long loaf of bread"],
] as const;

const YES = "Yes, because both are parts of the same whole.";
const NO = "No, because the wholes are not the same size.";

type Case = "same whole" | "other wholes" | "wrong sum";

function sameWhole(random: Random): (Draft & { is: Case }) | undefined {
	const drawn = belowOne(random);
	if (drawn === undefined) return undefined;
	const { a, b, denominator } = drawn;
	const is = random.pick(["same whole", "other wholes", "wrong sum"] as const);
	const [thing, small, large] = random.pick(WHOLES);
	const [name, friend] = people(random);
	const shown = (top: number, bottom: number = denominator) => `$${fractionTex(top, bottom)}$`;
	const told =
		is === "other wholes"
			? `${name} uses ${shown(a)} of ${small}, and ${friend} uses ${shown(b)} of ${large}.`
			: `${name} uses ${shown(a)} of a ${thing}, and ${friend} uses ${shown(b)} of the same ${thing}.`;
	const [sum, across] = [shown(a + b), shown(a + b, 2 * denominator)];
	const claimed = is === "wrong sum" ? across : sum;
	const otherSum = `No, because the sum is ${is === "wrong sum" ? sum : across}.`;
	const right = { "same whole": YES, "other wholes": NO, "wrong sum": otherSum }[is];
	return {
		is,
		prompt: `${told} ${random.pick([
			`Can they say that they used ${claimed} of one whole?`,
			`${name} adds the fractions and gets ${claimed}. Does that tell how much they used in all?`,
		])}`,
		right: words(right),
		wrong: [
			[is === "wrong sum" ? slip.acceptedAddedDenominators : slip.addedOfDifferentWholes, words(YES)],
			[slip.sawTwoWholes, words(NO)],
			[slip.addedDenominators, words(otherSum)],
			[slip.ignoredTheWhole, words("Yes, because it does not matter what they are parts of.")],
		],
		hints: [
			"Fractions can be added when they are parts of equal wholes.",
			`Both are ${partsCalled(denominator)}. Are they ${partsCalled(denominator)} of wholes that have the same size?`,
			"Picture both wholes cut into parts. Is each part as large as the others? Then check the sum.",
		],
		steps: [
			is === "other wholes"
				? `${name} uses parts of ${small}, and ${friend} uses parts of ${large}. The parts are not the same size.`
				: `Both use parts of one ${thing}, so the parts are the same size, and the sum is ${sum}.`,
			right,
		],
	};
}

const explainSameWhole: Way = given(sameWhole, ({ prompt, hints, steps, right, is }) => {
	return inOwnWords({
		prompt: `${prompt} Explain why or why not.`,
		hints: [...hints],
		explanation: steps.join("\n\n"),
		rubric: {
			answer: is === "same whole" ? "Says yes: the fractions can be added." : "Says no.",
			reason: {
				"same whole":
					"Says that both fractions are parts of the same whole, or that the parts have the same size.",
				"other wholes": "Says that the wholes, or the parts, do not have the same size.",
				"wrong sum": "Says that the denominators must not be added, or gives the right sum.",
			}[is],
		},
		sample_answer: `${right.shown} ${steps[0] ?? ""}`,
	});
});

// 1: parts of one whole together. 2: what is left of the whole. 3: amounts, added or taken away, and two steps. 4: mixed
// numbers. 5: mixed numbers that regroup, and whether the wholes are the same.
export const fractionWordLike = defineSkill("fraction-word-like", 14, {
	1: [ask.typed(together), ask.chosen(together), ask.byShading(together)],
	2: [ask.typed(leftOfTheWhole), ask.chosen(leftOfTheWhole), inSteps, ask.byShading(together)],
	3: [ask.typed(amounts), ask.chosen(amounts), ask.typed(twoSteps), ask.chosen(sameWhole)],
	4: [ask.typed(mixed(false)), ask.chosen(mixed(false)), ask.chosen(twoSteps), inSteps],
	5: [ask.typed(mixed(true)), ask.chosen(mixed(true)), ask.chosen(sameWhole), explainSameWhole],
});
