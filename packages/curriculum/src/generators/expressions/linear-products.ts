import { bracketed, gcd, linearTex, simplest, slip, words } from "../../kit/index.ts";
import type { Draft, Random, Wrong } from "../../kit/index.ts";

/** A factor, as a fraction of `bottom`, times px + q. */
export interface Product {
	x: string;
	f: number;
	bottom: number;
	p: number;
	q: number;
}

export interface Range {
	isNegative?: boolean;
	/** The factor is a fraction that divides evenly. */
	hasFraction?: boolean;
	/** px + q have no common factor, so that f is the greatest one. */
	isFactored?: boolean;
}

export function productOf(
	random: Random,
	{ isNegative = false, hasFraction = false, isFactored = false }: Range,
): Product | undefined {
	const bottom = hasFraction ? random.integer(2, 5) : 1;
	const f = random.integer(hasFraction ? 1 : 2, hasFraction ? bottom - 1 : 9) * (isNegative ? -1 : 1);
	const p = random.integer(isFactored ? 1 : 2, 8) * bottom;
	const q = random.integer(1, 9) * (random.oneIn(2) ? -1 : 1) * bottom;
	if (gcd(f, bottom) > 1 || (isFactored && gcd(p, q) > 1)) return undefined;
	return { x: random.pick(["x", "y", "n", "t", "a", "k"]), f, bottom, p, q };
}

export const linear = (p: number, x: string, q: number) => linearTex(p, x, q);

export const factorTex = ({ f, bottom }: Product) => simplest(f, bottom).shown.replaceAll("$", "");
export const productTex = (product: Product) =>
	`${factorTex(product)}(${linear(product.p, product.x, product.q)})`;

/** The coefficient and the constant without parentheses. */
export const expandedParts = ({ f, bottom, p, q }: Product) => [(f * p) / bottom, (f * q) / bottom] as const;

export function expandedTex(product: Product): string {
	const [first, last] = expandedParts(product);
	return linear(first, product.x, last);
}

/** How to multiply out. */
export function expanding(product: Product): Pick<Draft, "hints" | "steps"> {
	const { x, p, q } = product;
	const [first, last] = expandedParts(product);
	const factor = factorTex(product);
	const px = linear(p, x, 0);
	return {
		hints: [
			"The factor in front multiplies both terms in the parentheses.",
			`Begin with $${factor} \\times ${px}$.`,
			`Then find $${factor} \\times ${bracketed(q)}$. Which sign does it have?`,
		],
		steps: [
			`$${factor} \\times ${px} = ${linear(first, x, 0)}$ and $${factor} \\times ${bracketed(q)} = ${last}$.`,
			`So $${productTex(product)} = ${expandedTex(product)}$.`,
		],
	};
}

/** Where wrong ways of multiplying out lead. */
export function wrongExpansions(product: Product): (Wrong | false)[] {
	const { x, f, p, q } = product;
	const [first, last] = expandedParts(product);
	const shown = (one: number, other: number) => words(`$${linear(one, x, other)}$`);
	return [
		f < 0 ? [slip.signToTheFirstOnly, shown(first, -last)] : [slip.distributedToFirst, shown(first, q)],
		f < 0 ? [slip.distributedToFirst, shown(first, q)] : [slip.lostConstantSign, shown(first, -last)],
		first + last !== 0 && [slip.combinedUnlike, words(`$${linear(first + last, x, 0)}$`)],
		[slip.secondTermOnly, shown(p, last)],
	];
}

/** How to factor. */
export function factoring(product: Product): Pick<Draft, "hints" | "steps"> {
	const { x, f, p, q } = product;
	return {
		hints: [
			f < 0
				? "Divide each term by the negative factor. Watch the signs."
				: "What is the greatest number that divides both terms?",
			`Divide $${linear(f * p, x, 0)}$ and $${f * q}$ by the factor, one after the other.`,
			"Multiply back to check: both terms must have the right sign.",
		],
		steps: [
			`$${f * p} \\div ${bracketed(f)} = ${p}$ and $${bracketed(f * q)} \\div ${bracketed(f)} = ${q}$.`,
			`So $${expandedTex(product)} = ${productTex(product)}$.`,
		],
	};
}
