import { ask, boxed, defineSkill, NAMES, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Value } from "../../../kit/index.ts";
import { type Fraction, inDenominator, lcm, signOf, tex } from "../../../kit/numbers.ts";
import {
	type Denominators,
	EASY,
	pairOf,
	common,
	help,
	sign,
	withBars,
	story,
	greater,
} from "./comparisons-by-size.ts";

const MIDDLE: Denominators = [2, 3, 4, 5, 6, 8, 10];
const ALL: Denominators = [3, 4, 5, 6, 8, 10, 12];

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
export const compareFractionsUnlike = defineSkill("compare-fractions-unlike", 16, {
	1: [ask.chosen(withBars), ask.chosen(sign(EASY)), ask.chosen(story(EASY))],
	2: [ask.chosen(half), besideHalf, ask.chosen(story(MIDDLE)), ask.chosen(sign(MIDDLE))],
	3: [ask.chosen(sign(MIDDLE)), rewritten, severalInOrder(3), ask.typed(greater(MIDDLE))],
	4: [ask.chosen(story(ALL)), ask.typed(greater(ALL)), rewritten],
	5: [ask.chosen(sign(ALL)), severalInOrder(4), ask.judged(sign(ALL)), ask.typed(greater(ALL))],
});
