import { ask, boxed, defineSkill, lowest, mixedTex, NAMES, slip, tex } from "../../../kit/index.ts";
import type { Draft, Form } from "../../../kit/index.ts";
import { anyFraction, whole, words } from "../../../kit/value.ts";
import { countedParts, LIKE_DENOMINATORS, MIXED_CTA, partsCalled } from "../../../kit/parts.ts";
import { type Repeated, repeatedOf } from "../sums/repeated-fractions.ts";
import { SAME_AMOUNTS, unitsOf } from "../naming/same-amounts.ts";
import { shadedFraction } from "../naming/shaded-sets.ts";

type Range = Parameters<typeof repeatedOf>[1];

const UNITS: Range = { denominators: LIKE_DENOMINATORS, most: 1, counts: [2, 9] };
const FEW: Range = { denominators: [3, 4, 5, 6, 8], counts: [2, 6] };
const MANY: Range = { denominators: [3, 4, 5, 6, 8, 10, 12], counts: [4, 12] };

const shownEach = ({ each }: Repeated) => `$${tex(each)}$`;
const totalOf = ({ each, count }: Repeated) => ({ top: each.top * count, bottom: each.bottom });

function help(repeated: Repeated): Pick<Draft, "hints" | "steps"> {
	const { each, count } = repeated;
	const { top, bottom } = totalOf(repeated);
	const task = `${count} \\times ${tex(each)}`;
	const result = mixedTex(lowest(top, bottom));
	return {
		hints: [
			"The same amount comes again and again. Which operation puts equal amounts together?",
			`Multiply: $${task}$. The parts are ${partsCalled(bottom)}.`,
			`Find $${count} \\times ${each.top}$ to know how many ${partsCalled(bottom)} there are in all.`,
		],
		steps: [
			`There are ${count} equal amounts, so multiply: $${task}$.`,
			`$${count} \\times ${each.top} = ${top}$, so that is ${countedParts(top, bottom)}.`,
			`$${task} = ${result}$.`,
		],
	};
}

function wrongOf({ each, count }: Repeated): Draft["wrong"] {
	const { top, bottom } = each;
	return [
		[slip.multipliedDenominatorByWhole, anyFraction(top * count, bottom * count)],
		[slip.addedInsteadOfMultiplying, anyFraction(count * bottom + top, bottom)],
		[slip.multipliedOnlyTheDenominator, anyFraction(top, bottom * count)],
		[slip.numeratorOnly, whole(count * top)],
		[slip.gaveTheCount, whole(count)],
	];
}

/** Equal fractional amounts put together. */
export const fractionsInAll =
	(range: Range): Form =>
	(random) => {
		const repeated = repeatedOf(random, range);
		if (repeated === undefined) return undefined;
		const { top, bottom } = totalOf(repeated);
		const { unit, things, told } = random.pick(SAME_AMOUNTS);
		const units = unitsOf(unit);
		const asks = random.pick([
			`How many ${units} is that in all?`,
			`How many ${units} does that make in all?`,
		]);
		return {
			...help(repeated),
			prompt: `${told(random.pick(NAMES), repeated.count, shownEach(repeated))} ${asks}`,
			cta: MIXED_CTA,
			task: `${repeated.count} ${things} with ${shownEach(repeated)} ${unit} each`,
			right: anyFraction(top, bottom),
			wrong: wrongOf(repeated),
		};
	};

/** How many full units there are, without the exact number. */
const between =
	(range: Range): Form =>
	(random) => {
		const repeated = repeatedOf(random, range);
		if (repeated === undefined) return undefined;
		const { top, bottom } = totalOf(repeated);
		const low = Math.floor(top / bottom);
		if (top % bottom === 0) return undefined;
		const { unit, told } = random.pick(SAME_AMOUNTS);
		const { hints, steps } = help(repeated);
		const limits = (from: number) => words(`between ${from} and ${from + 1}`);
		const asks = random.pick([
			`Between which two whole numbers is the number of ${unitsOf(unit)}?`,
			`About how many ${unitsOf(unit)} is that? Choose the two whole numbers that it lies between.`,
		]);
		return {
			prompt: `${told(random.pick(NAMES), repeated.count, shownEach(repeated))} ${asks}`,
			right: limits(low),
			wrong: [
				[slip.roundedUpFirst, limits(low + 1)],
				low > 0 && [slip.oneWholeTooFew, limits(low - 1)],
				[slip.gaveTheCount, limits(repeated.count)],
				[slip.multipliedDenominatorByWhole, limits(0)],
			],
			hints: [
				hints[0],
				hints[2],
				`${bottom} ${partsCalled(bottom)} make one whole. How many wholes are in all the parts?`,
			],
			steps: [...steps, `That is between ${low} and ${low + 1}.`],
		};
	};

