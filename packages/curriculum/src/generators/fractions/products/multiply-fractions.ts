import { unitSquare } from "../../../figures/fractions/unit-square.ts";
import { ask, askFor, boxed, defineSkill, type Form, NAMES, slip, tex } from "../../../kit/index.ts";
import { ratio, simplest, whole } from "../../../kit/value.ts";
import { PARTS_OF_PARTS, WHAT_IS_LEFT } from "./shared-parts-of-parts.ts";
import {
	ALL_PARTS,
	EASY_PARTS,
	type Pair,
	pairOf,
	PRODUCT_CTA,
	productEnds,
	productOf,
	proper,
} from "./shared-products.ts";
import { shadedFraction } from "../naming/shaded-sets.ts";

const product =
	(denominators: readonly number[]): Form =>
	(random) => {
		const pair = pairOf(random, denominators);
		return pair === undefined ? undefined : productOf(random, pair);
	};

const units: Form = (random) => {
	const [p, q] = [random.integer(2, 12), random.integer(2, 12)];
	const pair: Pair = [
		{ top: 1, bottom: p },
		{ top: 1, bottom: q },
	];
	return p === 11 || q === 11 ? undefined : productOf(random, pair);
};

const story =
	(denominators: readonly number[]): Form =>
	(random) => {
		const pair = pairOf(random, denominators);
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const prompt = random.pick(PARTS_OF_PARTS)(random.pick(NAMES), `$${tex(a)}$`, `$${tex(b)}$`);
		return { ...productOf(random, pair), prompt };
	};

/** A part is used, and the rest of what there was is asked for. */
const left: Form = (random) => {
	const pair = pairOf(random, EASY_PARTS);
	if (pair === undefined) return undefined;
	const [a, b] = pair;
	const rest = { top: a.bottom - a.top, bottom: a.bottom };
	const [top, bottom] = [rest.top * b.top, a.bottom * b.bottom];
	return {
		prompt: random.pick(WHAT_IS_LEFT)(random.pick(NAMES), `$${tex(a)}$`, `$${tex(b)}$`),
		cta: PRODUCT_CTA,
		right: simplest(top, bottom),
		wrong: [
			[slip.gaveTheUsedPart, ratio(a.top * b.top, bottom)],
			[slip.keptOneDenominator, ratio(top, Math.max(a.bottom, b.bottom))],
			[slip.addedAcross, ratio(a.top + b.top, a.bottom + b.bottom)],
			[slip.usedOneNumber, ratio(b.top, b.bottom)],
		],
		hints: [
			`The first fraction, $${tex(b)}$, is what there was. What happens to it?`,
			`$${tex(a)}$ of it is used. What fraction of it is not used?`,
			`Multiply that fraction by $${tex(b)}$.`,
		],
		steps: [
			`$1 - ${tex(a)} = ${tex(rest)}$, so $${tex(rest)}$ of it is left.`,
			`Find $${tex(rest)}$ of $${tex(b)}$.`,
			...productEnds(`$${tex(rest)} \\times ${tex(b)}$`, top, bottom),
		],
	};
};

const wholeTimes: Form = (random) => {
	const a = proper(random, ALL_PARTS);
	const count = random.integer(2, 12);
	if (a === undefined) return undefined;
	const task = random.oneIn(2) ? `$${tex(a)} \\times ${count}$` : `$${count} \\times ${tex(a)}$`;
	const top = a.top * count;
	return {
		prompt: askFor(random, task),
		cta: PRODUCT_CTA,
		task,
		right: simplest(top, a.bottom),
		wrong: [
			[slip.multipliedDenominatorByWhole, ratio(top, a.bottom * count)],
			[slip.numeratorOnly, whole(top)],
			[slip.addedAcross, ratio(a.top + count, a.bottom + 1)],
			[slip.multipliedCrosswise, ratio(a.top, a.bottom * count)],
			[slip.addedTheWhole, ratio(a.top + count * a.bottom, a.bottom)],
		],
		hints: [
			`Write ${count} as a fraction with the denominator 1.`,
			`$${count} = \\dfrac{${count}}{1}$. Multiply the numerators and the denominators.`,
			`Find $${a.top} \\times ${count}$ for the numerator. The denominator is $${a.bottom} \\times 1$.`,
		],
		steps: [
			`$${count} = \\dfrac{${count}}{1}$.`,
			`Numerators: $${a.top} \\times ${count} = ${top}$. Denominators: $${a.bottom} \\times 1 = ${a.bottom}$.`,
			...productEnds(task, top, a.bottom),
		],
	};
};

const withSquare =
	(form: Form): Form =>
	(random) => {
		const made = form(random);
		const [a, b] = [...(made?.task ?? "").matchAll(/\{(\d+)\}\{(\d+)\}/g)].map(([, top, bottom]) => ({
			top: Number(top),
			bottom: Number(bottom),
		}));
		if (made === undefined || a === undefined || b === undefined || Math.max(a.bottom, b.bottom) > 6)
			return undefined;
		return {
			...made,
			prompt: random.pick([
				`The square shows $${tex(b)}$ of it colored and $${tex(a)}$ of the colored part with dots. What fraction of the whole square has dots?`,
				`Color $${tex(b)}$ of a square. Put dots on $${tex(a)}$ of the colored part, as in the picture. What fraction of the whole square has dots?`,
			]),
			figure: unitSquare(b, a),
		};
	};

const inSteps = ask.stepwise((random) => {
	const pair = pairOf(random, ALL_PARTS);
	if (pair === undefined) return undefined;
	const [a, b] = pair;
	const { task = "", hints, steps } = productOf(random, pair);
	const shown = random.pick([
		`Complete the work for ${task}. Do not simplify.`,
		`Multiply to find ${task}. Do not simplify.`,
	]);
	return {
		prompt: `${shown} The numerator of the product is [[numerator]], and the denominator is [[denominator]].`,
		boxes: {
			numerator: boxed(whole(a.top * b.top), [slip.addedAcross, whole(a.top + b.top)]),
			denominator: boxed(
				whole(a.bottom * b.bottom),
				[slip.addedAcross, whole(a.bottom + b.bottom)],
				[slip.keptOneDenominator, whole(Math.max(a.bottom, b.bottom))],
			),
		},
		hints,
		steps: steps.slice(0, 2),
	};
});

// 1: unit fractions, with a square. 2: other numerators, one box at a time. 3: a fraction and a whole number, which is
// more than a whole. 4: stories and mistakes with larger denominators. 5: two steps, and mistakes to explain.
export const multiplyFractions = defineSkill("multiply-fractions", 18, {
	1: [
		shadedFraction,
		ask.chosen(withSquare(units)),
		ask.typed(units),
		ask.matched(units, "product"),
		ask.chosen(units),
	],
	2: [
		ask.typed(product(EASY_PARTS)),
		ask.chosen(story(EASY_PARTS)),
		inSteps,
		ask.typed(withSquare(product(EASY_PARTS))),
	],
	3: [ask.typed(wholeTimes), ask.chosen(wholeTimes), ask.judged(wholeTimes), ask.whatWentWrong(wholeTimes)],
	4: [
		ask.typed(story(ALL_PARTS)),
		ask.chosen(story(ALL_PARTS)),
		ask.whatWentWrong(product(ALL_PARTS)),
		inSteps,
	],
	5: [
		ask.typed(left),
		ask.chosen(left),
		ask.explainTheMistake(product(ALL_PARTS)),
		ask.judged(product(ALL_PARTS)),
	],
});
