import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import type { FigureColor } from "../../../figures/svg.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, chooseAll, defineSkill, given, matchPairs, nameEach, NAMES, slip } from "../../../kit/index.ts";
import type { Choice, Draft, Form, Random, Way } from "../../../kit/index.ts";
import { counted } from "../../../kit/words.ts";
import { ratio, words } from "../../../kit/value.ts";
import { type Fraction, tex } from "../../../kit/numbers.ts";
import { shaded, withBars } from "./equal-fraction-forms.ts";
import { GRADE_3_DENOMINATORS } from "./equal-fractions.ts";

const COLORS: readonly FigureColor[] = ["sky", "gold", "mint", "coral", "lilac"];
/** All fractions of grade 3 below 1. */
const FRACTIONS: readonly Fraction[] = GRADE_3_DENOMINATORS.flatMap((bottom) =>
	Array.from({ length: bottom - 1 }, (_, at) => ({ top: at + 1, bottom })),
);

const isEqual = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom;
const shown = (each: Fraction) => `$${tex(each)}$`;
const told = ({ top, bottom }: Fraction) => `A bar of ${bottom} equal parts, ${top} colored`;
const equalsTo = (one: Fraction) =>
	FRACTIONS.filter((each) => isEqual(each, one) && each.bottom !== one.bottom);

/** Two equal fractions with different parts. */
function drawPair(random: Random): [Fraction, Fraction] | undefined {
	const one = random.pick(FRACTIONS);
	const equals = equalsTo(one);
	return equals.length === 0 ? undefined : [one, random.pick(equals)];
}

const bar = ({ top, bottom }: Fraction, y: number, color: FigureColor) =>
	fractionBar({ x: 4, y, width: 472, height: 46, parts: bottom, shaded: top, color });

function oneBar(random: Random, each: Fraction) {
	return { svg: svg(480, 54, bar(each, 4, random.pick(COLORS))), alt: `${told(each)}.` };
}

function twoBars(random: Random, [a, b]: readonly [Fraction, Fraction]) {
	const [first, second] = random.shuffle(COLORS);
	return {
		svg: svg(480, 104, bar(a, 4, first ?? "sky"), bar(b, 54, second ?? "gold")),
		alt: `${told(a)}. Below, a bar of the same length with ${b.bottom} equal parts, ${b.top} colored.`,
	};
}

/** Why another fraction is taken for an equal one. */
function takenForEqual(one: Fraction, other: Fraction) {
	if (other.top === one.top) return slip.keptNumerators;
	if (other.bottom === one.bottom) return slip.comparedParts;
	return other.bottom - other.top === one.bottom - one.top ? slip.addedToBoth : slip.saidEqual;
}

function draftOf([a, b]: readonly [Fraction, Fraction], prompt: string): Draft {
	const value = ({ top, bottom }: Fraction) => ratio(top, bottom);
	return {
		prompt,
		cta: "Write a fraction, such as 3/4.",
		task: shown(a),
		right: value(b),
		wrong: [
			a.top < b.bottom && [slip.keptNumerators, ratio(a.top, b.bottom)],
			[slip.comparedParts, ratio(b.top, Math.max(1, b.bottom - b.top))],
			[slip.oneOff, ratio(b.top + 1, b.bottom)],
			[slip.swappedParts, ratio(b.bottom, b.top)],
		],
		shading: { rows: 1, columns: b.bottom },
		line: { from: 0, to: 1, steps: b.bottom, number_every: 0 },
		hints: [
			"Equal fractions cover the same length, although the parts are not the same size.",
			`One bar has ${a.bottom} equal parts, the other ${b.bottom}. Compare where the color ends.`,
			`How many of the ${b.bottom} parts reach to the same point?`,
		],
		steps: [
			`${counted(b.top, "part")} of ${b.bottom} ${b.top === 1 ? "reaches" : "reach"} as far as ${a.top} of ${a.bottom}.`,
			`${shown(a)} and ${shown(b)} cover the same length, so they are equal.`,
		],
	};
}

const pairForm = (say: (random: Random, a: Fraction, b: Fraction) => string, figures: 0 | 1 | 2): Form =>
	given(drawPair, (pair, random) => {
		const draft = draftOf(pair, say(random, ...pair));
		if (figures === 0) return draft;
		return { ...draft, figure: figures === 1 ? oneBar(random, pair[0]) : twoBars(random, pair) };
	});

const lowerBar = pairForm(
	(random, a) =>
		random.pick([
			`${random.pick(NAMES)} colors two bars. The upper bar shows ${shown(a)}. The lower bar is colored to the same point. Which fraction does it show?`,
			`The upper bar shows ${shown(a)}. Which equal fraction does the lower bar show?`,
			`The two bars are colored to the same point. One shows ${shown(a)}. What does the other one show?`,
		]),
	2,
);
const besideABar = pairForm(
	(random, a) =>
		random.pick([
			`${random.pick(NAMES)} colors a bar. It shows ${shown(a)}. Which fraction is equal to it?`,
			`The bar shows ${shown(a)}. Which fraction covers the same length?`,
			`Use the bar. Which fraction is equal to ${shown(a)}?`,
		]),
	1,
);
const toShade = pairForm(
	(random, a, b) =>
		random.pick([
			`Shade as much of the bar as ${shown(a)} of it. The bar has ${b.bottom} equal parts.`,
			`This bar has ${b.bottom} equal parts. Shade a fraction that is equal to ${shown(a)}.`,
			`${random.pick(NAMES)} shades ${shown(a)} of a bar with ${b.bottom} equal parts. Show it.`,
		]),
	0,
);
const markedOnLine = pairForm(
	(random, a, b) =>
		random.pick([
			`The line from 0 to 1 has ${b.bottom} equal steps. Place a point at ${shown(a)}.`,
			`${random.pick(NAMES)} marks ${shown(a)} on a line with ${b.bottom} equal steps from 0 to 1. Place the point.`,
		]),
	0,
);

