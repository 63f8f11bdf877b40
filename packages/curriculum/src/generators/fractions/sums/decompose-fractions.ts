import { ask, boxed, defineSkill, NAMES, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random, Value, Wrong } from "../../../kit/index.ts";
import { countedParts, FRACTION_CTA, LIKE_DENOMINATORS, partsCalled } from "../../../kit/parts.ts";
import { fractionTex as f } from "./like-fractions.ts";

/** A fraction and numerators that add up to its own. */
interface Split {
	top: number;
	bottom: number;
	parts: readonly number[];
}

interface Range {
	count: number;
	isAboveOne?: boolean;
}

function splitOf(random: Random, { count, isAboveOne = false }: Range): Split | undefined {
	const bottom = random.pick(LIKE_DENOMINATORS);
	const top = isAboveOne ? random.integer(bottom + 1, 2 * bottom - 1) : random.integer(3, bottom);
	const first = Array.from({ length: count - 1 }, () => random.integer(1, bottom - 1));
	const last = top - first.reduce((sum, each) => sum + each, 0);
	return last < 1 || top > 2 * bottom ? undefined : { top, bottom, parts: [...first, last] };
}

const sumTex = (parts: readonly number[], bottom: number) => parts.map((part) => f(part, bottom)).join(" + ");

/** A sum to choose; two sums of one worth are not distinguished, since one fraction may then have both. */
function sumValue(parts: readonly number[], bottom: number): Value {
	const worth = [parts.reduce((total, each) => total + each, 0), bottom] as const;
	return { ...words(`$${sumTex(parts, bottom)}$`), answer_type: "SIMPLE_FRACTION", worth };
}

function help({ top, bottom, parts }: Split): Pick<Draft, "hints" | "steps"> {
	const total = parts.join(" + ");
	return {
		hints: [
			"Splitting a fraction does not change the size of its parts. Look at the denominators first.",
			`$${f(top, bottom)}$ is ${top} ${partsCalled(bottom)}. The sum must be ${partsCalled(bottom)}, too.`,
			`All denominators must be ${bottom}, and the numerators must add up to ${top}.`,
		],
		steps: [
			`The denominators stay ${bottom}.`,
			`The numerators add up: $${total} = ${top}$.`,
			`$${f(top, bottom)} = ${sumTex(parts, bottom)}$.`,
		],
	};
}

/** Which sum a fraction is. */
const sum =
	(range: Range): Form =>
	(random) => {
		const split = splitOf(random, range);
		if (split === undefined) return undefined;
		const { top, bottom, parts } = split;
		const [first = 1, ...rest] = parts;
		const other = Math.max(2, Math.floor(bottom / parts.length));
		const shown = `$${f(top, bottom)}$`;
		return {
			...help(split),
			task: shown,
			prompt: random.pick([
				`Which sum is equal to ${shown}?`,
				`${random.pick(NAMES)} splits ${shown} into a sum. Which sum is right?`,
				`Which is a way to decompose ${shown}?`,
				`${shown} of a ribbon is cut into shorter pieces. Which sum can show the pieces?`,
			]),
			right: sumValue(parts, bottom),
			// Shuffled, since some ways take only the first.
			wrong: random.shuffle<Wrong | false>([
				[slip.splitTheDenominator, sumValue(parts, other)],
				[slip.onePartTooMany, sumValue([first + 1, ...rest], bottom)],
				first > 1 && [slip.onePartTooFew, sumValue([first - 1, ...rest], bottom)],
			]),
			equal: `another sum of ${partsCalled(bottom)} that is equal`,
		};
	};

