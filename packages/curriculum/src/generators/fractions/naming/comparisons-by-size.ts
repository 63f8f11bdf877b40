import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { NAMES, people, ratio, slip, words } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { type Fraction, lcm, signOf, tex } from "../../../kit/numbers.ts";

type Pair = readonly [Fraction, Fraction];
export type Denominators = readonly number[];

export const EASY: Denominators = [2, 3, 4, 6, 8];

/** Two proper fractions with different denominators; equal ones only where they are asked for. */
export function pairOf(random: Random, denominators: Denominators, mayBeEqual: boolean): Pair | undefined {
	const [p, q] = [random.pick(denominators), random.pick(denominators)];
	const [a, b] = [random.integer(1, p - 1), random.integer(1, q - 1)];
	if (p === q || (a * q === b * p && !mayBeEqual)) return undefined;
	return [
		{ top: a, bottom: p },
		{ top: b, bottom: q },
	];
}

export function common([a, b]: Pair) {
	const bottom = lcm(a.bottom, b.bottom);
	return { bottom, left: (a.top * bottom) / a.bottom, right: (b.top * bottom) / b.bottom };
}

/** The help common to every question about two fractions. */
export function help(pair: Pair): Pick<Draft, "hints" | "steps"> {
	const [a, b] = pair;
	const { bottom, left, right } = common(pair);
	const other = [a, b].filter((each) => each.bottom !== bottom);
	const rewrites = [
		`$${tex(a)} = \\dfrac{${left}}{${bottom}}$`,
		`$${tex(b)} = \\dfrac{${right}}{${bottom}}$`,
	].filter((_, at) => pair[at]?.bottom !== bottom);
	return {
		hints: [
			`Look at the denominators ${a.bottom} and ${b.bottom}. The parts are not the same size.`,
			other.length === 1
				? `Find a denominator that works for both. ${other[0]?.bottom} goes into ${bottom}.`
				: `Find a denominator that works for both. ${a.bottom} and ${b.bottom} both go into ${bottom}.`,
			other.length === 1
				? `Write $${tex(other[0] ?? a)}$ with the denominator ${bottom}. Then compare the numerators.`
				: `Write $${tex(a)}$ with the denominator ${bottom}. Then do the same with $${tex(b)}$, and compare the numerators.`,
		],
		steps: [
			`Both fractions can be written with the denominator ${bottom}.`,
			`${rewrites.join(" and ")}.`,
			`$${left} ${signOf(left, right)} ${right}$, so $${tex(a)} ${signOf(left, right)} ${tex(b)}$.`,
		],
	};
}

export const sign =
	(denominators: Denominators): Form =>
	(random) => {
		const pair = pairOf(random, denominators, random.oneIn(4));
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const { left, right } = common(pair);
		const claim = (text: string) => words(`$${tex(a)} ${text} ${tex(b)}$`);
		const truth = signOf(left, right);
		const name = random.pick(NAMES);
		const both = `$${tex(a)}$ and $${tex(b)}$`;
		return {
			...help(pair),
			prompt: random.pick([
				`Compare ${both}. Which is true?`,
				`${name} compares ${both}. Which statement is true?`,
				`Which sign belongs between ${both}?`,
				`Two bars are the same length. On the first, $${tex(a)}$ is colored, and on the second, $${tex(b)}$. Which is true?`,
			]),
			right: claim(truth),
			wrong: [
				[slip.comparedNumerators, claim(signOf(a.top, b.top))],
				[slip.comparedDenominators, claim(signOf(a.bottom, b.bottom))],
				[slip.comparedGaps, claim(signOf(b.bottom - b.top, a.bottom - a.top))],
				[slip.smallerDenominatorIsMore, claim(signOf(b.bottom, a.bottom))],
				truth !== "=" && [slip.turnedTheSign, claim(truth === "<" ? ">" : "<")],
				[slip.saidEqual, claim("=")],
			],
			order: ["<", ">", "="].map((text) => claim(text).shown),
		};
	};

