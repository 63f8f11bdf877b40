import { ask, askFor, boxed, defineSkill, expression as asExpression, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random, Slip, Wrong } from "../../kit/index.ts";
import { whole, words } from "../../kit/value.ts";
import {
	addedFirst,
	drawn,
	type Expression,
	firstOf,
	leftToRight,
	resultOf,
	SHAPES,
	show,
	stepsOf,
	withoutBrackets,
} from "./bracket-expressions.ts";

type Level = readonly [shapes: readonly (keyof typeof SHAPES)[], most: number];

const EASY: Level = [["two"], 9];
const MIDDLE: Level = [["two", "three"], 10];
const LONGER: Level = [["three"], 12];
const LONG: Level = [["four"], 12];
const NESTED: Level = [["nested"], 12];

const drawnAt = (random: Random, [shapes, most]: Level) =>
	drawn(
		random,
		shapes.flatMap((shape) => SHAPES[shape]),
		most,
	);

const hasBrackets = (expression: Expression) => show(expression).includes("(");

/** A pair of parentheses in another one. */
const NESTED_PARENTHESES = /\([^)]*\(/;

function startIn(expression: Expression): string {
	return NESTED_PARENTHESES.test(show(expression))
		? "Start inside the parentheses, with the innermost ones."
		: "What is inside parentheses comes first.";
}

function helpWith(expression: Expression): Pick<Draft, "hints" | "steps"> {
	const first = show(firstOf(expression));
	const steps = stepsOf(expression);
	const isLong = steps.length > 3;
	return {
		hints: [
			hasBrackets(expression)
				? startIn(expression)
				: "There are no parentheses. Multiply and divide before you add and subtract.",
			`The first step is $${first}$.`,
			isLong
				? "Then multiply and divide from left to right. Add and subtract last."
				: "Then do the one step that is left.",
		],
		steps: [
			...steps.slice(0, -1).map((step, at) => `$${step} = ${steps[at + 1]}$.`),
			...(steps.length > 2 ? [`So $${steps[0]} = ${steps.at(-1)}$.`] : []),
		],
	};
}

function wrongOf(expression: Expression): (Wrong | false)[] {
	const to = (each: Slip, value: number | undefined): Wrong | false =>
		value !== undefined && Number.isInteger(value) && value >= 0 && [each, whole(value)];
	return [
		to(slip.workedLeftToRight, leftToRight(expression)),
		hasBrackets(expression) && to(slip.leftOutTheBrackets, resultOf(withoutBrackets(expression))),
		to(slip.addedTooEarly, addedFirst(expression)),
		to(slip.stoppedAfterTheFirst, resultOf(firstOf(expression))),
	];
}

const value =
	(level: Level): Form =>
	(random) => {
		const expression = drawnAt(random, level);
		if (expression === undefined) return undefined;
		const task = `$${show(expression)}$`;
		return {
			...helpWith(expression),
			prompt: random.pick([
				askFor(random, task),
				`Evaluate ${task}.`,
				`Use the order of operations to find ${task}.`,
			]),
			task,
			right: whole(resultOf(expression)),
			wrong: wrongOf(expression),
		};
	};

/** Why a step is not due yet: parentheses, multiplying or dividing, or only a step farther to the left comes before it. */
function slipsOf(expression: Expression, early: readonly string[]): Slip[] {
	const found = early.map((each) => slipOf(expression, each));
	return found.map((each, at) => {
		const before = found.slice(0, at).filter(({ id }) => id === each.id).length;
		return before === 0 ? each : { ...each, id: `${each.id}-${before + 1}` };
	});
}

function slipOf(expression: Expression, early: string): Slip {
	const first = show(firstOf(expression));
	const isPoint = (step: string) => /\\times|\\div/.test(step);
	if (hasBrackets(expression)) return slip.leftOutTheBrackets;
	return isPoint(first) && !isPoint(early) ? slip.addedTooEarly : slip.workedFromTheRight;
}

/** Which operation is due first. */
const firstStep =
	(level: Level): Form =>
	(random) => {
		const expression = drawnAt(random, level);
		if (expression === undefined) return undefined;
		const flat = withoutBrackets(expression);
		const first = firstOf(expression);
		const operation = (from: number) => words(`$${show(flat.slice(from, from + 3))}$`);
		const others = Array.from({ length: (flat.length - 1) / 2 }, (_, at) => operation(2 * at));
		const [early, ...rest] = others.filter(({ shown }) => shown !== `$${show(first)}$`);
		if (early === undefined) return undefined;
		const steps = [early, ...rest].slice(0, 3);
		return {
			...helpWith(expression),
			prompt: random.pick([
				`Which step comes first in $${show(expression)}$?`,
				`${random.pick(NAMES)} works out $${show(expression)}$. What has to be done first?`,
			]),
			right: words(`$${show(first)}$`),
			wrong: slipsOf(
				expression,
				steps.map(({ shown }) => shown),
			).map((each, at) => [each, steps[at] ?? early] as const),
			hints: [
				hasBrackets(expression)
					? "Look inside the parentheses first."
					: "There are no parentheses. Look at the operations: which kinds are there?",
				`${hasBrackets(expression) ? "Inside parentheses, too: multiply" : "Multiply"} and divide before you add and subtract.`,
				"Of two steps of the same kind, the left one comes first.",
			],
			steps: [
				hasBrackets(expression)
					? "What is inside the innermost parentheses comes first."
					: "Multiplying and dividing come before adding and subtracting.",
				`The first step is $${show(first)}$.`,
			],
		};
	};

/** Where the parentheses have to stand for a result. */
const placed: Form = (random) => {
	const number = () => random.integer(2, 10);
	const [a, b, c, d] = [number(), number(), number(), number()];
	const [one, two, three] = random.pick([
		["+", "\\times", "-"],
		["\\times", "+", "-"],
		["-", "\\times", "+"],
		["\\times", "-", "\\times"],
		["+", "\\times", "+"],
	] as const);
	const plain: Expression = [a, one, b, two, c, three, d];
	const all: readonly Expression[] = [
		[[a, one, b], two, c, three, d],
		[a, one, [b, two, c], three, d],
		[a, one, b, two, [c, three, d]],
		[[a, one, b], two, [c, three, d]],
		[a, one, [b, two, c, three, d]],
	];
	const worth = all.map(resultOf);
	const isClear = (at: number) =>
		Number.isInteger(worth[at]) &&
		(worth[at] ?? 0) > 0 &&
		worth.every((other, index) => index === at || other !== worth[at]) &&
		worth[at] !== resultOf(plain);
	const at = random.integer(0, all.length - 1);
	const right = all[at];
	if (right === undefined || !isClear(at)) return undefined;
	const target = resultOf(right);
	const others = all.filter((other, index) => index !== at && Number.isInteger(worth[index]));
	const [first, second] = random.shuffle(others);
	if (first === undefined || second === undefined || !Number.isInteger(resultOf(plain))) return undefined;
	const shown = (expression: Expression) => asExpression(show(expression), resultOf(expression));
	return {
		...helpWith(right),
		prompt: random.pick([
			`Which expression is equal to ${target}?`,
			`Where do the parentheses belong so that $${show(plain)}$ becomes ${target}?`,
			`${random.pick(NAMES)} puts parentheses into $${show(plain)}$ to get ${target}. Which expression is right?`,
		]),
		right: shown(right),
		wrong: [
			[slip.leftOutTheBrackets, shown(plain)],
			[slip.movedTheParentheses, shown(first)],
			[{ ...slip.movedTheParentheses, id: `${slip.movedTheParentheses.id}-2` }, shown(second)],
		],
		hints: [
			"Work out each expression. What is inside the parentheses comes first.",
			`You want ${target}. Should more be multiplied, or less?`,
			"Then multiply, and add and subtract last. Which one gives the number?",
		],
	};
};

/** The first step, and the result. */
const inSteps = (level: Level) =>
	ask.stepwise((random) => {
		const expression = drawnAt(random, level);
		if (expression === undefined) return undefined;
		const first = firstOf(expression);
		const steps = stepsOf(expression);
		return {
			...helpWith(expression),
			prompt: random.pick([
				`Work out $${show(expression)}$. The first step is $${show(first)} =$ [[first]]. The result is [[result]].`,
				`In $${show(expression)}$, begin with $${show(first)}$, which is [[first]]. Go on: the whole expression is [[result]].`,
			]),
			boxes: {
				first: { right: whole(resultOf(first)) },
				result: boxed(
					whole(Number(steps.at(-1))),
					Number.isInteger(leftToRight(expression)) &&
						leftToRight(expression) >= 0 && [slip.workedLeftToRight, whole(leftToRight(expression))],
					[slip.stoppedAfterTheFirst, whole(resultOf(first))],
				),
			},
		};
	});

// 1: two operations. 2: three, with steps. 3: three with parentheses, and where they belong. 4: four, and what went
// wrong. 5: parentheses inside brackets, claims, and mistakes to explain.
export const orderOfOperationsBrackets = defineSkill("order-of-operations-brackets", 14, {
	1: [ask.typed(value(EASY)), ask.chosen(value(EASY)), ask.chosen(firstStep(MIDDLE))],
	2: [
		ask.typed(value(MIDDLE)),
		inSteps(MIDDLE),
		ask.chosen(firstStep(LONGER)),
		ask.matched(value(MIDDLE), "expression"),
	],
	3: [ask.typed(value(LONGER)), ask.chosen(placed), inSteps(LONGER), ask.chosen(value(LONGER))],
	4: [ask.typed(value(LONG)), ask.whatWentWrong(value(LONG)), ask.judged(value(LONGER)), ask.chosen(placed)],
	5: [
		ask.typed(value(NESTED)),
		ask.chosen(value(NESTED)),
		ask.explainTheMistake(value(LONG)),
		ask.judged(value(LONG)),
	],
});
