import { ask, askFor, boxed, defineSkill, type Form, NAMES, type Random, slip } from "../../../kit/index.ts";
import { expression, whole, words } from "../../../kit/value.ts";
import { factsOf } from "./products.ts";

const FACTS = factsOf([2, 3, 4, 5, 6, 7, 8, 9], [2, 9]);
/** Three factors of which two make a number that is easy to multiply by. */
const EASY_PAIRS = [
	[2, 5],
	[5, 2],
	[4, 2],
	[2, 3],
	[3, 3],
	[2, 4],
	[3, 2],
	[5, 4],
	[2, 2],
] as const;

/** Three factors, the first and the last of which are easily multiplied. */
function threeFactors(random: Random) {
	const [a, c] = random.pick(EASY_PAIRS);
	return { a, b: random.integer(3, a * c > 10 ? 5 : 9), c };
}

const boxPrompt = (random: Random, equation: string) =>
	random.pick([
		`Which number belongs in the box? $${equation}$`,
		`Find the missing factor. You do not need to find the products. $${equation}$`,
		`Which number makes both sides equal? $${equation}$`,
		`${random.pick(NAMES)} swaps and groups factors. Which number is missing? $${equation}$`,
	]);

/** Two factors, and the same two turned around. */
const turned: Form = (random) => {
	const { a, b } = FACTS(random);
	if (a === b) return undefined;
	const left = `${a} \\times ${b}`;
	const [right, missing, known] = random.pick([
		[`${b} \\times \\square`, a, b],
		[`\\square \\times ${a}`, b, a],
	] as const);
	return {
		prompt: boxPrompt(random, random.oneIn(2) ? `${left} = ${right}` : `${right} = ${left}`),
		right: whole(missing),
		wrong: [
			[slip.repeatedAFactor, whole(known)],
			[slip.gaveAProduct, whole(a * b)],
			[slip.addedKnownNumbers, whole(a + b)],
		],
		hints: [
			"Factors may trade places. The product stays the same.",
			`One side has the factors ${a} and ${b}.`,
			`The other side has the factor ${known} already. Which one is missing there?`,
		],
		steps: [
			"The order of the factors does not change the product.",
			`The factor ${missing} is missing: $${a} \\times ${b} = ${b} \\times ${a}$.`,
		],
	};
};

/** Three factors, grouped in another way. */
const grouped: Form = (random) => {
	const { a, b, c } = threeFactors(random);
	if (new Set([a, b, c]).size < 3) return undefined;
	const [equation, right] = random.pick([
		[`(${a} \\times ${b}) \\times ${c} = ${a} \\times (${b} \\times \\square)`, c],
		[`${a} \\times (${b} \\times ${c}) = (\\square \\times ${b}) \\times ${c}`, a],
		[`(${a} \\times ${b}) \\times ${c} = (${a} \\times ${c}) \\times \\square`, b],
	] as const);
	return {
		prompt: boxPrompt(random, equation),
		right: whole(right),
		wrong: [
			[slip.gaveAProduct, whole(a * c)],
			[slip.repeatedAFactor, whole(right === a ? b : a)],
			[slip.addedAllFactors, whole(a + b + c)],
		],
		hints: [
			"Factors may be grouped in any way. The product stays the same.",
			`One side has the factors ${a}, ${b}, and ${c}.`,
			"Cross off the factors that both sides have. Which one is left?",
		],
		steps: [
			"Both sides have the same three factors, grouped in another way.",
			`On the side with the box, ${right} is missing.`,
		],
	};
};

/** An expression and one of the same value. */
const equalExpression =
	(kinds: readonly ("two" | "three")[]): Form =>
	(random) => {
		const { a: p, b: q } = FACTS(random);
		const { a, b, c } = threeFactors(random);
		if (p === q || a * c === b || p * q > 100) return undefined;
		const two = {
			task: `${p} \\times ${q}`,
			right: expression(`${q} \\times ${p}`, p * q),
			wrong: [
				[slip.addedFactors, expression(`${p} + ${q}`, p + q)],
				[slip.movedOneOver, expression(`${p + 1} \\times ${q - 1}`, (p + 1) * (q - 1))],
				[slip.repeatedAFactor, expression(`${q} \\times ${q}`, q * q)],
			] as const,
			last: `$${p} \\times ${q} = ${q} \\times ${p}$.`,
		};
		const three = {
			task: `${a} \\times ${b} \\times ${c}`,
			right: expression(`${a * c} \\times ${b}`, a * b * c),
			wrong: [
				[slip.leftOutAFactor, expression(`${a} \\times ${b}`, a * b)],
				[slip.addedTheLastFactor, expression(`${a} \\times ${b} + ${c}`, a * b + c)],
				[slip.addedAllFactors, expression(`${a} + ${b} + ${c}`, a + b + c)],
			] as const,
			last: `$${a} \\times ${c} = ${a * c}$, so $${a} \\times ${b} \\times ${c} = ${a * c} \\times ${b}$.`,
		};
		const kind = random.pick(kinds);
		const { task, right, wrong, last } = kind === "two" ? two : three;
		return {
			prompt: random.pick([
				`Which expression is equal to $${task}$?`,
				`${random.pick(NAMES)} wants to write $${task}$ in another way. Which expression has the same value?`,
				`Which expression has the same product as $${task}$?`,
			]),
			task: `$${task}$`,
			right,
			wrong,
			hints: [
				"You may change the order and the grouping of factors.",
				`Look for the factors of $${task}$ in each expression.`,
				kind === "two"
					? "The same two factors in the other order have the same product."
					: `Multiply ${a} and ${c} first.`,
			],
			steps: ["The order and the grouping of factors do not change the product.", last],
		};
	};

