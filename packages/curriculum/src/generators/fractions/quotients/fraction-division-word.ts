import { ask, boxed, defineSkill, given, NAMES, NUMBER_CTA, slip, words } from "../../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../../kit/index.ts";
import { add, divide, fraction, mixedTex, multiply } from "../../../kit/fractions.ts";
import { type Pair, valueOf, workOf, wrongQuotients } from "./fraction-quotients.ts";
import { FITTINGS, FOR_ONE, SIDES } from "./quotient-stories.ts";
import { proper } from "../products/shared-products.ts";

type Draw = (random: Random) => Pair | undefined;
type Unit = readonly [one: string, many: string];

/** "3/4 mile", "1 1/2 miles". */
const measured = (amount: Fraction, [one, many]: Unit, square = "") =>
	`$${mixedTex(amount)}$ ${square}${amount.top > amount.bottom ? many : one}`;

const SMALL = [2, 3, 4, 5] as const;
const USUAL = [2, 3, 4, 5, 6, 8] as const;

/** So many whole parts: the dividend is made of the part. */
const wholeCounts: Draw = (random) => {
	const part = proper(random, USUAL);
	return part && [multiply(part, fraction(random.integer(3, 12))), part];
};
const parts =
	(wholes: readonly [number, number], divisors: readonly [number, number] = [0, 0]): Draw =>
	(random) => {
		const [a, b] = [proper(random, USUAL), proper(random, SMALL)];
		if (a === undefined || b === undefined) return undefined;
		const pair: Pair = [fraction(random.integer(...wholes), a), fraction(random.integer(...divisors), b)];
		const { top, bottom } = divide(...pair);
		return bottom <= 24 && top > bottom && top / bottom <= 20 ? pair : undefined;
	};

function draftOf(pair: Pair, prompt: string, after?: string): Draft {
	const { hints, steps } = workOf(pair);
	const [a, b] = pair.map((each) => `$${mixedTex(each)}$`);
	return {
		prompt,
		cta: NUMBER_CTA,
		...(after === undefined ? {} : { unit: { after } }),
		right: valueOf(divide(...pair)),
		wrong: wrongQuotients(pair),
		hints: [
			"Which amount is divided, and by which number? Say it in your own words first.",
			`Divide ${a} by ${b}.`,
			hints[2],
		],
		steps,
	};
}

const fitting = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const { unit, counts, told } = random.pick(FITTINGS);
		const [all, part] = pair.map((each) => measured(each, unit)) as [string, string];
		return draftOf(pair, told(random.pick(NAMES), all, part), counts);
	});

const forOne = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const { unit, told } = random.pick(FOR_ONE);
		return draftOf(
			pair,
			told(random.pick(NAMES), measured(pair[0], unit), `$${mixedTex(pair[1])}$`),
			unit[1],
		);
	});

const side = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const { unit, told } = random.pick(SIDES);
		return draftOf(
			pair,
			told(random.pick(NAMES), measured(pair[0], unit, "square "), measured(pair[1], unit)),
			unit[1],
		);
	});

/** Some of it is used first: two steps. */
const rest: Form = (random) => {
	const [pair, used] = [parts([1, 4])(random), proper(random, SMALL)];
	if (pair === undefined || used === undefined) return undefined;
	const { unit, counts, rest: told } = random.pick(FITTINGS);
	const all = add(pair[0], fraction(1, used));
	const [first, gone, part] = [all, fraction(1, used), pair[1]].map((each) => measured(each, unit)) as [
		string,
		string,
		string,
	];
	const draft = draftOf(pair, told(random.pick(NAMES), first, gone, part), counts);
	const difference = `${mixedTex(all)} - ${mixedTex(fraction(1, used))}`;
	return {
		...draft,
		wrong: [[slip.forgotWhatWasUsed, valueOf(divide(all, pair[1]))], ...draft.wrong],
		hints: [
			"This takes two steps. How much is left to divide?",
			`First find $${difference}$.`,
			`Divide the rest by $${mixedTex(pair[1])}$.`,
		],
		steps: [`The rest: $${difference} = ${mixedTex(pair[0])}$.`, ...draft.steps],
	};
};

/** Which expression answers the question of a story. */
const asExpression = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const { unit, told } = random.pick(FITTINGS);
		const [a, b] = pair.map(mixedTex) as [string, string];
		const says = (one: string, sign: string, other: string) => words(`$${one} ${sign} ${other}$`);
		const story = told(random.pick(NAMES), measured(pair[0], unit), measured(pair[1], unit));
		return {
			prompt: random.pick([
				`Which expression answers the question? ${story}`,
				`Which expression could you use? ${story}`,
			]),
			right: says(a, "\\div", b),
			wrong: [
				[slip.dividedTheWrongNumber, says(b, "\\div", a)],
				[slip.multipliedByTheFraction, says(a, "\\times", b)],
				[slip.tookTheDivisorAway, says(a, "-", b)],
			],
			hints: [
				"Is a part of something taken, or does the question ask how many parts fit?",
				`Which is the whole amount, $${a}$ or $${b}$?`,
				"The amount that is divided comes first, wherever it is in the story.",
			],
			steps: [
				`The question asks how many times $${b}$ fits in $${a}$.`,
				`So the expression is $${a} \\div ${b}$.`,
			],
		};
	});

/** The division of a story, and its quotient. */
const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const pair = draw(random);
		if (pair === undefined) return undefined;
		const { unit, told } = random.pick(FITTINGS);
		const { hints, steps, right, wrong, prompt } = draftOf(
			pair,
			told(random.pick(NAMES), measured(pair[0], unit), measured(pair[1], unit)),
		);
		const [a, b] = pair.map(valueOf);
		if (a === undefined || b === undefined) return undefined;
		return {
			prompt: `${prompt} The division is [[dividend]] $\\div$ [[divisor]], and the answer is [[quotient]].`,
			boxes: {
				dividend: boxed(a, [slip.dividedTheWrongNumber, b]),
				divisor: boxed(b, [slip.dividedTheWrongNumber, a]),
				quotient: { right, wrong },
			},
			hints,
			steps,
		};
	});

const [proper12, mixed4, mixedBoth] = [parts([0, 2]), parts([2, 6]), parts([2, 6], [1, 2])];

// 1: a whole number of parts. 2: the missing side of a rectangle. 3: which expression fits, and remainders as parts.
// 4: mixed numbers. 5: how much for one whole, and two steps.
export const fractionDivisionWord = defineSkill("fraction-division-word", 7, {
	1: [ask.typed(fitting(wholeCounts)), ask.chosen(fitting(wholeCounts)), inSteps(wholeCounts)],
	2: [ask.typed(side(proper12)), ask.chosen(side(proper12)), ask.typed(fitting(proper12))],
	3: [
		ask.chosen(asExpression(proper12)),
		ask.chosen(asExpression(mixed4)),
		ask.typed(fitting(proper12)),
		inSteps(proper12),
	],
	4: [
		ask.typed(fitting(mixedBoth)),
		ask.chosen(fitting(mixedBoth)),
		ask.typed(side(mixed4)),
		inSteps(mixedBoth),
	],
	5: [ask.typed(forOne(mixed4)), ask.chosen(forOne(mixed4)), ask.typed(rest), ask.chosen(rest)],
});
