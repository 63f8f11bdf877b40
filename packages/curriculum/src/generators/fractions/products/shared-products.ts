import { askFor, gcd, lowest, ratio, simplest, slip, tex } from "../../../kit/index.ts";
import type { Draft, Fraction, Random } from "../../../kit/index.ts";

export const PRODUCT_CTA = "Write a fraction, such as 3/4, or a whole number.";
export const EASY_PARTS = [2, 3, 4, 5, 6] as const;
export const ALL_PARTS = [2, 3, 4, 5, 6, 8, 10, 12] as const;

export type Pair = readonly [Fraction, Fraction];

export function proper(random: Random, denominators: readonly number[]): Fraction | undefined {
	const bottom = random.pick(denominators);
	const top = random.integer(1, bottom - 1);
	return gcd(top, bottom) === 1 ? { top, bottom } : undefined;
}

export function pairOf(random: Random, denominators: readonly number[]): Pair | undefined {
	const [a, b] = [proper(random, denominators), proper(random, denominators)];
	return a === undefined || b === undefined ? undefined : [a, b];
}

/** The last steps: the product as it comes out, simplified where it can be. */
export function productEnds(task: string, top: number, bottom: number): string[] {
	const result = lowest(top, bottom);
	const raw = `The product is $\\dfrac{${top}}{${bottom}}$.`;
	const end = `${task.slice(0, -1)} = ${tex(result)}$.`;
	return result.bottom === bottom ? [end] : [raw, `In simplest form, ${end}`];
}

export function productOf(random: Random, [a, b]: Pair): Draft {
	const task = `$${tex(a)} \\times ${tex(b)}$`;
	const [top, bottom] = [a.top * b.top, a.bottom * b.bottom];
	return {
		prompt: askFor(random, task),
		cta: PRODUCT_CTA,
		task,
		right: simplest(top, bottom),
		wrong: [
			[slip.addedAcross, ratio(a.top + b.top, a.bottom + b.bottom)],
			[slip.keptOneDenominator, ratio(top, Math.max(a.bottom, b.bottom))],
			[slip.multipliedCrosswise, ratio(a.top * b.bottom, a.bottom * b.top)],
			[slip.addedFractions, ratio(a.top * b.bottom + b.top * a.bottom, bottom)],
			[slip.usedOneNumber, ratio(a.top, a.bottom)],
		],
		hints: [
			`Think of $${tex(a)}$ of $${tex(b)}$. Is that more or less than $${tex(b)}$?`,
			`The numerators are ${a.top} and ${b.top}. The denominators are ${a.bottom} and ${b.bottom}. Which ones do you multiply?`,
			`Find $${a.top} \\times ${b.top}$ for the numerator and $${a.bottom} \\times ${b.bottom}$ for the denominator.`,
		],
		steps: [
			`Multiply the numerators: $${a.top} \\times ${b.top} = ${top}$.`,
			`Multiply the denominators: $${a.bottom} \\times ${b.bottom} = ${bottom}$.`,
			...productEnds(task, top, bottom),
		],
	};
}