/** What is left of a total: two steps. */
export const restOfFractions: Form = (random) => {
	const repeated = repeatedOf(random, MANY);
	if (repeated === undefined) return undefined;
	const { top, bottom } = totalOf(repeated);
	const all = Math.ceil(top / bottom) + random.integer(0, 3);
	const rest = all * bottom - top;
	if (rest === 0) return undefined;
	const { left: told } = random.pick(SAME_AMOUNTS);
	const { steps } = help(repeated);
	return {
		prompt: told(random.pick(NAMES), repeated.count, shownEach(repeated), all),
		cta: MIXED_CTA,
		right: anyFraction(rest, bottom),
		wrong: [
			[slip.gaveWhatWasUsed, anyFraction(top, bottom)],
			[slip.tookItOnce, anyFraction(all * bottom - repeated.each.top, bottom)],
			[slip.addedInstead, anyFraction(all * bottom + top, bottom)],
			[slip.oneWholeTooFew, anyFraction(rest + bottom, bottom)],
		],
		hints: [
			"This takes two steps. What do you need to know before you can find what is left?",
			`First multiply: $${repeated.count} \\times ${tex(repeated.each)}$.`,
			`Then subtract that product from ${all}. Write ${all} in ${partsCalled(bottom)} first.`,
		],
		steps: [
			...steps,
			`Subtract from ${all}: $${all} - ${mixedTex(lowest(top, bottom))} = ${mixedTex(lowest(rest, bottom))}$.`,
		],
	};
};

const inSteps = (range: Range) =>
	ask.stepwise((random) => {
		const repeated = repeatedOf(random, range);
		if (repeated === undefined) return undefined;
		const { top, bottom } = totalOf(repeated);
		if (top <= bottom || top % bottom === 0) return undefined;
		const { unit, told } = random.pick(SAME_AMOUNTS);
		const { hints, steps } = help(repeated);
		const [parts, units] = [partsCalled(bottom), unitsOf(unit)];
		const [wholes, rest] = [Math.floor(top / bottom), top % bottom];
		return {
			prompt: `${told(random.pick(NAMES), repeated.count, shownEach(repeated))} ${random.pick([
				`That is [[parts]] ${parts} in all. It makes [[wholes]] whole ${units}, and [[rest]] ${parts} are left over.`,
				`Count the ${parts}: there are [[parts]]. Then write a mixed number: [[wholes]] wholes and [[rest]] ${parts}.`,
			])}`,
			boxes: {
				parts: boxed(
					whole(top),
					[slip.addedTheCount, whole(repeated.count + repeated.each.top)],
					[slip.gaveTheCount, whole(repeated.count)],
				),
				wholes: boxed(whole(wholes), [slip.oneWholeTooFew, whole(wholes - 1)]),
				rest: boxed(whole(rest), [slip.oneWholeTooFew, whole(rest + bottom)]),
			},
			hints: [hints[0], hints[1], `${bottom} ${parts} make one whole. Divide to find the wholes.`],
			steps: [
				...steps.slice(0, 2),
				`$${top} \\div ${bottom}$ is ${wholes} with a remainder of ${rest}.`,
				steps.at(-1) ?? "",
			],
		};
	});

const NOUNS = ["story", "total"] as const;

// 1: unit fractions. 2: any fraction. 3: step by step to a mixed number. 4: larger counts, and the two whole numbers
// around the total. 5: what is left of a total.
export const fractionTimesWholeWord = defineSkill("fraction-times-whole-word", 12, {
	1: [
		shadedFraction,
		ask.typed(fractionsInAll(UNITS)),
		ask.chosen(fractionsInAll(UNITS)),
		ask.matched(fractionsInAll(UNITS), NOUNS),
	],
	2: [
		ask.typed(fractionsInAll(FEW)),
		ask.chosen(fractionsInAll(FEW)),
		ask.matched(fractionsInAll(FEW), NOUNS),
	],
	3: [inSteps(FEW), ask.chosen(between(FEW)), ask.typed(fractionsInAll(FEW))],
	4: [
		inSteps(MANY),
		ask.chosen(between(MANY)),
		ask.chosen(fractionsInAll(MANY)),
		ask.typed(fractionsInAll(MANY)),
	],
	5: [ask.typed(restOfFractions), ask.chosen(restOfFractions), ask.chosen(between(MANY))],
});
