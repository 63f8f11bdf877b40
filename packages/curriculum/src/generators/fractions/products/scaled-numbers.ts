import { gcd, mixedTex, slip, tex, texNumber, words } from "../../../kit/index.ts";
import type { Fraction, Random, Slip } from "../../../kit/index.ts";

export const KINDS = ["less", "equal", "greater"] as const;
export type Kind = (typeof KINDS)[number];

export const ORDER = { less: "less than", equal: "equal to", greater: "greater than" } as const;
export const SIGN = { less: "<", equal: "=", greater: ">" } as const;

/** A factor below 1, of exactly 1, or above 1. */
export function factorOf(random: Random, kind: Kind, most = 12): Fraction | undefined {
	const bottom = random.integer(2, most);
	const top = {
		less: random.integer(1, bottom - 1),
		equal: bottom,
		greater: random.integer(bottom + 1, 3 * bottom),
	}[kind];
	return kind === "equal" || gcd(top, bottom) === 1 ? { top, bottom } : undefined;
}

/** Shown as a fraction, or as a mixed number where it is more than 1. */
export function factorTex({ top, bottom }: Fraction, isMixed: boolean): string {
	return isMixed && top > bottom ? mixedTex({ top, bottom }) : `\\dfrac{${top}}{${bottom}}`;
}

interface Scaling {
	kind: Kind;
	factor: string;
	number: string;
}

/** What is multiplied: a whole number, or a fraction. */
export type Draw = (random: Random) => Scaling | undefined;

export const wholeScaled =
	(kinds: readonly Kind[], isMixed: boolean, most: number): Draw =>
	(random) => {
		const kind = random.pick(kinds);
		const factor = factorOf(random, kind);
		if (factor === undefined || (isMixed && kind === "greater" && factor.top % factor.bottom === 0))
			return undefined;
		return { kind, factor: factorTex(factor, isMixed), number: texNumber(random.integer(5, most)) };
	};

export const fractionScaled: Draw = (random) => {
	const kind = random.pick(KINDS);
	const [factor, number] = [factorOf(random, kind), factorOf(random, "less")];
	if (factor === undefined || number === undefined) return undefined;
	return { kind, factor: factorTex(factor, random.oneIn(2)), number: tex(number) };
};

/** The wrong idea that leads to another kind. */
export function slipTo(kind: Kind, wrong: Kind): Slip {
	if (wrong === "equal") return slip.tookTheFactorAsOne;
	return wrong === "greater" ? slip.multiplyingMakesLarger : slip.fractionsMakeSmaller;
}

const because = ({ kind, factor }: Scaling) =>
	kind === "equal" ? `The factor $${factor}$ is equal to 1.` : `The factor $${factor}$ is ${ORDER[kind]} 1.`;

/** Hints and steps that compare the factor with 1. */
export function helpWith(scaling: Scaling) {
	const { kind, factor, number } = scaling;
	const product = `$${factor} \\times ${number}$`;
	return {
		hints: [
			"You do not have to multiply. Compare the factor with 1.",
			`Is $${factor}$ less than 1, equal to 1, or greater than 1?`,
			`What would $1 \\times ${number}$ be? Now take the factor $${factor}$ instead of 1.`,
		] as const,
		steps: [because(scaling), `So ${product} is ${ORDER[kind]} $${number}$.`],
	};
}

/** The product compared with the number, as given by `say`. */
export function compared(scaling: Scaling, prompt: string, say: (kind: Kind) => string) {
	const { kind } = scaling;
	const others = KINDS.filter((each) => each !== kind);
	return {
		...helpWith(scaling),
		prompt,
		right: words(say(kind)),
		wrong: others.map((each) => [slipTo(kind, each), words(say(each))] as const),
		order: KINDS.map(say),
	};
}
