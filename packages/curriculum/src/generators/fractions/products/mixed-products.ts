import { anyFraction, askFor, lowest, mixedTex, NUMBER_CTA, slip, split } from "../../../kit/index.ts";
import type { Draft, Fraction, Random, Slip, Wrong } from "../../../kit/index.ts";
import { properOf } from "../sums/unlike-sums.ts";

/** Two factors; a whole number has the denominator 1, and a mixed number is more than 1. */
export type Factors = readonly [Fraction, Fraction];

/** A fraction below one in lowest terms. */
export function oneOf(random: Random, denominators: readonly number[]): Fraction {
	return properOf(random, random.pick(denominators));
}

export function mixedOf(random: Random, denominators: readonly number[], most: number): Fraction {
	const { top, bottom } = oneOf(random, denominators);
	return { top: random.integer(1, most) * bottom + top, bottom };
}

export const wholeOf = (number: number): Fraction => ({ top: number, bottom: 1 });

export function productOf([a, b]: Factors): Fraction {
	return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

export function fractionTex({ top, bottom }: Fraction): string {
	return bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`;
}

/** Where mistakes with these factors lead; `added` is what adding them is called here. */
export function wrongProducts([a, b]: Factors, added: Slip): (Wrong | false)[] {
	const { top, bottom } = productOf([a, b]);
	const [one, two] = [split(a), split(b)];
	const areMixed = [one, two].every(({ whole, part }) => whole > 0 && part.top > 0);
	const [count, { whole, part }] = a.bottom === 1 ? [a.top, two] : [b.top, one];
	const hasWhole = (a.bottom === 1) !== (b.bottom === 1);
	const larger = Math.max(a.bottom, b.bottom);
	return [
		areMixed && [
			slip.multipliedApart,
			anyFraction(one.whole * two.whole * bottom + one.part.top * two.part.top, bottom),
		],
		hasWhole &&
			whole > 0 && [
				slip.multipliedTheWholeOnly,
				anyFraction(count * whole * part.bottom + part.top, part.bottom),
			],
		hasWhole && whole === 0 && part.top > 1 && [slip.tookOnePartOnly, anyFraction(count, part.bottom)],
		hasWhole && [slip.numeratorOnly, anyFraction(top, 1)],
		hasWhole && [slip.multipliedDenominatorByWhole, anyFraction(top, bottom * count)],
		!hasWhole && [slip.keptOneDenominator, anyFraction(top, larger)],
		[added, anyFraction(a.top * b.bottom + b.top * a.bottom, bottom)],
		!hasWhole && [slip.multipliedCrosswise, anyFraction(a.top * b.bottom, a.bottom * b.top)],
	];
}

/** The work: mixed numbers become fractions, then numerators and denominators are multiplied. */
export function workOf([a, b]: Factors): Pick<Draft, "hints" | "steps"> {
	const { top, bottom } = productOf([a, b]);
	const task = `${mixedTex(a)} \\times ${mixedTex(b)}`;
	const renamed = [a, b]
		.filter((each) => each.top > each.bottom && each.bottom > 1)
		.map((each) => `$${mixedTex(each)} = ${fractionTex(each)}$`)
		.join(" and ");
	const whole = [a, b].find((each) => each.bottom === 1);
	const [raw, result] = [fractionTex({ top, bottom }), mixedTex(lowest(top, bottom))];
	return {
		hints: [
			"Write every factor as a fraction first.",
			renamed === ""
				? whole === undefined
					? `The numerators are ${a.top} and ${b.top}. The denominators are ${a.bottom} and ${b.bottom}.`
					: `Write ${whole.top} as $\\dfrac{${whole.top}}{1}$.`
				: `Write mixed numbers as fractions: ${renamed}.`,
			`Multiply the numerators, $${a.top} \\times ${b.top}$, and the denominators, $${a.bottom} \\times ${b.bottom}$.`,
		],
		steps: [
			...(renamed === "" ? [] : [`As fractions: ${renamed}.`]),
			`Numerators: $${a.top} \\times ${b.top} = ${top}$. Denominators: $${a.bottom} \\times ${b.bottom} = ${bottom}$.`,
			...(raw === result ? [] : [`The product is $${raw}$.`]),
			`So $${task} = ${result}$.`,
		],
	};
}

/** A product of fractions, mixed or whole numbers. */
export function mixedProduct(random: Random, factors: Factors): Draft {
	const [a, b] = factors;
	const { top, bottom } = productOf(factors);
	const task = `$${mixedTex(a)} \\times ${mixedTex(b)}$`;
	return {
		...workOf(factors),
		prompt: askFor(random, task),
		cta: NUMBER_CTA,
		task,
		right: anyFraction(top, bottom),
		wrong: wrongProducts(factors, slip.addedFractions),
		equal: "an equal fraction or mixed number",
	};
}

/** ", which is 1 1/4." after a result that can be written in another way. */
export function inOtherWords(result: Fraction): string {
	const shown = mixedTex(lowest(result.top, result.bottom));
	return shown === fractionTex(result) ? "." : `, which is $${shown}$.`;
}