/** One part of the sum is missing. */
const missing =
	(range: Range): Form =>
	(random) => {
		const split = splitOf(random, range);
		if (split === undefined) return undefined;
		const { top, bottom, parts } = split;
		const last = parts.at(-1) ?? 1;
		const known = parts.slice(0, -1);
		const equation = `$${f(top, bottom)} = ${sumTex(known, bottom)} + \\square$`;
		const name = random.pick(NAMES);
		return {
			prompt: random.pick([
				`Which fraction is missing? ${equation}`,
				`Complete the sum: ${equation}`,
				`${name} decomposes $${f(top, bottom)}$. Which fraction belongs in the box? ${equation}`,
				`Find the fraction that makes the equation true: ${equation}`,
			]),
			cta: FRACTION_CTA,
			right: ratio(last, bottom),
			wrong: [
				[slip.keptAllParts, ratio(top, bottom)],
				known.length > 1 && [slip.stoppedBeforeTheEnd, ratio(top - (known[0] ?? 0), bottom)],
				[slip.addedInstead, ratio(top + (known[0] ?? 0), bottom)],
				[slip.numeratorOnly, whole(last)],
				[slip.splitTheDenominator, ratio(last, Math.max(2, bottom - (known[0] ?? 1)))],
			],
			hints: [
				`All parts are ${partsCalled(bottom)}. Their size does not change.`,
				`There are ${top} ${partsCalled(bottom)} in all. How many are there already on the right?`,
				`Find $${top} - ${known.join(" - ")}$ for the numerator.`,
			],
			steps: [
				`The denominator stays ${bottom}.`,
				`The missing numerator is $${top} - ${known.join(" - ")} = ${last}$.`,
				`$${f(top, bottom)} = ${sumTex(parts, bottom)}$.`,
			],
		};
	};

/** Shading what is left of the parts. */
const shaded: Form = (random) => {
	const split = splitOf(random, { count: 2 });
	// "3/3 of a fence" is no way to say all of it.
	if (split === undefined || split.top === split.bottom) return undefined;
	const { top, bottom, parts } = split;
	const [first = 1, rest = 1] = parts;
	const [name, whole] = [random.pick(NAMES), `$${f(top, bottom)}$`];
	return {
		prompt: random.pick([
			`${name} wants ${whole} of the bar in two colors. $${f(first, bottom)}$ of the bar is blue, and the rest of the colored part is green. Shade the green part.`,
			`${whole} of a garden bed is planted. Peas grow in $${f(first, bottom)}$ of the bed, and beans in the rest of the planted part. Shade the part with beans.`,
			`${name} and a friend paint ${whole} of a fence. ${name} paints $${f(first, bottom)}$ of the fence. Shade the part that the friend paints.`,
		]),
		cta: FRACTION_CTA,
		right: ratio(rest, bottom),
		wrong: [
			[slip.keptAllParts, ratio(top, bottom)],
			[slip.addedInstead, ratio(top + first, bottom)],
			[slip.usedOneNumber, ratio(first, bottom)],
		],
		shading: { rows: 1, columns: bottom },
		hints: [
			`The whole has ${bottom} equal parts. How many of them does the fraction count?`,
			`The fraction counts ${top} parts, and ${first} of them ${first === 1 ? "is" : "are"} known.`,
			`Find $${top} - ${first}$ to know how many parts to shade.`,
		],
		steps: [
			`The parts are all ${partsCalled(bottom)}.`,
			`$${top} - ${first} = ${rest}$.`,
			`$${f(top, bottom)} = ${sumTex(parts, bottom)}$, so the part is $${f(rest, bottom)}$.`,
		],
	};
};

/** How many unit fractions a fraction is, or how it is split into wholes and a rest. */
const inUnits = ask.stepwise((random) => {
	const split = splitOf(random, { count: 2 });
	if (split === undefined || split.top === split.bottom) return undefined;
	const { top, bottom } = split;
	const shown = `$${f(top, bottom)}$`;
	return {
		prompt: random.pick([
			`Decompose ${shown} into unit fractions. Each has the numerator 1 and the denominator [[bottom]], and there are [[count]] of them.`,
			`${shown} is a sum of equal unit fractions. The number of unit fractions is [[count]], and the denominator of each is [[bottom]].`,
		]),
		boxes: {
			bottom: boxed(whole(bottom), [slip.swappedParts, whole(top)]),
			count: boxed(
				whole(top),
				[slip.swappedParts, whole(bottom)],
				[slip.countedTheOthers, whole(bottom - top)],
			),
		},
		hints: [
			"A unit fraction is one of the equal parts. Its numerator is 1.",
			`Read ${shown} aloud. It is a number of ${partsCalled(bottom)}.`,
			"The denominator names the size of each part, and the numerator counts the parts.",
		],
		steps: [
			`Each part is one of ${bottom} equal parts, so the denominator is ${bottom}.`,
			`The numerator ${top} counts the unit fractions.`,
		],
	};
});

