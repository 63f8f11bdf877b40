import { anyFraction, decimals, gcd, lowest, NAMES, slip, tex, whole, withUnit } from "../../kit/index.ts";
import type { Draft, Fraction, Random, Value } from "../../kit/index.ts";
import { add, divide, mixedTex, subtract } from "../../kit/fractions.ts";
import { CENTERED, GROUPS, PORTIONS, RESTS, WAGES } from "./multistep-stories.ts";

/** A story of several steps: its answer, and what comes before it. */
interface Told extends Pick<Draft, "hints" | "steps"> {
	prompt: string;
	unit: string;
	cta?: string;
	right: Value;
	wrong: Draft["wrong"];
	/** What is found on the way, each with the words before its box. */
	before: readonly (readonly [words: string, value: Value])[];
}

export type Tale = (random: Random) => Told | undefined;

const fill = (random: Random, story: string, numbers: Readonly<Record<string, string | number>>) => {
	const name = random.pick(NAMES);
	return story.replaceAll("{name}", name).replace(/\{(\w)\}/g, (_, key: string) => `${numbers[key]}`);
};

const shareOf = (random: Random, bottoms: readonly number[]): Fraction | undefined => {
	const bottom = random.pick(bottoms);
	const top = random.integer(1, bottom - 1);
	return gcd(top, bottom) > 1 ? undefined : { top, bottom };
};

export const rest: Tale = (random) => {
	const share = shareOf(random, [3, 4, 5, 6, 8]);
	if (share === undefined) return undefined;
	const n = share.bottom * random.integer(6, 30);
	const used = (n * share.top) / share.bottom;
	const m = random.integer(4, 40);
	const left = n - used - m;
	const [story, unit] = random.pick(RESTS);
	if (left < 2 || m === used || left === used) return undefined;
	const s = `$${tex(share)}$`;
	return {
		prompt: fill(random, story, { n, s, m }),
		unit,
		right: whole(left),
		wrong: [
			[slip.gaveWhatIsGone, whole(used + m)],
			[slip.gaveTheUsedPart, whole(n - used)],
			[slip.leftOutTheShare, whole(n - m)],
			(n - m) % share.bottom === 0 && [
				slip.tookShareOfTheRest,
				whole(n - m - ((n - m) * share.top) / share.bottom),
			],
		],
		before: [[`The share of ${s} is`, whole(used)]],
		hints: [
			"First find the share that is gone, and then everything that is gone.",
			`How much is ${s} of ${n}?`,
			`Subtract that share and ${m} from ${n}.`,
		],
		steps: [
			`$${tex(share)} \\times ${n} = ${used}$.`,
			`$${n} - ${used} - ${m} = ${left}$, so ${left} ${unit} are left.`,
		],
	};
};

export const groups: Tale = (random) => {
	const share = shareOf(random, [3, 4, 5, 8]);
	const p = random.pick([10, 15, 20, 25, 30, 35, 40, 45]);
	const n = 20 * random.integer(3, 40);
	if (share === undefined) return undefined;
	const [first, second] = [(n * p) / 100, (n * share.top) / share.bottom];
	const left = n - first - second;
	const [story, unit] = random.pick(GROUPS);
	if (!Number.isInteger(first) || !Number.isInteger(second) || left < 5 || first === second) return undefined;
	const s = `$${tex(share)}$`;
	const ofRest = ((n - first) * share.top) / share.bottom;
	return {
		prompt: fill(random, story, { n, s, p }),
		unit,
		right: whole(left),
		wrong: [
			Number.isInteger(ofRest) && [slip.tookShareOfTheRest, whole(n - first - ofRest)],
			[slip.gaveWhatIsGone, whole(first + second)],
			[slip.gaveTheUsedPart, whole(n - first)],
			n - p - second > 0 && [slip.percentAsNumber, whole(n - p - second)],
		],
		before: [
			[`The first group, ${p}%, is`, whole(first)],
			[`The second group, ${s} of all, is`, whole(second)],
		],
		hints: [
			"Both parts belong to the same whole.",
			`Find ${p}% of ${n}, and ${s} of ${n}.`,
			`Subtract both from ${n}.`,
		],
		steps: [
			`${p}% of ${n} is ${first}. $${tex(share)} \\times ${n} = ${second}$.`,
			`$${n} - ${first} - ${second} = ${left}$, so the answer is ${left} ${unit}.`,
		],
	};
};