/** On a line, which shows no bars. */
const onLine: Form = (random) => {
	const draft = markedOnLine(random);
	return (
		draft && {
			...draft,
			hints: [
				"Equal fractions are at the same point of a number line.",
				"Draw another line below, with as many steps from 0 to 1 as the denominator says.",
				"Which steps of the two lines end at the same point?",
			],
		}
	);
};

/** Two fractions said to be equal. */
const claims: Form = (random) => {
	const pair = drawPair(random);
	const other = random.pick(FRACTIONS);
	if (pair === undefined || isEqual(other, pair[0])) return undefined;
	const [a, b] = pair;
	const claim = (each: Fraction) => words(`$${tex(a)} = ${tex(each)}$`);
	const { hints, steps } = draftOf(pair, "");
	return {
		prompt: random.pick(["Which statement is true?", "Which equation is right? Think of two bars."]),
		right: claim(b),
		wrong: [[takenForEqual(a, other), claim(other)]],
		hints,
		steps,
	};
};

const matchedBars: Way = (random) => {
	const pairs = [drawPair(random), drawPair(random), drawPair(random)].filter((pair) => pair !== undefined);
	const [first, second, third] = pairs;
	if (first === undefined || second === undefined || third === undefined) return undefined;
	const different = (one: Fraction, other: Fraction) => !isEqual(one, other);
	if (!different(first[0], second[0]) || !different(second[0], third[0]) || !different(first[0], third[0]))
		return undefined;
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match the bars with fractions of the same size.",
				"Which fraction is equal to the colored part of each bar?",
				`${random.pick(NAMES)} colors three bars. Match each bar with an equal fraction.`,
			]),
			hints: [
				"Equal fractions cover the same length, although the parts are not the same size.",
				"Write down the fraction that each bar shows.",
				"Is the colored part less than half of the bar, half of it, or more?",
			],
			explanation: pairs
				.map(([one, other]) => `${shown(one)} and ${shown(other)} cover the same length.`)
				.join("\n\n"),
		},
		{
			pairs: pairs.map(([one, other]) => [oneBar(random, one), shown(other)]),
			mistakes: [
				["went-by-the-numbers", 0, 1, "Compare how much of the bar is covered, not the numbers."],
				["mixed-up-sizes", 1, 2, "Draw the fraction as a bar below. Does the color end at the same point?"],
			],
		},
	);
};

/** All fractions that are equal to one. */
const allEqual: Way = (random) => {
	const one = random.pick(FRACTIONS);
	const fitting = equalsTo(one);
	const others = random.shuffle(FRACTIONS.filter((each) => !isEqual(each, one))).slice(0, 5 - fitting.length);
	if (fitting.length === 0) return undefined;
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which of these fractions are equal to ${shown(one)}?`,
				`Find every fraction that names the same amount as ${shown(one)}.`,
				`Bars of the same length show these fractions. Which cover as much as ${shown(one)}?`,
			]),
			cta: "Choose all that fit.",
			hints: [
				"Draw bars of the same length below each other.",
				`Begin with a bar of ${one.bottom} equal parts, and color ${one.top}.`,
				"Where does the color end? Look for bars that end at the same point.",
			],
			explanation: fitting.map((each) => `$${tex(one)} = ${tex(each)}$.`).join("\n\n"),
		},
		nameEach(
			[...fitting, ...others].map((each): Choice => {
				const fits = isEqual(each, one);
				const { id, feedback } = takenForEqual(one, each);
				return {
					label: shown(each),
					fits,
					mistake: fits
						? [
								each.bottom > one.bottom
									? "bigger-numbers-bigger-fraction"
									: "smaller-numbers-smaller-fraction",
								"Other numbers can name the same amount. Draw both as bars.",
							]
						: [id, feedback],
				};
			}),
		),
	);
};

const ALL = { among: GRADE_3_DENOMINATORS };

// 1: the lower of two bars. 2: beside one bar, or shaded. 3: on a line, and bars matched. 4: all fractions that are equal.
// 5: claims without bars, and mistakes to explain.
export const equivalentFractionsModels = defineSkill("equivalent-fractions-models", 15, {
	1: [ask.chosen(lowerBar), ask.byShading(toShade), ask.typed(withBars(ALL))],
	2: [ask.chosen(besideABar), ask.byShading(toShade), ask.byShading(shaded(ALL)), ask.typed(lowerBar)],
	3: [matchedBars, ask.onNumberLine(onLine), ask.chosen(besideABar)],
	4: [allEqual, ask.onNumberLine(onLine), matchedBars],
	5: [allEqual, ask.judged(claims), ask.chosen(claims, { least: 1 })],
});
