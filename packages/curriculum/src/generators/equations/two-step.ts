import { asClaim, ask, askToSolve, lowest, slip, sumTex, withoutUnit, withTask } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../kit/index.ts";
import { decimals, simplest, type Value, whole } from "../../kit/value.ts";
import { add, divide, multiply, subtract } from "../../kit/fractions.ts";
import { onPans } from "./one-step.ts";

const LETTERS = ["x", "n", "y", "t", "k"] as const;
export const int = (number: number): Fraction => ({ top: number, bottom: 1 });

/** p x + q = r, or x / p + q = r. */
export interface TwoStep {
	p: Fraction;
	q: Fraction;
	x: Fraction;
	isQuotient?: boolean;
	/** The constant comes before the variable, or the sides are swapped. */
	turns?: boolean;
	isDecimal?: boolean;
}

export type TwoSteps = (random: Random) => TwoStep | undefined;

/** A number as it is entered and shown: a decimal that ends, or a whole number or fraction. */
function valueOf({ top, bottom }: Fraction, isDecimal = false): Value | undefined {
	if (!isDecimal) return top % bottom === 0 ? whole(top / bottom) : simplest(top, bottom);
	const units = (top * 1000) / bottom;
	return Number.isInteger(units) ? decimals(units, 3) : undefined;
}

const tex = (number: Fraction, isDecimal?: boolean) => valueOf(number, isDecimal)?.shown.slice(1, -1) ?? "";

/** "Subtract $4$ from both sides", "Add $4$ to both sides". */
export function undoConstant(q: Fraction, isDecimal?: boolean): string {
	const size = tex({ top: Math.abs(q.top), bottom: q.bottom }, isDecimal);
	return q.top > 0 ? `Subtract $${size}$ from both sides` : `Add $${size}$ to both sides`;
}

export function undoFactor(p: Fraction, isDecimal?: boolean): string {
	const by = `Divide both sides by $${tex(p, isDecimal)}$`;
	if (p.bottom === 1 || isDecimal) return by;
	return `${by}, which is the same as multiplying by $${tex(lowest(p.bottom, p.top))}$`;
}

/** What the equation looks like, and how it is undone. */
function partsOf(letter: string, { p, q, x, isQuotient, turns, isDecimal }: TwoStep) {
	const factor = isQuotient ? divide(int(1), p) : p;
	const r = add(multiply(factor, x), q);
	const term = isQuotient ? `\\dfrac{${letter}}{${p.top}}` : sumTex([[tex(p, isDecimal), letter]]);
	const whole = [
		["1", term],
		[tex(q, isDecimal), ""],
	] as const;
	const side = isQuotient
		? sumTex(turns ? [whole[1], whole[0]] : whole)
		: sumTex(turns ? [whole[1], [tex(p, isDecimal), letter]] : [[tex(p, isDecimal), letter], whole[1]]);
	return { factor, r, term, side };
}

function draftOf(random: Random, step: TwoStep): Draft | undefined {
	const { p, q, x, isQuotient, turns, isDecimal } = step;
	const letter = random.pick(LETTERS);
	const { factor, r, term, side } = partsOf(letter, step);
	const sides = [side, tex(r, isDecimal)];
	const equation = (turns && random.oneIn(2) ? sides.toReversed() : sides).join(" = ");
	const right = valueOf(x, isDecimal);
	if (right === undefined || q.top === 0) return undefined;
	const wrongs = [
		[isQuotient ? slip.didNotMultiply : slip.didNotDivide, subtract(r, q)],
		[slip.movedNumber, divide(add(r, q), factor)],
		[isQuotient ? slip.multipliedSomeTerms : slip.dividedSomeTerms, subtract(divide(r, factor), q)],
		[slip.lostSolutionSign, multiply(int(-1), x)],
	] as const;
	const rest = tex(subtract(r, q), isDecimal);
	const undo = isQuotient ? `Multiply both sides by $${p.top}$` : undoFactor(p, isDecimal);
	const done = isQuotient ? `divided by $${p.top}$` : `multiplied by $${tex(p, isDecimal)}$`;
	return {
		prompt: askToSolve(random, letter, equation),
		...(right.answer_type === "SIMPLE_FRACTION" && p.bottom > 1
			? { cta: "Write a whole number or a fraction, such as -3/4." }
			: {}),
		unit: { before: `${letter} =` },
		...(isOnScale(step) ? { balance: onPans(letter, [p.top, q.top, r.top], false) } : {}),
		task: `$${equation}$`,
		right,
		wrong: wrongs.map(([each, number]) => {
			const value = valueOf(number, isDecimal);
			return value !== undefined && ([each, value] as const);
		}),
		hints: [
			`In $${side}$, $${letter}$ is ${done} first, and then a number is ${q.top > 0 ? "added" : "subtracted"}. Undo the last step first.`,
			`${undoConstant(q, isDecimal)}, so that $${term}$ is alone.`,
			`${undo}.`,
		],
		steps: [
			`${undoConstant(q, isDecimal)}: $${term} = ${rest}$.`,
			`${undo}.`,
			`The solution is $${letter} = ${right.shown.slice(1, -1)}$.`,
		],
	};
}

/** Whether it can lie on a scale: a positive number of boxes and ones, each whole. */
function isOnScale({ p, q, x, isQuotient, turns, isDecimal }: TwoStep): boolean {
	const areWhole = [p, q, x].every(({ top, bottom }) => bottom === 1 && top > 0);
	return areWhole && p.top <= 10 && isQuotient !== true && turns !== true && isDecimal !== true;
}

export const bare =
	(steps: TwoSteps): Form =>
	(random) => {
		const step = steps(random);
		return step && draftOf(random, step);
	};

/** The ways to ask for the solution of such equations, by name. */
export function waysToSolve(form: Form) {
	const plain = withoutUnit(form);
	const named = withTask(plain, (task) => `the solution of ${task}`);
	return {
		typed: ask.typed(form),
		onScale: ask.onScale(form),
		chosen: ask.chosen(plain),
		matched: ask.matched(plain, ["equation", "solution"]),
		judged: ask.judged(asClaim(plain, (task, value) => `The solution of ${task} is ${value}.`)),
		mistaken: ask.whatWentWrong(named),
		explained: ask.explainTheMistake(named),
	};
}
