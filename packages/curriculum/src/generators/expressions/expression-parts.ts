import { ask, boxed, defineSkill, LETTER_PAIRS, NAMES, slip, stated, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { times } from "./rewriting.ts";

interface Parts {
	x: string;
	y: string;
	p: number;
	q: number;
	c: number;
}

function partsOf(random: Random, hides = false): Parts {
	const [x, y] = random.pick(LETTER_PAIRS);
	const [p = 3, q = 4] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	const isFirst = random.oneIn(2);
	return { x, y, p: hides && isFirst ? 1 : p, q: hides && !isFirst ? 1 : q, c: random.integer(13, 40) };
}

const HINTS = [
	"Terms are joined by plus or minus signs.",
	"A coefficient is the number that multiplies a variable. A constant has no variable.",
] as const;

/** The coefficient of one of two variables; with `hides` it is not written. */
const coefficient =
	(hides: boolean): Form =>
	(random) => {
		const { x, y, p, q, c } = partsOf(random, hides);
		const first = random.shuffle([times(p, x), times(q, y), `${c}`]);
		const isX = hides ? (p === 1) === random.integer(1, 5) <= 2 : random.oneIn(2);
		const [letter, right, other] = isX ? [x, p, q] : [y, q, p];
		const expression = `$${first.join(" + ")}$`;
		const task = `the coefficient of $${letter}$ in ${expression}`;
		return {
			prompt: random.pick([
				`What is ${task}?`,
				`Find ${task}.`,
				`${random.pick(NAMES)} is looking for ${task}. Which number is it?`,
				`Look at ${expression}. By which number is $${letter}$ multiplied?`,
			]),
			task,
			right: whole(right),
			wrong: [
				right === 1 && [slip.unwrittenIsZero, whole(0)],
				[slip.gaveTheConstant, whole(c)],
				[slip.gaveTheOtherCoefficient, whole(other)],
				right !== 1 && [slip.letterAsOne, whole(1)],
			],
			hints: [
				"The coefficient is the number that multiplies the variable.",
				`Which term of ${expression} has the variable $${letter}$?`,
				hides
					? "Is there a number in front of that variable? If not, how many times is it taken?"
					: "Look at the number right in front of that variable.",
			],
			steps: [
				right === 1
					? `$${letter}$ is there once: $${letter} = 1 \\times ${letter}$.`
					: `$${right}${letter}$ means $${right} \\times ${letter}$.`,
				`The coefficient of $${letter}$ is ${right}.`,
			],
		};
	};

/** The number of terms. */
const termCount: Form = (random) => {
	const { x, y, p, q, c } = partsOf(random);
	const terms = random
		.shuffle([`${p}${x}`, `${q}${y}`, `${c}`, `${x}${y}`, `${p + q}${x}^{2}`])
		.slice(0, random.integer(2, 5));
	const shown = `$${terms.join(" + ")}$`;
	const task = `the number of terms in ${shown}`;
	return {
		prompt: random.pick([
			`How many terms does ${shown} have?`,
			`Count the terms in ${shown}. How many are there?`,
			`${random.pick(NAMES)} counts the terms of ${shown}. How many are there?`,
		]),
		task,
		right: whole(terms.length),
		wrong: [
			[slip.countedTheSigns, whole(terms.length - 1)],
			[slip.countedEverySymbol, whole((shown.replace("^{2}", "").match(/\d+|[a-z]/g) ?? []).length)],
			[slip.countedATermTooMany, whole(terms.length + 1)],
		],
		hints: [
			"Terms are the parts that are added.",
			`In ${shown}, what is between the plus signs?`,
			"A number and a variable next to each other are multiplied, so together they are one term.",
		],
		steps: [`The terms are $${terms.join("$, $")}$.`, `There are ${terms.length} terms.`],
	};
};

/** The factors of a product with parentheses. */
const factors: Form = (random) => {
	const { x, p, c } = partsOf(random);
	const product = `$${p}(${x} + ${c})$`;
	return {
		prompt: random.pick([
			`What are the factors of the product ${product}?`,
			`Which two factors does ${product} have?`,
			`${random.pick(NAMES)} sees ${product} as a product of two factors. Which are they?`,
		]),
		right: words(`$${p}$ and $(${x} + ${c})$`),
		wrong: [
			[slip.tookTheParenthesesApart, words(`$${p}$, $${x}$, and $${c}$`)],
			[slip.termsAsFactors, words(`$${x}$ and $${c}$`)],
			[slip.readOverTheParentheses, words(`$${p}${x}$ and $${c}$`)],
		],
		hints: [
			"Factors are multiplied.",
			`What is ${p} multiplied by in ${product}?`,
			"What is in parentheses is one quantity.",
		],
		steps: [
			`${p} is multiplied by the whole sum in parentheses.`,
			`The factors are $${p}$ and $(${x} + ${c})$.`,
		],
	};
};

/** What an expression is called by its last operation. */
const kindOf: Form = (random) => {
	const { x, y, p, q, c } = partsOf(random);
	const [shown, right, why] = random.pick([
		[`${p}${x} + ${c}`, "A sum of two terms", "The last step is adding"],
		[`${p}(${x} + ${c})`, "A product of two factors", "The last step is multiplying"],
		[`\\dfrac{${x} + ${c}}{${p}}`, "A quotient", "The last step is dividing"],
		[`${p}${x} - ${q}${y}`, "A difference of two terms", "The last step is subtracting"],
		[`(${x} + ${p})(${y} + ${q})`, "A product of two factors", "The last step is multiplying"],
	] as const);
	const all = ["A sum of two terms", "A difference of two terms", "A product of two factors", "A quotient"];
	const [first, second, third] = all.filter((each) => each !== right).map((each) => words(each));
	if (first === undefined || second === undefined || third === undefined) return undefined;
	return {
		prompt: random.pick([
			`What is $${shown}$ as a whole?`,
			`Which words describe the whole expression $${shown}$?`,
			`${random.pick(NAMES)} describes $${shown}$ in words. Which description fits the whole expression?`,
		]),
		right: words(right),
		wrong: [
			[slip.namedAnotherStep, first],
			[{ ...slip.namedAnotherStep, id: `${slip.namedAnotherStep.id}-2` }, second],
			[{ ...slip.namedAnotherStep, id: `${slip.namedAnotherStep.id}-3` }, third],
		],
		order: all,
		hints: [
			"Which operation comes last when you work it out?",
			`Try it with small numbers for the variables in $${shown}$.`,
			"The last step gives the whole expression its name.",
		],
		steps: [`${why}.`, `${right}.`],
	};
};

const BINS = ["Coefficient", "Variable", "Constant"] as const;

/** The parts of an expression, sorted by what they are called. */
const sortParts = ask.sorted((random) => {
	const { x, y, p, q, c } = partsOf(random);
	if (p === q || p === c || q === c) return undefined;
	const shown = random.shuffle([`${p}${x}`, `${q}${y}`, `${c}`]).join(" + ");
	const number = (value: number) => ({
		label: `${value}`,
		bin: BINS[0],
		wrong: [[slip.constantAsCoefficient, BINS[2]] as const],
	});
	const variable = (label: string) => ({
		label,
		bin: BINS[1],
		wrong: [[slip.letterAsOne, BINS[0]] as const],
	});
	return {
		prompt: random.pick([
			`Sort the parts of $${shown}$ by what they are called.`,
			`What is each part of $${shown}$ called? Sort the cards.`,
			`${random.pick(NAMES)} takes $${shown}$ apart. Sort the parts.`,
		]),
		bins: BINS,
		cards: [
			number(p),
			number(q),
			variable(x),
			variable(y),
			{ label: `${c}`, bin: BINS[2], wrong: [[slip.constantAsCoefficient, BINS[0]]] },
		],
		hints: [...HINTS, `Which numbers in $${shown}$ are in front of a variable?`],
		steps: [
			`$${p}$ multiplies $${x}$, so ${p} is a coefficient.`,
			`$${q}$ multiplies $${y}$, so ${q} is one, too.`,
			`$${c}$ has no variable, so it is a constant.`,
		],
	};
});

/** Three parts by their names. */
const names = ask.stepwise((random) => {
	const { x, y, p, q, c } = partsOf(random, random.oneIn(2));
	const shown = random.shuffle([times(p, x), times(q, `${y}^{2}`), `${c}`]).join(" + ");
	return {
		prompt: random.pick([
			`Look at $${shown}$. The coefficient of $${x}$ is [[x]], the coefficient of $${y}^{2}$ is [[y]], and the constant is [[c]].`,
			`In $${shown}$, the constant is [[c]]. The coefficient of $${x}$ is [[x]], and the coefficient of $${y}^{2}$ is [[y]].`,
		]),
		boxes: {
			x: boxed(whole(p), [slip.gaveTheOtherCoefficient, whole(q)], [slip.gaveTheConstant, whole(c)]),
			y: boxed(
				whole(q),
				[slip.gaveTheOtherCoefficient, whole(p)],
				q === 1 && [slip.unwrittenIsZero, whole(0)],
			),
			c: boxed(whole(c), [slip.constantAsCoefficient, whole(p)]),
		},
		hints: [...HINTS, "A variable without a number in front is there once."],
		steps: [`The coefficient of $${x}$ is ${p}, and that of $${y}^{2}$ is ${q}.`, `The constant is ${c}.`],
	};
});

const claimed: Form = stated((random) =>
	random.pick([coefficient(true), coefficient(false), termCount])(random),
);

// 1: written coefficients and terms. 2: a coefficient that is not written. 3: all parts by their names. 4: products, and
// what an expression is as a whole. 5: true sentences, and mistakes to explain.
export const expressionParts = defineSkill("expression-parts", 15, {
	1: [ask.typed(coefficient(false)), ask.typed(termCount), ask.chosen(termCount), sortParts],
	2: [ask.typed(coefficient(true)), ask.chosen(coefficient(true)), names],
	3: [names, sortParts, ask.chosen(termCount), ask.chosen(coefficient(false))],
	4: [ask.chosen(factors), ask.chosen(kindOf), ask.matched(coefficient(false), ["part", "number"])],
	5: [
		ask.judged(claimed),
		ask.chosen(kindOf),
		ask.explainTheMistake(coefficient(true)),
		ask.explainTheMistake(termCount),
	],
});
