import { askFor, countedParts, gcd, partsCalled, ratio, slip, tex, whole } from "../../../kit/index.ts";
import type { Draft, Fraction, Random } from "../../../kit/index.ts";

/** A fraction that is taken several times. */
export interface Repeated {
	each: Fraction;
	count: number;
}

interface Range {
	denominators: readonly number[];
	/** The largest numerator; 1 for unit fractions. */
	most?: number;
	counts: readonly [least: number, most: number];
}

export function repeatedOf(random: Random, { denominators, most = 11, counts }: Range): Repeated | undefined {
	const bottom = random.pick(denominators);
	const top = random.integer(most === 1 ? 1 : 2, Math.max(1, Math.min(most, bottom - 1)));
	if (gcd(top, bottom) > 1 || top >= bottom) return undefined;
	return { each: { top, bottom }, count: random.integer(counts[0], counts[1]) };
}

/** The product of a whole number and a fraction, as a sum of equal parts. */
export function productOf(random: Random, { each, count }: Repeated, mayTurn = false): Draft {
	const { top, bottom } = each;
	const product = count * top;
	const turned = mayTurn && random.oneIn(2);
	const formula = turned ? `${tex(each)} \\times ${count}` : `${count} \\times ${tex(each)}`;
	return {
		prompt: askFor(random, `$${formula}$`),
		cta: "Write a fraction, such as 7/4.",
		task: `$${formula}$`,
		right: ratio(product, bottom),
		wrong: [
			[slip.multipliedDenominatorByWhole, ratio(product, count * bottom)],
			[slip.multipliedOnlyTheDenominator, ratio(top, count * bottom)],
			[slip.addedTheCount, ratio(top + count, bottom)],
			[slip.numeratorOnly, whole(product)],
		],
		hints: [
			"The same fraction is added again and again. The size of the parts does not change.",
			`$${tex(each)}$ is ${countedParts(top, bottom)}. Add it ${count} times.`,
			`Find $${count} \\times ${top}$ for the numerator. The denominator stays ${bottom}.`,
		],
		steps: [
			`The parts are ${partsCalled(bottom)}, so the denominator stays ${bottom}.`,
			`Multiply the numerator: $${count} \\times ${top} = ${product}$.`,
			`$${formula} = \\dfrac{${product}}{${bottom}}$.`,
		],
	};
}
