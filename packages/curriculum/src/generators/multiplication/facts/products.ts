import { ask, askFor, boxed, type Draft, type Form, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Random } from "../../../random/seeded-random.ts";
import { strategyFor } from "./fact-strategies.ts";
import { tellGroups } from "../group-scenes.ts";

/** Groups and the size of each; `factor` is the one of the two that a strategy helps with. */
export interface Fact {
	a: number;
	b: number;
	factor: number;
	other: number;
}
export type Facts = (random: Random) => Fact;

/** Facts of some factors, in either order, with other factors from least to most. */
export const factsOf =
	(factors: readonly number[], [least, most]: readonly [number, number]): Facts =>
	(random) => {
		const [factor, other] = [random.pick(factors), random.integer(least, most)];
		return random.oneIn(2) ? { a: factor, b: other, factor, other } : { a: other, b: factor, factor, other };
	};

const taskOf = ({ a, b }: Fact) => `$${a} \\times ${b}$`;

function productDraft(random: Random, fact: Fact): Draft {
	const { a, b, factor, other } = fact;
	const product = a * b;
	const { hints, steps } = strategyFor(factor, other);
	return {
		prompt: askFor(random, taskOf(fact)),
		task: taskOf(fact),
		right: whole(product),
		wrong: [
			factor === 0 && [slip.timesZeroKeepsIt, whole(other)],
			factor === 0 && [slip.timesZeroIsOne, whole(1)],
			factor === 1 ? [slip.timesOneAddsOne, whole(other + 1)] : [slip.addedFactors, whole(a + b)],
			product >= b && [slip.oneGroupShort, whole(product - b)],
			[slip.oneGroupOver, whole(product + b)],
			product >= a && [slip.oneShortInEach, whole(product - a)],
			[slip.subtractedFactors, whole(Math.abs(a - b))],
		],
		hints,
		steps: [...steps, `$${a} \\times ${b} = ${product}$.`],
	};
}

export const bare =
	(facts: Facts): Form =>
	(random) =>
		productDraft(random, facts(random));

/** Why other groups than those of the story are counted. Tens are counted in either order. */
function turned({ a, b, factor }: Fact): string[] {
	if (a === factor || factor === 10) return [];
	return [`The order of the factors does not change the product: $${a} \\times ${b} = ${b} \\times ${a}$.`];
}

/** The fact in a story of equal groups. */
export const inStory =
	(facts: Facts): Form =>
	(random) => {
		const fact = facts(random);
		if (fact.a < 2 || fact.b < 2) return undefined;
		const { task: _task, ...draft } = productDraft(random, fact);
		const { story, asks } = tellGroups(random, fact.a, fact.b);
		return {
			...draft,
			prompt: `${story} ${asks}`,
			hints: [`Look for equal groups: ${fact.a} groups of ${fact.b}.`, draft.hints[1], draft.hints[2]],
			steps: [`${fact.a} groups of ${fact.b} are ${taskOf(fact)}.`, ...turned(fact), ...draft.steps],
		};
	};

/** A factor is missing. */
export const missingFactor =
	(facts: Facts): Form =>
	(random) => {
		const { factor, other } = facts(random);
		if (factor < 2 || other < 1) return undefined;
		const product = factor * other;
		const [left, right] = random.oneIn(2) ? [factor, "\\square"] : ["\\square", factor];
		const shown = `${left} \\times ${right} = ${product}`;
		return {
			prompt: random.pick([
				`Which number belongs in the box? $${shown}$`,
				`${random.pick(NAMES)} spilled juice on a factor. Which factor was it? $${shown}$`,
				`Find the missing factor: $${shown}$`,
			]),
			right: whole(other),
			wrong: [
				[slip.quotientOneShort, whole(other - 1)],
				[slip.quotientOneOver, whole(other + 1)],
				[slip.subtractedOnce, whole(product - factor)],
				[slip.gaveAProduct, whole(product)],
			],
			hints: [
				`The product is ${product}, and one factor is ${factor}.`,
				`Count by ${factor} until you reach ${product}.`,
				"The number of steps is the missing factor.",
			],
			steps: [
				`Count by ${factor} up to ${product}: that takes ${other === 1 ? "1 step" : `${other} steps`}.`,
				`The missing factor is ${other}, because $${factor} \\times ${other} = ${product}$.`,
			],
		};
	};

