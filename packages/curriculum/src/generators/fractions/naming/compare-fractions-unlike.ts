import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, boxed, defineSkill, NAMES, people, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../../kit/index.ts";
import { type Fraction, inDenominator, lcm, signOf, tex } from "../../../kit/numbers.ts";

type Pair = readonly [Fraction, Fraction];
type Denominators = readonly number[];

const EASY: Denominators = [2, 3, 4, 6, 8];
const MIDDLE: Denominators = [2, 3, 4, 5, 6, 8, 10];
const ALL: Denominators = [3, 4, 5, 6, 8, 10, 12];

/** Two proper fractions with different denominators; equal ones only where they are asked for. */
function pairOf(random: Random, denominators: Denominators, mayBeEqual: boolean): Pair | undefined {
	const [p, q] = [random.pick(denominators), random.pick(denominators)];
	const [a, b] = [random.integer(1, p - 1), random.integer(1, q - 1)];
	if (p === q || (a * q === b * p && !mayBeEqual)) return undefined;
	return [
		{ top: a, bottom: p },
		{ top: b, bottom: q },
	];
}

function common([a, b]: Pair) {
	const bottom = lcm(a.bottom, b.bottom);
	return { bottom, left: (a.top * bottom) / a.bottom, right: (b.top * bottom) / b.bottom };
}