const wholeAndRest = ask.stepwise((random) => {
	const bottom = random.pick(LIKE_DENOMINATORS);
	const [wholes, rest] = [random.integer(1, 2), random.integer(1, bottom - 1)];
	const top = wholes * bottom + rest;
	const [name, shown] = [random.pick(NAMES), `$${f(top, bottom)}$`];
	return {
		prompt: random.pick([
			`Decompose ${shown} into ${wholes} and a fraction less than 1. The whole part takes [[whole]] ${partsCalled(bottom)}, and [[rest]] ${partsCalled(bottom)} are left over.`,
			`${name} writes ${shown} as ${wholes} plus a fraction less than 1. In ${wholes} there are [[whole]] ${partsCalled(bottom)}. The numerator of the other fraction is [[rest]].`,
		]),
		boxes: {
			whole: boxed(
				whole(wholes * bottom),
				[slip.onePartAsWhole, whole(wholes)],
				[slip.keptAllParts, whole(top)],
			),
			rest: boxed(whole(rest), [slip.keptAllParts, whole(top)], [slip.onePartAsWhole, whole(top - wholes)]),
		},
		hints: [
			`How many ${partsCalled(bottom)} make one whole?`,
			`${wholes} ${wholes === 1 ? "is" : "are"} $${wholes} \\times ${bottom}$ ${partsCalled(bottom)}.`,
			`Subtract those from the ${top} ${partsCalled(bottom)}.`,
		],
		steps: [
			`${wholes} is $${f(wholes * bottom, bottom)}$.`,
			`$${top} - ${wholes * bottom} = ${rest}$, so ${countedParts(rest, bottom)} ${rest === 1 ? "is" : "are"} left over.`,
			`$${f(top, bottom)} = ${wholes} + ${f(rest, bottom)}$.`,
		],
	};
});

const TWO: Range = { count: 2 };
const THREE: Range = { count: 3 };
const ABOVE_ONE: Range = { count: 2, isAboveOne: true };
const THREE_ABOVE_ONE: Range = { count: 3, isAboveOne: true };
const NOUNS = ["fraction", "sum"] as const;

// 1: into two parts, with a bar to shade. 2: into three parts, or unit fractions. 3: several sums at once. 4: fractions
// greater than 1, whole and rest. 5: three parts above 1, and mistakes to explain.
export const decomposeFractions = defineSkill("decompose-fractions", 15, {
	1: [ask.typed(missing(TWO)), ask.chosen(sum(TWO)), ask.byShading(shaded)],
	2: [ask.typed(missing(THREE)), ask.chosen(sum(THREE)), inUnits, ask.chosen(missing(TWO))],
	3: [
		ask.judged(sum(TWO)),
		ask.matched(sum(THREE), NOUNS),
		ask.chosen(missing(THREE)),
		ask.byShadingACircle(shaded),
	],
	4: [wholeAndRest, ask.typed(missing(ABOVE_ONE)), ask.chosen(sum(ABOVE_ONE)), ask.judged(sum(ABOVE_ONE))],
	5: [
		ask.typed(missing(THREE_ABOVE_ONE)),
		ask.judged(sum(THREE_ABOVE_ONE)),
		ask.explainTheMistake(sum(THREE)),
		ask.matched(sum(THREE_ABOVE_ONE), NOUNS),
	],
});
