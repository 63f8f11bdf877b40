import { rectangle } from "../../../figures/fractions/grids.ts";
import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { anyFraction, ask, defineSkill, lowest, NAMES, slip, tex, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { fractionsInWords } from "../../../kit/number-words.ts";
import { mixedEntry, mixedTex, split } from "../../../kit/fractions.ts";
import { counted } from "../../../kit/words.ts";
import { fractionTex, inOtherWords, mixedOf, productOf, oneOf, wholeOf } from "./mixed-products.ts";
import type { Factors } from "./mixed-products.ts";
import { areaOf, many, tiled, tilesInSteps } from "./rectangle-areas.ts";
import { BROAD, NARROW } from "./rectangle-stories.ts";

type Sides = (random: Random) => Factors;

const SMALL = [2, 3, 4] as const;
const MIDDLE = [2, 3, 4, 5, 6] as const;

const proper: Sides = (random) => [oneOf(random, MIDDLE), oneOf(random, MIDDLE)];
const wholeSide: Sides = (random) => [wholeOf(random.integer(2, 9)), oneOf(random, [2, 3, 4, 5, 6, 8])];
const mixedAndProper: Sides = (random) => [mixedOf(random, MIDDLE, 4), oneOf(random, MIDDLE)];
const mixedSides: Sides = (random) => [mixedOf(random, MIDDLE, 4), mixedOf(random, MIDDLE, 4)];

const isLonger = ([a, b]: Factors) => a.top * b.bottom >= b.top * a.bottom;

const story =
	(sides: Sides, things: typeof BROAD): Form =>
	(random) => {
		const drawn = sides(random);
		const [a, b] = isLonger(drawn) ? drawn : ([drawn[1], drawn[0]] as const);
		const { thing, unit, units } = random.pick(things);
		const [long, wide] = [a, b].map((side) => `$${mixedTex(side)}$ ${side.top > side.bottom ? units : unit}`);
		return {
			...areaOf([a, b], unit),
			prompt: random.pick([
				`A ${thing} is a rectangle. It is ${long} long and ${wide} wide. What is its area?`,
				`${random.pick(NAMES)} measures a rectangular ${thing}: ${long} by ${wide}. What is the area?`,
				`Find the area of a rectangular ${thing} that is ${long} long and ${wide} wide.`,
			]),
		};
	};

/** A rectangle whose long side is a whole number and a fraction: the area of each part. */
const inParts = ask.labeled((random) => {
	const [long, wide] = [mixedOf(random, MIDDLE, 5), random.integer(2, 9)];
	const { whole: full, part } = split(long);
	const unit = random.pick(["foot", "yard", "meter"]);
	const units = many(unit);
	const figure = splitRectangle({
		rows: 3,
		left: 4,
		right: 2,
		has_squares: false,
		names: { side: `${wide}`, left: `${full}`, right: mixedEntry(part) },
	});
	const [first, second] = figure.places;
	const small = { top: wide * part.top, bottom: part.bottom };
	return {
		prompt: `A rectangle is $${mixedTex(long)}$ ${units} long and ${wide} ${units} wide. It is cut into two parts. Write the area of each part, in square ${units}.`,
		figure: {
			svg: figure.svg,
			alt: `A rectangle that is ${wide} ${units} wide, cut into a part of ${counted(full, unit, units)} and a part of ${mixedEntry(part)} ${unit}.`,
		},
		labels: {
			whole: {
				label: `Area of the part that is ${counted(full, unit, units)} long`,
				right: whole(wide * full),
				place: first,
				wrong: [[slip.addedTheSides, whole(wide + full)]],
			},
			part: {
				label: `Area of the part that is ${fractionsInWords(mixedEntry(part))} of a ${unit} long`,
				right: anyFraction(small.top, small.bottom),
				place: second,
				wrong: [
					[slip.multipliedDenominatorByWhole, anyFraction(small.top, small.bottom * wide)],
					[slip.addedTheSides, anyFraction(wide * part.bottom + part.top, part.bottom)],
				],
			},
		},
		hints: [
			"Find the area of each part: length times width.",
			`The first part is $${full} \\times ${wide}$. The second part is $${tex(part)} \\times ${wide}$.`,
			`Multiply the numerator ${part.top} by ${wide}. The denominator stays ${part.bottom}.`,
		],
		steps: [
			`$${full} \\times ${wide} = ${full * wide}$.`,
			`$${tex(part)} \\times ${wide} = ${fractionTex(small)}$${inOtherWords(small)}`,
		],
	};
});

/** A smaller rectangle is left out of a larger one: two steps. */
const leftOver: Form = (random) => {
	const sides: Factors = [mixedOf(random, SMALL, 4), wholeOf(random.integer(2, 6))];
	const cut: Factors = [wholeOf(1), oneOf(random, SMALL)];
	const [all, gone] = [productOf(sides), productOf(cut)];
	const left = lowest(all.top * gone.bottom - gone.top * all.bottom, all.bottom * gone.bottom);
	const { thing, unit, units } = random.pick(BROAD);
	const [a, b] = sides;
	const used = lowest(all.top, all.bottom);
	return {
		prompt: random.pick([
			`A rectangular ${thing} is $${mixedTex(a)}$ ${units} by ${b.top} ${units}. A piece of 1 ${unit} by $${tex(cut[1])}$ ${unit} is cut out. What area is left?`,
			`${random.pick(NAMES)} covers a part of 1 ${unit} by $${tex(cut[1])}$ ${unit} on a ${thing}. The whole ${thing} is $${mixedTex(a)}$ ${units} by ${b.top} ${units}. What area is not covered?`,
		]),
		cta: "Write a whole number, a fraction, or a mixed number.",
		right: anyFraction(left.top, left.bottom),
		wrong: [
			[slip.gaveTheAreaOfTheWhole, anyFraction(used.top, used.bottom)],
			[slip.gaveTheUsedPart, anyFraction(gone.top, gone.bottom)],
			[
				slip.addedInstead,
				anyFraction(all.top * gone.bottom + gone.top * all.bottom, all.bottom * gone.bottom),
			],
		],
		hints: [
			"This takes several steps. Find the area of the whole, and of the smaller part.",
			`The whole is $${mixedTex(a)} \\times ${b.top}$. The smaller part is $1 \\times ${tex(cut[1])}$.`,
			"Subtract the smaller area from the larger one.",
		],
		steps: [
			`The whole: $${mixedTex(a)} \\times ${b.top} = ${mixedTex(used)}$.`,
			`The smaller part: $1 \\times ${tex(cut[1])} = ${tex(gone)}$.`,
			`$${mixedTex(used)} - ${tex(gone)} = ${mixedTex(left)}$.`,
		],
		unit: { after: `square ${units}` },
	};
};

const drawn =
	(sides: Sides): Form =>
	(random) => {
		const [a, b] = sides(random);
		const unit = random.pick(["foot", "yard", "meter"]);
		const ratio = Math.min(3, Math.max(1 / 3, a.top / a.bottom / (b.top / b.bottom)));
		const [width, height] = [mixedEntry(a), mixedEntry(b)];
		return {
			...areaOf([a, b], unit),
			prompt: random.pick([
				`The sides of the rectangle are measured in ${many(unit)}. What is its area?`,
				`Find the area of the rectangle. Its sides are given in ${many(unit)}.`,
			]),
			figure: {
				svg: rectangle({
					width: ratio >= 1 ? 6 : 6 * ratio,
					height: ratio >= 1 ? 6 / ratio : 6,
					below: width,
					beside: height,
					has_squares: false,
					color: "sky",
				}),
				alt: `A rectangle that is ${width} wide and ${height} high.`,
			},
		};
	};

// 1: a part of a tiled unit square. 2: the tiles counted, and fractions of a unit in stories. 3: a whole number and a
// fraction. 4: a mixed number and a fraction, and what went wrong. 5: two mixed numbers, and an area that is left.
export const areaFractionalSides = defineSkill("area-fractional-sides", 13, {
	1: [ask.typed(tiled), ask.chosen(tiled)],
	2: [tilesInSteps, ask.typed(story(proper, BROAD)), ask.chosen(story(proper, BROAD))],
	3: [ask.typed(story(wholeSide, NARROW)), inParts, ask.chosen(drawn(wholeSide))],
	4: [
		ask.typed(story(mixedAndProper, NARROW)),
		ask.whatWentWrong(story(mixedAndProper, NARROW)),
		inParts,
		ask.chosen(drawn(mixedAndProper)),
	],
	5: [
		ask.typed(story(mixedSides, BROAD)),
		ask.typed(leftOver),
		ask.chosen(leftOver),
		ask.explainTheMistake(story(mixedSides, BROAD)),
	],
});
