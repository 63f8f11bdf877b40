import { fractionCircles } from "../../../figures/fractions/fraction-circles.ts";
import { COLORS, gcd, NAMES, partsCalled, slip, tex } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { counted } from "../../../kit/words.ts";
import { mixedParts, ratio, whole } from "../../../kit/value.ts";

const MIXED_CTA = "Write a mixed number, such as 2 1/3.";
const FRACTION_CTA = "Write a fraction, such as 7/3.";

/** A number above one, as a mixed number and as a fraction. */
interface Amount {
	wholes: number;
	rest: number;
	bottom: number;
	/** Numerator of the fraction. */
	top: number;
}

export interface Range {
	denominators: readonly number[];
	most: number;
}

export const SMALL: Range = { denominators: [2, 3, 4, 5, 6, 8], most: 3 };

export function amountOf(random: Random, { denominators, most }: Range): Amount | undefined {
	const bottom = random.pick(denominators);
	const [wholes, rest] = [random.integer(1, most), random.integer(1, bottom - 1)];
	return gcd(rest, bottom) > 1 ? undefined : { wholes, rest, bottom, top: wholes * bottom + rest };
}

export const fractionTex = ({ top, bottom }: Amount) => tex({ top, bottom });
export const mixedTex = ({ wholes, rest, bottom }: Amount) => `${wholes}${tex({ top: rest, bottom })}`;

export function toMixed(amount: Amount, prompt: string): Draft {
	const { wholes, rest, bottom, top } = amount;
	return {
		prompt,
		cta: MIXED_CTA,
		task: `$${fractionTex(amount)}$`,
		right: mixedParts(wholes, rest, bottom),
		wrong: [
			wholes > 1 && [slip.oneWholeTooFew, mixedParts(wholes - 1, rest, bottom)],
			wholes < bottom && [slip.swappedWholesAndRest, mixedParts(rest, wholes, bottom)],
			[slip.numeratorAsDenominator, mixedParts(wholes, rest, top)],
			[slip.leftOutTheRest, whole(wholes)],
		],
		equal: "an equal mixed number",
		hints: [
			`The denominator is ${bottom}. How many ${partsCalled(bottom)} make one whole?`,
			`How many times does ${bottom} go into ${top}? That is the number of wholes.`,
			`Divide: $${top} \\div ${bottom}$. The remainder is the new numerator, and the denominator stays ${bottom}.`,
		],
		steps: [
			`${bottom} ${partsCalled(bottom)} make one whole.`,
			`$${top} \\div ${bottom}$ is ${wholes} with a remainder of ${rest}.`,
			`$${fractionTex(amount)} = ${mixedTex(amount)}$.`,
		],
	};
}

function toFraction(amount: Amount, prompt: string): Draft {
	const { wholes, rest, bottom, top } = amount;
	return {
		prompt,
		cta: FRACTION_CTA,
		task: `$${mixedTex(amount)}$`,
		right: ratio(top, bottom),
		wrong: [
			[slip.addedTheWholes, ratio(wholes + rest, bottom)],
			[slip.multipliedByTheNumerator, ratio(wholes * rest, bottom)],
			[slip.leftOutTheParts, ratio(wholes * bottom, bottom)],
			[slip.wholesInTheDenominator, ratio(top, wholes * bottom)],
		],
		equal: "an equal fraction",
		hints: [
			`Cut each whole into ${partsCalled(bottom)}. How many does one whole give?`,
			`The ${counted(wholes, "whole")} ${wholes === 1 ? "gives" : "give"} $${wholes} \\times ${bottom}$ ${partsCalled(bottom)}.`,
			`Find $${wholes} \\times ${bottom} + ${rest}$ for the numerator. The denominator stays ${bottom}.`,
		],
		steps: [
			`The ${counted(wholes, "whole")} ${wholes === 1 ? "is" : "are"} $${wholes} \\times ${bottom} = ${wholes * bottom}$ ${partsCalled(bottom)}.`,
			`With the other ${rest}: $${wholes * bottom} + ${rest} = ${top}$ ${partsCalled(bottom)}.`,
			`$${mixedTex(amount)} = ${fractionTex(amount)}$.`,
		],
	};
}

export const mixed =
	(range: Range): Form =>
	(random) => {
		const amount = amountOf(random, range);
		if (amount === undefined) return undefined;
		const shown = `$${fractionTex(amount)}$`;
		return toMixed(
			amount,
			random.pick([
				`Write ${shown} as a mixed number.`,
				`Which mixed number is equal to ${shown}?`,
				`${random.pick(NAMES)} changes ${shown} to a mixed number. What is it?`,
			]),
		);
	};

export const fraction =
	(range: Range): Form =>
	(random) => {
		const amount = amountOf(random, range);
		if (amount === undefined) return undefined;
		const shown = `$${mixedTex(amount)}$`;
		return toFraction(
			amount,
			random.pick([
				`Write ${shown} as a fraction greater than 1.`,
				`Which fraction is equal to ${shown}?`,
				`${random.pick(NAMES)} changes ${shown} to a fraction. What is it?`,
			]),
		);
	};

export const seen =
	(asksMixed: boolean): Form =>
	(random) => {
		const amount = amountOf(random, SMALL);
		if (amount === undefined) return undefined;
		const [kind, name] = [asksMixed ? "mixed number" : "fraction greater than 1", random.pick(NAMES)];
		const prompt = random.pick([
			`Each circle is one whole. Which ${kind} do the circles show?`,
			`Each circle is one pancake. ${name} eats the colored parts. Write a ${kind} for how many pancakes ${name} eats.`,
			`${name} colors parts of some circles. Each circle is one whole. Which ${kind} is colored?`,
		]);
		const draft = (asksMixed ? toMixed : toFraction)(amount, prompt);
		return {
			...draft,
			figure: fractionCircles(amount.top, amount.bottom, random.pick(COLORS)),
			hints: [
				`How many equal parts does one circle have? That is the denominator.`,
				asksMixed ? "Count the circles that are colored completely." : "Count all the colored parts.",
				asksMixed
					? "Then count the colored parts of the last circle for the numerator."
					: "The number of colored parts is the numerator.",
			],
		};
	};
