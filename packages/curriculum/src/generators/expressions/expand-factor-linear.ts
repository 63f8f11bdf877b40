import { ask, boxed, defineSkill, type Form, NAMES, slip, whole, words } from "../../kit/index.ts";
import {
	expandedParts,
	expandedTex,
	expanding,
	factoring,
	factorTex,
	linear,
	productOf,
	productTex,
	type Range,
	wrongExpansions,
} from "./linear-products.ts";

const shown = (tex: string) => words(`$${tex}$`);
const equal = "an equivalent expression";

const expanded =
	(range: Range): Form =>
	(random) => {
		const product = productOf(random, range);
		if (product === undefined) return undefined;
		const task = productTex(product);
		const factor = factorTex(product);
		const area = `A rectangle is $${factor}$ feet wide and $${linear(product.p, product.x, product.q)}$ feet long. Which expression is its area in square feet?`;
		return {
			prompt: random.pick([
				`Which expression is equivalent to $${task}$?`,
				`Expand $${task}$.`,
				`${random.pick(NAMES)} writes $${task}$ without parentheses. Which expression is right?`,
				product.f > 0 && product.bottom === 1 ? area : `Use the distributive property to expand $${task}$.`,
			]),
			task: `$${task}$`,
			right: shown(expandedTex(product)),
			wrong: wrongExpansions(product),
			...expanding(product),
			equal,
		};
	};

const expandedInParts = (range: Range) =>
	ask.stepwise((random) => {
		const product = productOf(random, range);
		if (product === undefined) return undefined;
		const { x, f, p, q } = product;
		const [first, last] = expandedParts(product);
		return {
			prompt: `${random.pick(["Expand", "Write without parentheses", "Multiply both terms"])}. The second number may be negative: $${productTex(product)} =$ [[p]] $${x}$ + [[q]]`,
			boxes: {
				p: boxed(whole(first), [slip.secondTermOnly, whole(p)], [slip.addedToTheSecondTerm, whole(f + p)]),
				q: boxed(whole(last), [slip.lostConstantSign, whole(-last)], [slip.distributedToFirst, whole(q)]),
			},
			...expanding(product),
		};
	});

/** A machine that works as the product says: multiply by the first of the expanded parts, and add the second. */
const onMachine = (isNegative: boolean) =>
	ask.onMachine((random) => {
		const [f, p] = [random.integer(2, 5) * (isNegative ? -1 : 1), random.integer(2, 5)];
		const product = { x: "x", f, bottom: 1, p, q: random.integer(1, 9) * random.pick([1, -1]) };
		const [first, last] = expandedParts(product);
		const task = productTex(product);
		return {
			prompt: random.pick([
				`Set the machine so that it works out $${task}$ for every input $x$.`,
				`${random.pick(NAMES)} builds a machine for $${task}$. It has no parentheses: it multiplies $x$, and then it adds. Set it.`,
				`This machine should always give the value of $${task}$. What does it multiply $x$ by, and what does it add?`,
			]),
			xs: [0, 1, 2, 5],
			rule: { times: first, plus: last },
			dials: { from: -50, to: 50 },
			wrong: [
				f < 0 && ([slip.signToTheFirstOnly, { times: first, plus: -last }] as const),
				[slip.distributedToFirst, { times: first, plus: product.q }] as const,
				[slip.secondTermOnly, { times: p, plus: last }] as const,
			].filter((each) => each !== false),
			...expanding(product),
		};
	});

const factored =
	(range: Range): Form =>
	(random) => {
		const product = productOf(random, { ...range, isFactored: true });
		if (product === undefined) return undefined;
		const { x, f, p, q } = product;
		const task = expandedTex(product);
		const front = (factor: number, one: number, other: number) =>
			shown(`${factor}(${linear(one, x, other)})`);
		return {
			prompt: random.pick([
				`Which product is equivalent to $${task}$?`,
				`Factor $${task}$.`,
				`${random.pick(NAMES)} writes $${task}$ as a product. Which product is right?`,
			]),
			task: `$${task}$`,
			right: shown(productTex(product)),
			wrong: [
				[slip.factoredOneTermOnly, front(f, p, f * q)],
				[slip.lostConstantSign, front(f, p, -q)],
				[slip.subtractedCommonFactor, front(f, f * p - f, f * q - f)],
			],
			...factoring(product),
			equal,
		};
	};