/** The product is given, and the multiplication that has it is chosen. */
export const whichProduct =
	(facts: Facts): Form =>
	(random) => {
		const { a, b, factor, other } = facts(random);
		if (factor < 2 || other < 2) return undefined;
		const product = a * b;
		const expression = (text: string) => words(`$${text}$`);
		return {
			prompt: random.pick([
				`Which expression has the value ${product}?`,
				`The answer is ${product}. Which expression could it be for?`,
				`${random.pick(NAMES)}’s answer is ${product}. Which expression does it belong to?`,
			]),
			right: expression(`${a} \\times ${b}`),
			wrong: [
				[slip.oneGroupShort, expression(`${a + 1} \\times ${b}`)],
				[slip.oneGroupOver, expression(`${a - 1} \\times ${b}`)],
				a + b !== product && [slip.addedFactors, expression(`${a} + ${b}`)],
			],
			hints: [
				"Work out each expression. Groups of the same size are multiplied.",
				`Which groups can ${product} be made of?`,
				`Count by one of the factors. Do you reach ${product}?`,
			],
			steps: [...strategyFor(factor, other).steps, `$${a} \\times ${b} = ${product}$.`],
		};
	};

/** Three facts of the same factor. */
export const inARow = (facts: Facts) =>
	ask.stepwise((random) => {
		const first = facts(random);
		const { factor } = first;
		const others = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
		const rows = others.map((other, at) => ({ other, id: `fact${at + 1}` }));
		return {
			prompt: `${random.pick([
				`Complete the facts for ${factor}.`,
				`${random.pick(NAMES)} practices the facts for ${factor}. Write each product.`,
				`Find the three products with the factor ${factor}.`,
			])}\n\n${rows.map(({ other, id }) => `$${factor} \\times ${other} =$ [[${id}]]`).join("\n\n")}`,
			boxes: Object.fromEntries(
				rows.map(({ other, id }) => {
					const product = factor * other;
					const wrong = [
						factor === 0 && ([slip.timesZeroKeepsIt, whole(other)] as const),
						factor === 1 && ([slip.timesOneAddsOne, whole(other + 1)] as const),
						factor > 1 &&
							([
								{ ...slip.oneGroupShort, id: `one-group-too-few-${id.slice(4)}` },
								whole(product - other),
							] as const),
					];
					return [id, { right: whole(product), wrong }];
				}),
			),
			hints: strategyFor(factor, others[0] ?? 2).hints,
			steps: rows.map(({ other }) => `$${factor} \\times ${other} = ${factor * other}$.`),
		};
	});

/** The easier fact first, then the one that it helps to find. */
export const fromAKnownFact = (facts: Facts) =>
	ask.stepwise((random) => {
		const { factor, other } = facts(random);
		const { known, next, hints, steps } = strategyFor(factor, other);
		if (known < 2 || other < 2) return undefined;
		const [start, product] = [known * other, factor * other];
		return {
			prompt: random.pick([
				`Find $${factor} \\times ${other}$ in two steps.\n\n$${known} \\times ${other} =$ [[known]]\n\n${next} $${factor} \\times ${other} =$ [[product]]`,
				`${random.pick(NAMES)} uses a fact to find another one.\n\n$${known} \\times ${other} =$ [[known]]\n\n${next} $${factor} \\times ${other} =$ [[product]]`,
			]),
			boxes: {
				known: boxed(
					whole(start),
					[slip.oneGroupShort, whole(start - other)],
					[slip.addedFactors, whole(known + other)],
				),
				product: boxed(
					whole(product),
					[slip.stoppedAtTheKnownFact, whole(start)],
					[slip.addedOneInsteadOfAGroup, whole(start + 1)],
					[slip.oneGroupOver, whole(product + other)],
				),
			},
			hints: [hints[0], `Begin with ${known} groups of ${other}.`, next],
			steps: [...steps, `$${factor} \\times ${other} = ${product}$.`],
		};
	});

/** The expression for a story of equal groups. */
export const productExpression =
	(facts: Facts): Form =>
	(random) => {
		const { a, b, factor, other } = facts(random);
		if (a < 2 || b < 2 || a === b) return undefined;
		const { story, things } = tellGroups(random, a, b);
		return {
			prompt: `${story} ${random.pick([
				`Which expression gives the number of ${things} in all?`,
				`How many ${things} is that in all? Choose the expression.`,
			])}`,
			right: words(`$${a} \\times ${b}$`),
			wrong: [
				[slip.addedFactors, words(`$${a} + ${b}$`)],
				a > 2 && [slip.joinedTwoGroups, words(`$${b} + ${b}$`)],
				[slip.subtractedFactors, words(`$${Math.max(a, b)} - ${Math.min(a, b)}$`)],
			],
			hints: [
				"How many groups are there? How many are in each group?",
				`There are ${a} equal groups of ${b}.`,
				"Equal groups are put together by multiplying.",
			],
			steps: [
				`There are ${a} groups with ${b} in each.`,
				`$${a} \\times ${b} = ${factor * other}$, so the expression is $${a} \\times ${b}$.`,
			],
		};
	};
