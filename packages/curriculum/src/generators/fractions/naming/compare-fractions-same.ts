import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, defineSkill, given, list, NAMES, people, ratio, slip, tex, words } from "../../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../../kit/index.ts";

type Pair = readonly [Fraction, Fraction];
type Draw = (random: Random) => Pair | undefined;

/** Denominators of grade 3 (3.NF). */
const PARTS = [2, 3, 4, 6, 8] as const;
const SAYS_EQUAL = {
	id: "says-equal",
	did: "looked at the denominators only",
	feedback: "The parts are the same size. Now compare how many there are.",
};
const MIXED_UP_MORE_AND_LESS = {
	id: "mixed-up-more-and-less",
	feedback: "The parts are the same size. Which fraction has more of them?",
};
const FORGOT_THE_WHOLE = {
	id: "forgets-the-whole",
	feedback: "Equal fractions of different wholes are different amounts.",
};
const MIXED_UP_THE_WHOLES = { id: "mixed-up-the-wholes", feedback: "Whose whole is larger?" };

const likeParts: Draw = (random) => {
	const bottom = random.pick(PARTS);
	const [one, other] = [random.integer(1, bottom), random.integer(1, bottom)];
	if (one === other) return undefined;
	return [
		{ top: one, bottom },
		{ top: other, bottom },
	];
};

const likeNumerators: Draw = (random) => {
	const [one, other] = random.shuffle(PARTS) as [number, number];
	const top = random.integer(1, Math.min(one, other));
	return [
		{ top, bottom: one },
		{ top, bottom: other },
	];
};

const either: Draw = (random) => (random.oneIn(2) ? likeParts(random) : likeNumerators(random));

function isGreater([a, b]: Pair): boolean {
	return a.top * b.bottom > b.top * a.bottom;
}

function help(pair: Pair): Pick<Draft, "hints" | "steps"> {
	const [a, b] = pair;
	const last = `$${tex(a)} ${isGreater(pair) ? ">" : "<"} ${tex(b)}$.`;
	if (a.bottom === b.bottom)
		return {
			hints: [
				"Look at the denominators. They are the same, so the parts are the same size.",
				`Compare the number of parts: ${a.top} and ${b.top}.`,
				"When parts are the same size, more parts make a greater fraction.",
			],
			steps: [
				`Both fractions have the denominator ${a.bottom}, so the parts are the same size.`,
				`Compare the numerators ${a.top} and ${b.top}: ${last}`,
			],
		};
	return {
		hints: [
			`Look at the numerators. They are the same: ${a.top === 1 ? "each fraction is 1 part" : `each fraction has ${a.top} parts`} of its whole.`,
			`Compare the sizes of the parts. One whole is cut into ${a.bottom} equal parts, the other into ${b.bottom}.`,
			"The more equal parts a whole has, the smaller each part is.",
		],
		steps: [
			"The numerators are the same, so compare the sizes of the parts.",
			`A whole cut into ${Math.min(a.bottom, b.bottom)} equal parts has larger parts than one cut into ${Math.max(a.bottom, b.bottom)}.`,
			`So ${last}`,
		],
	};
}

const sign = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const [a, b] = pair;
		const claim = (between: string) => words(`$${tex(a)} ${between} ${tex(b)}$`);
		const [right, turned] = isGreater(pair) ? [">", "<"] : ["<", ">"];
		const like = a.bottom === b.bottom;
		const both = `$${tex(a)}$ and $${tex(b)}$`;
		return {
			...help(pair),
			prompt: random.pick([
				`${random.pick(NAMES)} compares ${both} of the same whole. Which statement is true?`,
				`Which statement compares ${both} correctly?`,
				`A number line shows ${both}. Which statement is true?`,
			]),
			right: claim(right ?? ""),
			wrong: [
				[like ? slip.turnedTheSign : slip.comparedDenominators, claim(turned ?? "")],
				[like ? SAYS_EQUAL : slip.comparedNumerators, claim("=")],
			],
		};
	});

const withBars =
	(draw: Draw): Form =>
	(random) => {
		const pair = draw(random);
		const made = sign(() => pair)(random);
		if (pair === undefined || made === undefined) return undefined;
		const [a, b] = pair;
		const bar = ({ top, bottom }: Fraction, y: number, color: "sky" | "gold") =>
			fractionBar({ x: 4, y, width: 472, height: 48, parts: bottom, shaded: top, color });
		return {
			...made,
			prompt: random.pick([
				`The bars show $${tex(a)}$ and $${tex(b)}$. Which statement is true?`,
				`Use the bars to compare $${tex(a)}$ and $${tex(b)}$. Which statement is true?`,
			]),
			figure: {
				svg: svg(480, 114, bar(a, 4, "sky"), bar(b, 62, "gold")),
				alt: `Two bars of the same length. The first has ${a.bottom} equal parts, ${a.top} colored. The second has ${b.bottom} equal parts, ${b.top} colored.`,
			},
		};
	};