const factoredInParts = (isNegative: boolean) =>
	ask.stepwise((random) => {
		const product = productOf(random, { isNegative, isFactored: true });
		if (product === undefined) return undefined;
		const { x, f, p, q } = product;
		const front = isNegative ? `$${f}$` : "[[f]]";
		const what = isNegative ? `$${f}$` : "the greatest common factor";
		return {
			prompt: `${random.pick([`Factor out ${what}`, `Write as a product with ${what} in front`])}. The last number may be negative: $${expandedTex(product)} =$ ${front} ([[p]] $${x}$ + [[q]])`,
			boxes: {
				...(isNegative
					? {}
					: { f: { right: whole(f), wrong: [[slip.factorOfOneTerm, whole(f * p)] as const] } }),
				p: boxed(whole(p), [slip.subtractedCommonFactor, whole(f * p - f)]),
				q: boxed(whole(q), [slip.lostConstantSign, whole(-q)], [slip.factoredOneTermOnly, whole(f * q)]),
			},
			...factoring(product),
		};
	});

/** a(px + q) - (dx + e): the minus sign belongs to both terms. */
const difference: Form = (random) => {
	const product = productOf(random, {});
	const [d, e] = [random.integer(2, 9), random.integer(1, 9) * (random.oneIn(2) ? -1 : 1)];
	if (product === undefined) return undefined;
	const { x, q } = product;
	const [first, last] = expandedParts(product);
	if (first === d || last === e || last === -e) return undefined;
	const task = `${productTex(product)} - (${linear(d, x, e)})`;
	const right = linear(first - d, x, last - e);
	return {
		prompt: random.pick([
			`Which expression is equivalent to $${task}$?`,
			`Simplify $${task}$.`,
			`${random.pick(NAMES)} expands $${task}$ and combines like terms. Which result is right?`,
		]),
		task: `$${task}$`,
		right: shown(right),
		wrong: [
			[slip.signToTheFirstOnly, shown(linear(first - d, x, last + e))],
			[slip.distributedToFirst, shown(linear(first - d, x, q - e))],
			[slip.overlookedTheMinus, shown(linear(first + d, x, last + e))],
		],
		hints: [
			"Begin with the first parentheses.",
			`Write $${productTex(product)}$ without parentheses.`,
			`A minus sign in front of parentheses changes every sign inside: subtract $${d}${x}$, and subtract $${e}$.`,
		],
		steps: [
			`$${productTex(product)} = ${expandedTex(product)}$.`,
			`Without the second parentheses, both signs inside change: $${expandedTex(product)} ${linear(-d, x, -e).replace(/^-/, "- ")}$.`,
			`So $${task} = ${right}$.`,
		],
		equal,
	};
};

const [plain, negative, fraction] = [{}, { isNegative: true }, { hasFraction: true }];
const EXPANDED = ["expression", "expanded form"] as const;
const FACTORED = ["expression", "factored form"] as const;

// 1: a positive factor. 2: a negative one. 3: the greatest common factor in front. 4: a negative factor in front, and
// fractions. 5: parentheses after a minus sign, and mistakes to explain.
export const expandFactorLinear = defineSkill("expand-factor-linear", 13, {
	1: [
		ask.chosen(expanded(plain)),
		expandedInParts(plain),
		onMachine(false),
		ask.matched(expanded(plain), EXPANDED),
		ask.judged(expanded(plain)),
	],
	2: [
		ask.chosen(expanded(negative)),
		expandedInParts(negative),
		onMachine(true),
		ask.judged(expanded(negative)),
	],
	3: [ask.chosen(factored(plain)), factoredInParts(false), ask.matched(factored(plain), FACTORED)],
	4: [ask.chosen(factored(negative)), factoredInParts(true), ask.chosen(expanded(fraction))],
	5: [ask.chosen(difference), ask.judged(difference), ask.explainTheMistake(difference)],
});