export const withBars: Form = (random) => {
	const draft = sign(EASY)(random);
	if (draft === undefined) return undefined;
	const [a, b] = [...draft.right.shown.matchAll(/\{(\d+)\}\{(\d+)\}/g)].map(([, top, bottom]) => ({
		top: Number(top),
		bottom: Number(bottom),
	})) as [Fraction, Fraction];
	const bar = ({ top, bottom }: Fraction, y: number, color: "sky" | "gold") =>
		fractionBar({ x: 4, y, width: 472, height: 60, parts: bottom, shaded: top, color });
	return {
		...draft,
		hints: [
			"The bars have the same length. Cut both into parts of the same size to compare them.",
			draft.hints[1],
			draft.hints[2],
		],
		prompt: random.pick([
			`The bars show $${tex(a)}$ and $${tex(b)}$. Which is true?`,
			`Use the bars to compare $${tex(a)}$ and $${tex(b)}$. Which is true?`,
		]),
		figure: {
			svg: svg(480, 140, bar(a, 4, "sky"), bar(b, 76, "gold")),
			alt: `Two bars of the same length. The first has ${a.bottom} equal parts, ${a.top} colored. The second has ${b.bottom} equal parts, ${b.top} colored.`,
		},
	};
};

/** What both have, if it has to be said that it is equal, and who does what. */
const CONTEXTS = [
	["", "runs", "of a mile"],
	["", "reads", "of the same book"],
	["pizzas", "eats", "of a pizza"],
	["fences of the same length", "paints", "of a fence"],
	["jars", "fills", "of a jar"],
	["", "walks", "of the same trail"],
	["gardens", "waters", "of a garden"],
	["bottles", "drinks", "of a bottle"],
] as const;

const bothHave = (one: string, other: string, things: string) =>
	things === ""
		? ""
		: `${one} and ${other} have ${things.includes(" ") ? things : `${things} of the same size`}. `;

export const story =
	(denominators: Denominators): Form =>
	(random) => {
		const pair = pairOf(random, denominators, false);
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const { left, right } = common(pair);
		const [one, other] = people(random);
		const [things, does, of] = random.pick(CONTEXTS);
		const who = (first: boolean) => words(first ? one : other);
		return {
			...help(pair),
			prompt: `${bothHave(one, other, things)}${one} ${does} $${tex(a)}$ ${of.replace("the same", "a")}. ${other} ${does} $${tex(b)}$ ${of}. Whose fraction is greater?`,
			right: who(left > right),
			wrong: [
				[slip.comparedNumerators, who(a.top > b.top)],
				[slip.comparedDenominators, who(a.bottom > b.bottom)],
				[slip.smallerDenominatorIsMore, who(a.bottom < b.bottom)],
				[slip.saidEqual, words("They are equal.")],
			],
			order: [one, other, "They are equal."],
		};
	};

export const greater =
	(denominators: Denominators): Form =>
	(random) => {
		const pair = pairOf(random, denominators, false);
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const { left, right } = common(pair);
		const asksGreater = random.oneIn(2);
		const [wanted, not] = left > right === asksGreater ? [a, b] : [b, a];
		return {
			...help(pair),
			prompt: random.pick([
				`Which is ${asksGreater ? "greater" : "less"}, $${tex(a)}$ or $${tex(b)}$? Write that fraction.`,
				`Write the ${asksGreater ? "greater" : "lesser"} of the two fractions $${tex(a)}$ and $${tex(b)}$.`,
				`A number line shows $${tex(a)}$ and $${tex(b)}$. Which of them is farther to the ${asksGreater ? "right" : "left"}?`,
			]),
			cta: "Write a fraction, such as 3/4.",
			right: ratio(wanted.top, wanted.bottom),
			wrong: [
				[
					wanted.top > not.top === asksGreater ? slip.smallerDenominatorIsMore : slip.comparedNumerators,
					ratio(not.top, not.bottom),
				],
			],
		};
	};