/** The help common to every question about two fractions. */
function help(pair: Pair): Pick<Draft, "hints" | "steps"> {
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

const sign =
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

const withBars: Form = (random) => {
	const draft = sign(EASY)(random);
	if (draft === undefined) return undefined;
	const [a, b] = [...draft.right.shown.matchAll(/\{(\d+)\}\{(\d+)\}/g)].map(([, top, bottom]) => ({
		top: Number(top),
		bottom: Number(bottom),
	})) as [Fraction, Fraction];
	const bar = ({ top, bottom }: Fraction, y: number, colour: "sky" | "gold") =>
		fractionBar({ x: 4, y, width: 472, height: 60, parts: bottom, shaded: top, colour });
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

const story =
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

const greater =
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

const half: Form = (random) => {
	const bottom = random.pick(ALL);
	const top = random.integer(1, bottom - 1);
	const truth = signOf(2 * top, bottom);
	const claim = (text: string) => words(`$${tex({ top, bottom })} ${text} ${tex({ top: 1, bottom: 2 })}$`);
	return {
		prompt: random.pick([
			`Compare $${tex({ top, bottom })}$ with $${tex({ top: 1, bottom: 2 })}$. Which is true?`,
			`Is $${tex({ top, bottom })}$ less than, greater than, or equal to $${tex({ top: 1, bottom: 2 })}$?`,
		]),
		hints: [
			`How many of the ${bottom} parts make one half?`,
			`Half of ${bottom} parts is $${bottom} \\div 2$ parts. Compare that with the numerator ${top}.`,
			`Double the numerator: $2 \\times ${top}$. Compare it with the denominator ${bottom}.`,
		],
		steps: [
			`A fraction is one half when twice its numerator is its denominator.`,
			`$2 \\times ${top} = ${2 * top}$, and the denominator is ${bottom}.`,
			`$${2 * top} ${truth} ${bottom}$, so $${tex({ top, bottom })} ${truth} ${tex({ top: 1, bottom: 2 })}$.`,
		],
		right: claim(truth),
		wrong: [
			[slip.comparedNumerators, claim(">")],
			[slip.smallerDenominatorIsMore, claim("<")],
			[slip.comparedDenominators, claim(">")],
			[slip.saidEqual, claim("=")],
		],
		order: ["<", ">", "="].map((text) => claim(text).shown),
	};
};

const rewritten = ask.stepwise((random) => {
	const pair = pairOf(random, MIDDLE, false);
	if (pair === undefined) return undefined;
	const [a, b] = pair;
	const { bottom, left, right } = common(pair);
	return {
		...help(pair),
		prompt: random.pick([
			`Write both with the denominator ${bottom} to compare them. $${tex(a)}$ is [[left]] parts of ${bottom}, and $${tex(b)}$ is [[right]] parts of ${bottom}.`,
			`To compare $${tex(a)}$ and $${tex(b)}$, use parts of the same size: [[left]] out of ${bottom} and [[right]] out of ${bottom}.`,
		]),
		boxes: {
			left: boxed(whole(left), [slip.keptNumerators, whole(a.top)]),
			right: boxed(whole(right), [slip.keptNumerators, whole(b.top)]),
		},
	};
});

/** Three or four fractions with different denominators. */
const severalInOrder = (count: number) =>
	ask.inOrder((random) => {
		const bottoms = random.shuffle(MIDDLE).slice(0, count);
		const drawn = bottoms.map((bottom) => ({ top: random.integer(1, bottom - 1), bottom }));
		const by = (size: (one: Fraction) => number) => {
			const order = drawn.toSorted((one, other) => size(one) - size(other) || one.bottom - other.bottom);
			return order.map((one) => cards[drawn.indexOf(one)] as Value);
		};
		const cards = drawn.map(({ top, bottom }) => ratio(top, bottom));
		// 120 is a multiple of every denominator.
		const inParts = ({ top, bottom }: Fraction) => (top * 120) / bottom;
		if (new Set(drawn.map(inParts)).size < count) return undefined;
		const parts = drawn.map(({ bottom }) => bottom).reduce(lcm);
		const ordered = by(inParts);
		return {
			prompt: random.pick([
				"Put the fractions in order from least to greatest.",
				`${random.pick(NAMES)} has ribbons of these lengths, in yards. Order them from the shortest to the longest.`,
				"Order these fractions as they come on a number line, starting nearest to 0.",
			]),
			cards: ordered,
			wrong: [
				[slip.comparedNumerators, by(({ top }) => top)],
				[slip.comparedDenominators, by(({ bottom }) => bottom)],
				[slip.comparedGaps, by(({ top, bottom }) => top - bottom)],
			],
			hints: [
				"Which of them are less than one half, and which are greater?",
				`Find one denominator for all of them. $${parts}$ works.`,
				`Write each fraction with the denominator ${parts}. Then compare the numerators.`,
			],
			steps: [
				`With the denominator ${parts}: ${inDenominator(drawn, parts).join(", ")}.`,
				`From least to greatest: ${ordered.map(({ shown }) => shown).join(", ")}.`,
			],
		};
	});

const BINS = ["Less than one half", "Equal to one half", "Greater than one half"] as const;

const besideHalf = ask.sorted((random) => {
	const bottoms = [...random.shuffle(ALL).slice(0, 5), random.pick([4, 6, 8, 10])];
	const binOf = (less: boolean, same = false) => BINS[same ? 1 : less ? 0 : 2] ?? "";
	const cards = bottoms.map((bottom, at) => {
		const top = at === 5 ? bottom / 2 : random.integer(1, bottom - 1);
		return {
			label: `${top}/${bottom}`,
			bin: binOf(2 * top < bottom, 2 * top === bottom),
			wrong: [
				[slip.smallerDenominatorIsMore, binOf(bottom > 2)],
				[slip.comparedNumerators, binOf(top < 1, top === 1)],
			] as const,
		};
	});
	return {
		prompt: random.pick([
			"Sort the fractions: less than, equal to, or greater than one half?",
			`${random.pick(NAMES)} compares each fraction with one half. Sort them.`,
		]),
		bins: BINS,
		cards,
		hints: [
			"How many parts make one half? That depends on the denominator.",
			`Take $${tex({ top: Number(cards[0]?.label.split("/")[0]), bottom: bottoms[0] ?? 1 })}$. Half of ${bottoms[0]} parts is $${bottoms[0]} \\div 2$ parts.`,
			"Double each numerator and compare it with the denominator.",
		],
		steps: ["A fraction is one half when twice its numerator is its denominator."],
	};
});

// 1: bars, and denominators of which one goes into the other. 2: the benchmark one half. 3: more denominators, both
// rewritten, and three in order. 4: stories and the greater one typed. 5: all denominators, several claims at once,
// and four in order.
export const compareFractionsUnlike = defineSkill("compare-fractions-unlike", 15, {
	1: [ask.chosen(withBars), ask.chosen(sign(EASY)), ask.chosen(story(EASY))],
	2: [ask.chosen(half), besideHalf, ask.chosen(story(MIDDLE)), ask.chosen(sign(MIDDLE))],
	3: [ask.chosen(sign(MIDDLE)), rewritten, severalInOrder(3), ask.typed(greater(MIDDLE))],
	4: [ask.chosen(story(ALL)), ask.typed(greater(ALL)), rewritten],
	5: [ask.chosen(sign(ALL)), severalInOrder(4), ask.judged(sign(ALL)), ask.typed(greater(ALL))],
});
