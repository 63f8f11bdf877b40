import { askFor, FRACTION_CTA, partsCalled, ratio, slip, whole } from "../../../kit/index.ts";
import type { Draft, Random, Wrong } from "../../../kit/index.ts";

/** Fractions with one denominator, added or taken away. */
export interface Terms {
	/** The numerators, each with its sign. */
	terms: readonly number[];
	denominator: number;
}

/** A sum or difference of fractions with one denominator. */
export function likeSum(random: Random, { terms, denominator }: Terms): Draft {
	const result = terms.reduce((sum, term) => sum + term, 0);
	const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
	const numerators = signed(terms.map(String));
	const task = `$${signed(terms.map((term) => fractionTex(term, denominator)))}$`;
	const subtracts = terms.some((term) => term < 0);
	const wrong: (Wrong | false)[] = [
		!subtracts && [slip.addedDenominators, ratio(result, terms.length * denominator)],
		// In a single difference the denominators cancel.
		subtracts && terms.length === 2 && [slip.subtractedDenominators, whole(result)],
		subtracts && [slip.addedInstead, ratio(size, denominator)],
		!subtracts && [slip.subtractedInstead, ratio(Math.abs((terms[0] ?? 0) - (terms[1] ?? 0)), denominator)],
		[slip.numeratorOnly, whole(result)],
		[slip.usedOneNumber, ratio(Math.abs(terms[0] ?? 0), denominator)],
		[slip.oneOff, ratio(result + 1, denominator)],
	];
	return {
		prompt: askFor(random, task),
		cta: FRACTION_CTA,
		task,
		right: ratio(result, denominator),
		wrong,
		hints: [
			`Look at the denominators. All parts are ${partsCalled(denominator)}, so they are the same size.`,
			`Work with the numerators: ${terms.map((term) => Math.abs(term)).join(" and ")} of the same parts.`,
			`Find $${numerators}$. Keep the denominator ${denominator}.`,
		],
		steps: [
			`The parts are all ${partsCalled(denominator)}, so the denominator stays ${denominator}.`,
			`Numerators: $${numerators} = ${result}$.`,
			`${task.slice(0, -1)} = \\dfrac{${result}}{${denominator}}$.`,
		],
	};
}

export function fractionTex(numerator: number, denominator: number): string {
	return `${numerator < 0 ? "-" : ""}\\dfrac{${Math.abs(numerator)}}{${denominator}}`;
}

function signed(parts: readonly string[]): string {
	return parts.join(" + ").replaceAll("+ -", "- ");
}