export const portions: Tale = (random) => {
	const share = shareOf(random, [3, 6, 7, 9]);
	// One share of each is found on the way: with a numerator of 1 that would be the answer.
	if (share === undefined || share.top === 1) return undefined;
	const { top, bottom } = share;
	const n = bottom * random.integer(2, 9);
	const all = (n * top) / bottom;
	const rounded = Math.floor((10 * top) / bottom) * n;
	const [story, unit] = random.pick(PORTIONS);
	return {
		prompt: fill(random, story, { n, s: `$${tex(share)}$` }),
		unit,
		right: whole(all),
		wrong: [
			[slip.roundedTheFraction, decimals(rounded, 1)],
			[slip.usedDenominatorAlone, whole(n / bottom)],
			(n * bottom) % top === 0 && [slip.dividedByTheShare, whole((n * bottom) / top)],
		],
		before: [[`If each one were $${tex({ top: 1, bottom })}$, it would be`, whole(n / bottom)]],
		hints: [
			`Can $${tex(share)}$ be written as a decimal that ends?`,
			`Stay with the fraction: multiply ${n} by $${tex(share)}$.`,
			`Divide ${n} by the denominator ${bottom}, and multiply by the numerator.`,
		],
		steps: [
			`$${n} \\div ${bottom} = ${n / bottom}$.`,
			`$${n / bottom} \\times ${top} = ${all}$, so it is exactly ${all} ${unit}.`,
		],
	};
};

export const wages: Tale = (random) => {
	const [w, u, e] = [2 * random.integer(5, 20), random.integer(3, 30), random.integer(2, 8)];
	const extra = (w * 3) / 2;
	const [story, unit] = random.pick(WAGES);
	const all = w * u + extra * e;
	if (u === e) return undefined;
	return {
		prompt: fill(random, story, { w, u, e, h: "$1\\dfrac{1}{2}$" }),
		unit,
		right: whole(all),
		wrong: [
			[slip.sameRateForAll, whole(w * (u + e))],
			[slip.higherRateForAll, whole(extra * (u + e))],
			[slip.halfRateOnly, whole(w * u + (w / 2) * e)],
			[slip.countedItOnce, whole(w * u)],
		],
		before: [["In dollars, the rate for one of the special hours is", whole(extra)]],
		hints: [
			"Find the rate for the special hours first.",
			`How much is $1\\dfrac{1}{2}$ times ${w}?`,
			`Multiply ${u} by the usual rate and ${e} by the higher rate, and add.`,
		],
		steps: [
			`$1\\dfrac{1}{2} \\times ${w} = ${extra}$.`,
			`$${u} \\times ${w} + ${e} \\times ${extra} = ${all}$ dollars.`,
		],
	};
};

export const centered: Tale = (random) => {
	const bottom = random.pick([2, 4, 8]);
	const a = lowest(random.integer(8, 16) * bottom + random.integer(1, bottom - 1), bottom);
	const b = lowest(random.integer(2, 6) * bottom + random.integer(0, bottom - 1), bottom);
	const [free, two] = [subtract(a, b), { top: 2, bottom: 1 }];
	const side = divide(free, two);
	const value = ({ top, bottom: under }: Fraction) => anyFraction(top, under);
	const [story, unit] = random.pick(CENTERED);
	return {
		prompt: fill(random, story, { a: `$${mixedTex(a)}$`, b: `$${mixedTex(b)}$` }),
		unit,
		cta: "Write a whole number, a fraction, or a mixed number.",
		right: value(side),
		wrong: [
			[slip.forgotToHalve, value(free)],
			[slip.halvedOnlyOne, value(divide(a, two))],
			[slip.addedToHalve, value(divide(add(a, b), two))],
		],
		before: [["The free space in all is", value(free)]],
		hints: [
			"How much is free in all?",
			`Subtract: $${mixedTex(a)} - ${mixedTex(b)}$.`,
			"It is the same on both sides. Divide by 2.",
		],
		steps: [
			`$${mixedTex(a)} - ${mixedTex(b)} = ${mixedTex(free)}$.`,
			`$${mixedTex(free)} \\div 2 = ${mixedTex(side)}$, so it is ${withUnit(`$${mixedTex(side)}$`, unit)} each.`,
		],
	};
};