/** The product of three factors. */
const product: Form = (random) => {
	const { a, b, c } = threeFactors(random);
	const task = `$${a} \\times ${b} \\times ${c}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(a * b * c),
		wrong: [
			[slip.addedAllFactors, whole(a + b + c)],
			[slip.leftOutAFactor, whole(a * b)],
			[slip.addedTheLastFactor, whole(a * b + c)],
		],
		hints: [
			"You may multiply the factors in any order. Which two are easy?",
			`Start with $${a} \\times ${c} = ${a * c}$.`,
			`Then find $${a * c} \\times ${b}$.`,
		],
		steps: [
			`$${a} \\times ${c} = ${a * c}$.`,
			`$${a * c} \\times ${b} = ${a * b * c}$.`,
			`${task.slice(0, -1)} = ${a * b * c}$.`,
		],
	};
};

/** The easy pair first, then the other factor. */
const inEasyOrder = ask.stepwise((random) => {
	const { a, b, c } = threeFactors(random);
	const name = random.pick(NAMES);
	return {
		prompt: `${random.pick([
			`Find $${a} \\times ${b} \\times ${c}$ in an easy order.`,
			`${name} multiplies ${a} and ${c} first to find $${a} \\times ${b} \\times ${c}$.`,
			`Trade places and group to find $${a} \\times ${b} \\times ${c}$.`,
		])}\n\n$${a} \\times ${c} =$ [[first]]\n\nThat product times ${b}: [[product]]`,
		boxes: {
			first: boxed(whole(a * c), [slip.addedFactors, whole(a + c)]),
			product: boxed(
				whole(a * b * c),
				[slip.addedTheLastFactor, whole(a * c + b)],
				[slip.oneGroupShort, whole(a * b * c - a * c)],
			),
		},
		hints: [
			"Factors may trade places, so the easy pair goes first.",
			`The easy pair is ${a} and ${c}.`,
			`Multiply the product of ${a} and ${c} by ${b}.`,
		],
		steps: [`$${a} \\times ${c} = ${a * c}$.`, `$${a * c} \\times ${b} = ${a * b * c}$.`],
	};
});

/** Which expression keeps its value when its numbers trade places. */
const maySwap: Form = (random) => {
	const { a, b } = FACTS(random);
	const more = random.integer(2, 9);
	if (a === b) return undefined;
	const [sign, value] = random.oneIn(2) ? ["\\times", a * b] : ["+", a + b];
	return {
		prompt: random.pick([
			"In which expression may the two numbers trade places without changing the value?",
			"Which expression has the same value when you swap its two numbers?",
			`${random.pick(NAMES)} swaps the two numbers of each expression. Which one keeps its value?`,
		]),
		right: words(`$${a} ${sign} ${b}$`),
		wrong: [
			[slip.swappedADivision, words(`$${a * b} \\div ${b}$`)],
			[slip.swappedADifference, words(`$${a + b + more} - ${more + a}$`)],
		],
		hints: [
			"Swap the two numbers of each expression. What does it mean then?",
			`Try the division $${a * b} \\div ${b}$: what is shared, and by how many?`,
			"You may change the order when you put together. You may not swap when you take away or share.",
		],
		steps: [
			"The numbers of a difference or of a division may not trade places.",
			`$${a} ${sign} ${b} = ${value}$, and $${b} ${sign} ${a} = ${value}$.`,
		],
	};
};

const EXPRESSION = ["expression", "equal expression"] as const;
const either = equalExpression(["two", "three"]);

// 1: two factors trade places. 2: three factors are grouped. 3: three factors in an easy order. 4: several equal
// expressions. 5: what may be swapped and what may not, and what someone did wrong.
export const commutativeAssociative = defineSkill("commutative-associative", 13, {
	1: [ask.typed(turned), ask.chosen(turned), ask.chosen(equalExpression(["two"]))],
	2: [ask.typed(grouped), ask.chosen(grouped), ask.matched(equalExpression(["two"]), EXPRESSION)],
	3: [inEasyOrder, ask.typed(product), ask.chosen(equalExpression(["three"]))],
	4: [ask.judged(either), ask.matched(either, EXPRESSION), ask.chosen(either), ask.typed(grouped)],
	5: [ask.chosen(maySwap), ask.judged(either), ask.explainTheMistake(product), ask.typed(product)],
});
