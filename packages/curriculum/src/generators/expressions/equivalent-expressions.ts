import { ask, boxed, defineSkill, type Form, NAMES, slip, whole } from "../../kit/index.ts";
import {
	collected,
	expanded,
	expandedAndCollected,
	factored,
	factoredOf,
	LETTERS,
	repeated,
	sumOf,
	times,
} from "./rewriting.ts";

/** Without parentheses, in two steps. */
const expandInSteps = ask.stepwise((random) => {
	const x = random.pick(LETTERS);
	const a = random.integer(2, 9);
	const b = random.integer(2, 9);
	const c = random.integer(1, 9);
	return {
		prompt: random.pick([
			`Write without parentheses and combine like terms: $${a}(${x} + ${b}) + ${times(c, x)} =$ [[x]] $${x} +$ [[c]]`,
			`Fill in the numbers that make the expressions equivalent: $${a}(${x} + ${b}) + ${times(c, x)} =$ [[x]] $${x} +$ [[c]]`,
		]),
		boxes: {
			x: boxed(whole(a + c), [slip.leftOutLikeTerm, whole(a)], [slip.multipliedCoefficients, whole(a * c)]),
			c: boxed(whole(a * b), [slip.distributedToFirst, whole(b)], [slip.addedToTheSecondTerm, whole(a + b)]),
		},
		hints: [
			"Begin with the parentheses: the factor multiplies both terms.",
			`Write $${a}(${x} + ${b})$ without parentheses.`,
			`How many times is $${x}$ there in all?`,
		],
		steps: [
			`$${a}(${x} + ${b}) = ${a}${x} + ${a * b}$.`,
			`$${a}${x} + ${times(c, x)} = ${a + c}${x}$, so it is $${a + c}${x} + ${a * b}$.`,
		],
	};
});

const factorInSteps = (hasTwoLetters: boolean) =>
	ask.stepwise((random) => {
		const parts = factoredOf(random, hasTwoLetters);
		if (parts === undefined) return undefined;
		const { x, y, f, p, q } = parts;
		// A coefficient of 1 is not written, so it cannot be asked for.
		if (p === 1 || (q === 1 && y !== "")) return undefined;
		const end = y === "" ? "" : ` $${y}$`;
		return {
			prompt: `${random.pick(["Factor out the greatest common factor", "Write as a product with the greatest common factor", "Complete the factored form, with the greatest common factor in front"])}: $${sumOf(parts)} =$ [[f]] ([[p]] $${x} +$ [[q]]${end})`,
			boxes: {
				f: boxed(whole(f), [slip.factorOfOneTerm, whole(f * q)]),
				p: boxed(whole(p), f * p > f && [slip.subtractedCommonFactor, whole(f * p - f)]),
				q: boxed(whole(q), [slip.factoredOneTermOnly, whole(f * q)]),
			},
			hints: [
				"What is the greatest number that divides both terms?",
				`List the factors of ${f * p} and of ${f * q}.`,
				"Divide each term by it. What is left goes into the parentheses.",
			],
			steps: [
				`Both terms can be divided by ${f}: $${f * p} \\div ${f} = ${p}$ and $${f * q} \\div ${f} = ${q}$.`,
				`So it is $${f}(${p}${x} + ${q}${y})$.`,
			],
		};
	});

/** A machine that works as a product says, without parentheses. */
const onMachine = ask.onMachine((random) => {
	const [a, b] = [random.integer(2, 9), random.integer(2, 5)];
	const task = `${a}(x + ${b})`;
	return {
		prompt: random.pick([
			`Set the machine so that it works out $${task}$ for every input $x$.`,
			`${random.pick(NAMES)} builds a machine for $${task}$. It has no parentheses: it multiplies $x$, and then it adds. Set it.`,
			`This machine should always give the value of $${task}$. What does it multiply $x$ by, and what does it add?`,
		]),
		xs: [0, 1, 2, 5],
		rule: { times: a, plus: a * b },
		dials: { from: 0, to: 50 },
		wrong: [
			[slip.distributedToFirst, { times: a, plus: b }],
			[slip.addedToTheSecondTerm, { times: a, plus: a + b }],
		],
		hints: [
			"The factor in front of the parentheses multiplies both terms.",
			`What is $${task}$ for $x = 0$? For $x = 1$?`,
			`Write $${task}$ without parentheses: how many times $x$, and what is added?`,
		],
		steps: [
			`$${a} \\times ${b} = ${a * b}$, so $${task} = ${a}x + ${a * b}$.`,
			`The machine multiplies by ${a} and adds ${a * b}.`,
		],
	};
});

const any: Form = (random) =>
	random.pick([expanded(true), collected, factored(false), expandedAndCollected])(random);
/** For pairs, where a factor left in one term could make the sum of another pair. */
const factoredPair: Form = (random) => {
	const draft = factored(false)(random);
	return draft && { ...draft, wrong: draft.wrong.slice(1) };
};
const NOUNS = ["expression", "equivalent expression"] as const;

// 1: the distributive property. 2: like terms. 3: common factors in front of parentheses. 4: parentheses and like terms.
// 5: two variables, all of it mixed, and mistakes to explain.
export const equivalentExpressions = defineSkill("equivalent-expressions", 15, {
	1: [
		ask.chosen(expanded(false)),
		ask.chosen(expanded(true)),
		ask.matched(expanded(false), NOUNS),
		onMachine,
	],
	2: [ask.chosen(collected), ask.chosen(repeated), ask.judged(collected), ask.matched(collected, NOUNS)],
	3: [ask.chosen(factored(false)), factorInSteps(false), ask.matched(factoredPair, NOUNS)],
	4: [
		expandInSteps,
		ask.chosen(expandedAndCollected),
		ask.whatWentWrong(expandedAndCollected),
		ask.judged(expandedAndCollected),
	],
	5: [factorInSteps(true), ask.chosen(factored(true)), ask.judged(any), ask.explainTheMistake(any)],
});
