import { anyFraction, askFor, NUMBER_CTA, slip } from "../../../kit/index.ts";
import type { Draft, Fraction, Random, Wrong } from "../../../kit/index.ts";
import { divide, mixedTex, multiply, split, subtract } from "../../../kit/fractions.ts";

/** Dividend and divisor. */
export type Pair = readonly [dividend: Fraction, divisor: Fraction];

export const valueOf = ({ top, bottom }: Fraction) => anyFraction(top, bottom);

const fractionTex = ({ top, bottom }: Fraction) => (bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`);

/** Where mistakes in a division of fractions lead. */
export function wrongQuotients([a, b]: Pair): (Wrong | false)[] {
	const [one, two] = [split(a), split(b)];
	const areMixed = [one, two].every(({ whole, part }) => whole > 0 && part.top > 0);
	const quotient = divide(a, b);
	return [
		areMixed && [
			slip.dividedWholesApart,
			anyFraction(
				one.whole * two.part.top * one.part.bottom + one.part.top * two.part.bottom * two.whole,
				two.whole * two.part.top * one.part.bottom,
			),
		],
		[slip.didNotInvert, valueOf(multiply(a, b))],
		[slip.invertedTheFirst, valueOf(divide(b, a))],
		a.bottom === b.bottom &&
			a.bottom > 1 && [slip.keptTheCommonDenominator, anyFraction(quotient.top, quotient.bottom * a.bottom)],
		[slip.invertedBoth, anyFraction(a.bottom * b.bottom, a.top * b.top)],
		a.top * b.bottom > b.top * a.bottom && [slip.tookTheDivisorAway, valueOf(subtract(a, b))],
	];
}

/** The work: mixed numbers become fractions, then the dividend is multiplied by the reciprocal of the divisor. */
export function workOf([a, b]: Pair): Pick<Draft, "hints" | "steps"> {
	const renamed = [a, b].filter((each) => each.top > each.bottom && each.bottom > 1);
	const names = renamed.map((each) => `$${mixedTex(each)} = ${fractionTex(each)}$`).join(" and ");
	const product = `${fractionTex(a)} \\times ${fractionTex({ top: b.bottom, bottom: b.top })}`;
	return {
		hints: [
			`How many times does $${mixedTex(b)}$ fit in $${mixedTex(a)}$? Estimate first.`,
			renamed.length === 0
				? `Only the divisor, $${mixedTex(b)}$, is turned over. The dividend stays as it is.`
				: `Write mixed numbers as fractions: ${names}.`,
			`Multiply: $${product}$.`,
		],
		steps: [
			...(renamed.length === 0 ? [] : [`As fractions: ${names}.`]),
			`Multiply by the reciprocal of the divisor: $${product}$.`,
			`So $${mixedTex(a)} \\div ${mixedTex(b)} = ${mixedTex(divide(a, b))}$.`,
		],
	};
}

/** A division of fractions or mixed numbers. */
export function fractionQuotient(random: Random, pair: Pair): Draft {
	const [a, b] = pair;
	const task = `$${mixedTex(a)} \\div ${mixedTex(b)}$`;
	return {
		...workOf(pair),
		prompt: askFor(random, task),
		cta: NUMBER_CTA,
		task,
		right: valueOf(divide(a, b)),
		wrong: wrongQuotients(pair),
		equal: "an equal fraction or mixed number",
	};
}
