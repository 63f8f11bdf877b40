import { anyFraction, ask, boxed, partsCalled, people, slip, tex, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { OF_ONE_WHOLE } from "../sums/like-stories.ts";
import { unlikePair, unlikeSum, workOut } from "../sums/unlike-sums.ts";

/** Two fractions of one whole that are less than the whole together. */
function ofOneWhole(random: Random, isNear: boolean) {
	const pair = unlikePair(random, isNear);
	const { top, bottom, numerators } = workOut(pair);
	return top < bottom ? { pair, top, bottom, numerators } : undefined;
}

/** Two parts of one whole together. */
export const together =
	(isNear: boolean): Form =>
	(random) => {
		const drawn = ofOneWhole(random, isNear);
		if (drawn === undefined) return undefined;
		const story = random.pick(OF_ONE_WHOLE);
		const [one = "", other = ""] = drawn.pair.map((each) => `$${tex(each)}$`);
		return {
			...unlikeSum(random, drawn.pair),
			prompt: `${story.told(...people(random), one, other)} ${story.together}`,
			shading: { rows: 1, columns: drawn.bottom },
		};
	};

/** What is left of one whole after two parts of it: two steps. */
export const leftOfTheWhole =
	(isNear: boolean): Form =>
	(random) => {
		const drawn = ofOneWhole(random, isNear);
		if (drawn === undefined) return undefined;
		const { pair, top, bottom, numerators } = drawn;
		const story = random.pick(OF_ONE_WHOLE);
		const [a, b] = pair;
		const { cta, steps, hints } = unlikeSum(random, pair);
		const afterFirst = { top: a.bottom - a.top, bottom: a.bottom };
		return {
			prompt: `${story.told(...people(random), `$${tex(a)}$`, `$${tex(b)}$`)} ${story.left}`,
			...(cta === undefined ? {} : { cta }),
			right: anyFraction(bottom - top, bottom),
			wrong: [
				[slip.gaveTheUsedPart, anyFraction(top, bottom)],
				[slip.usedOneNumber, anyFraction(afterFirst.top, afterFirst.bottom)],
				[slip.addedDenominators, anyFraction(a.bottom + b.bottom - a.top - b.top, a.bottom + b.bottom)],
				[
					slip.tookAPartOfTheRest,
					anyFraction(afterFirst.top * (b.bottom - b.top), afterFirst.bottom * b.bottom),
				],
			],
			hints: [
				"The whole is 1. First find how much of it the two fractions make together.",
				`Add $${tex(a)}$ and $${tex(b)}$. ${hints[1]}`,
				`Then subtract $${numerators.join(" + ")}$ parts from the ${bottom} parts of the whole.`,
			],
			steps: [
				...steps,
				`$${tex({ top: bottom, bottom })} - ${tex({ top, bottom })} = ${tex({ top: bottom - top, bottom })}$.`,
				`So ${anyFraction(bottom - top, bottom).shown} is left.`,
			],
		};
	};

/** Two parts of one whole, and the rest of it, one box each. */
export const partsInSteps = ask.stepwise((random) => {
	const drawn = ofOneWhole(random, random.oneIn(2));
	if (drawn === undefined) return undefined;
	const { pair, top, bottom, numerators } = drawn;
	const story = random.pick(OF_ONE_WHOLE);
	const [one = "", other = ""] = pair.map((each) => `$${tex(each)}$`);
	const [left = 0, right = 0] = numerators;
	const parts = partsCalled(bottom);
	return {
		prompt: `${story.told(...people(random), one, other)} Use the denominator ${bottom}. Together, that is [[used]] ${parts}, so [[left]] ${parts} of the whole are left.`,
		boxes: {
			used: boxed(
				whole(top),
				[slip.keptNumerators, whole(pair[0].top + pair[1].top)],
				[slip.subtractedInstead, whole(Math.abs(left - right))],
			),
			left: boxed(
				whole(bottom - top),
				[slip.usedOneNumber, whole(bottom - left)],
				[slip.gaveTheUsedPart, whole(top)],
			),
		},
		hints: [
			`Rename both fractions with the denominator ${bottom}.`,
			`Add the new numerators: $${left} + ${right}$.`,
			`The whole is ${bottom} ${parts}. Subtract the ones in the story.`,
		],
		steps: [
			`${one} and ${other} are $\\dfrac{${left}}{${bottom}}$ and $\\dfrac{${right}}{${bottom}}$.`,
			`Together: $${left} + ${right} = ${top}$.`,
			`Left: $${bottom} - ${top} = ${bottom - top}$.`,
		],
	};
});