const greater = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const [a, b] = pair;
		const asks_greater = random.oneIn(2);
		const [wanted, not] = isGreater(pair) === asks_greater ? [a, b] : [b, a];
		return {
			...help(pair),
			prompt: random.pick([
				`Which fraction is ${asks_greater ? "greater" : "less"}, $${tex(a)}$ or $${tex(b)}$?`,
				`${random.pick(NAMES)} has two ribbons of the same length and uses $${tex(a)}$ of one and $${tex(b)}$ of the other. Write the ${asks_greater ? "greater" : "lesser"} fraction.`,
			]),
			cta: "Write a fraction, such as 3/4.",
			right: ratio(wanted.top, wanted.bottom),
			wrong: [
				[
					a.bottom === b.bottom ? MIXED_UP_MORE_AND_LESS : slip.comparedDenominators,
					ratio(not.top, not.bottom),
				],
			],
		};
	});

/** Three fractions that share a denominator or a numerator. */
const inOrder = (isLikeParts: boolean) =>
	ask.inOrder((random) => {
		const shared = isLikeParts ? random.pick([4, 6, 8]) : random.pick([1, 2]);
		const others = random
			.shuffle(
				isLikeParts ? [1, 2, 3, 4, 5, 6, 7, 8].slice(0, shared) : PARTS.filter((part) => part > shared),
			)
			.slice(0, 3)
			.toSorted((one, other) => one - other);
		const rising = others.map((other) => (isLikeParts ? ratio(other, shared) : ratio(shared, other)));
		// Of the same number of parts, the fraction with the larger denominator is less.
		const cards = isLikeParts ? rising : rising.toReversed();
		const asked = random.pick([
			"Put the fractions in order from least to greatest.",
			`${random.pick(NAMES)} ate these parts of three pies of the same size. Order them from least to greatest.`,
			"Order the fractions as they come on a number line, starting nearest to 0.",
		]);
		return {
			prompt: asked,
			cards,
			wrong: [[isLikeParts ? slip.turnedTheSign : slip.comparedDenominators, cards.toReversed()]],
			hints: isLikeParts
				? [
						"Look at the denominators. They are the same, so the parts are the same size.",
						`How many parts does each fraction have? Compare the numerators ${list(others)}.`,
						"When parts are the same size, more parts make a greater fraction.",
					]
				: [
						"Look at the numerators. The fractions have the same number of parts.",
						`Which parts are the smallest: those of a whole cut into ${list(others, "or")}?`,
						"The more equal parts a whole has, the smaller each part is.",
					],
			steps: [
				isLikeParts
					? "The parts are the same size, so compare how many there are."
					: "There are equally many parts, so compare their sizes.",
				`From least to greatest: ${cards.map(({ shown }) => shown).join(", ")}.`,
			],
		};
	});

/** [the smaller whole, the larger one]. */
const WHOLES = [
	["a small pizza", "a large pizza"],
	["a short ribbon", "a long ribbon"],
	["a small glass of juice", "a large glass of juice"],
	["a short rope", "a long rope"],
	["a small cake", "a large cake"],
	["a small sandwich", "a large sandwich"],
	["a short paper strip", "a long paper strip"],
	["a small bag of rice", "a large bag of rice"],
] as const;

const differentWholes: Form = (random) => {
	const bottom = random.pick(PARTS);
	const share = `$${tex({ top: random.integer(1, bottom - 1), bottom })}$`;
	const [name, friend] = people(random);
	const [small, large] = random.pick(WHOLES);
	const is_first_large = random.oneIn(2);
	const [first, second] = is_first_large ? [large, small] : [small, large];
	const more = (first_has: boolean) => words(`No, ${first_has ? name : friend} has more.`);
	return {
		prompt: `${name} has ${share} of ${first}. ${friend} has ${share} of ${second}. Do both have the same amount?`,
		hints: [
			"Look at the two wholes. Are they the same size?",
			`Picture ${first} and ${second} side by side. Think of ${share} of each.`,
			"The same fraction of a larger whole is a larger amount.",
		],
		right: more(is_first_large),
		wrong: [
			[FORGOT_THE_WHOLE, words("Yes, because the fractions are equal.")],
			[MIXED_UP_THE_WHOLES, more(!is_first_large)],
		],
		steps: [
			"The fractions are the same, but the wholes are not the same size.",
			`${share} of ${large} is more than ${share} of ${small}.`,
		],
	};
};

// 1: the same denominator, with bars. 2: the same numerator, with bars. 3: either, without bars. 4: one of two fractions
// written, three in order, and several claims at once. 5: wholes of different sizes.
export const compareFractionsSame = defineSkill("compare-fractions-same", 12, {
	1: [ask.chosen(withBars(likeParts)), ask.chosen(sign(likeParts))],
	2: [
		ask.chosen(withBars(likeNumerators)),
		ask.chosen(sign(likeNumerators)),
		ask.typed(greater(likeNumerators)),
	],
	3: [ask.chosen(sign(either)), ask.typed(greater(either))],
	4: [ask.typed(greater(either)), inOrder(true), inOrder(false), ask.judged(sign(either))],
	5: [ask.chosen(differentWholes), inOrder(false), ask.judged(sign(either))],
});
