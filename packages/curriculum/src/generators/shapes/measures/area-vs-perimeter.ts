import { asClaim, ask, chooseAll, defineSkill, nameEach, NAMES, people, slip } from "../../../kit/index.ts";
import type { Choice, Form, Random, Way } from "../../../kit/index.ts";
import { inFull } from "../../../kit/words.ts";
import { words } from "../../../kit/value.ts";
import {
	areaDraft,
	areaOf,
	by,
	LENGTH_UNITS,
	perimeterDraft,
	sidesOf,
	toldSides,
} from "./rectangle-measures.ts";

type Pair = readonly [long: number, short: number];
type Measure = "area" | "perimeter";

const PAIRS: readonly Pair[] = Array.from(
	{ length: 20 * 12 },
	(_, at): Pair => [1 + Math.floor(at / 12), 1 + (at % 12)],
).filter(([long, short]) => long >= short);

const worth = (measure: Measure, [long, short]: Pair) =>
	measure === "area" ? long * short : 2 * (long + short);
const otherOf = (measure: Measure): Measure => (measure === "area" ? "perimeter" : "area");
const isSame = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];

/** Rectangles with one measure in common that differ in the other. */
const likeIn = (measure: Measure, pair: Pair) =>
	PAIRS.filter((each) => !isSame(each, pair) && worth(measure, each) === worth(measure, pair));

const HINTS: Readonly<Record<Measure, string>> = {
	area: "The area is what is inside. Multiply the two sides.",
	perimeter: "The perimeter is the distance all the way around. Add all four sides.",
};
const formula = (measure: Measure, [long, short]: Pair) =>
	measure === "area"
		? `$${long} \\times ${short} = ${long * short}$`
		: `$${long} + ${short} + ${long} + ${short} = ${2 * (long + short)}$`;

/** Both measures of one rectangle. */
const both = (most: number) =>
	ask.stepwise((random) => {
		const sides = sidesOf(random, 2, most);
		const { width, height, unit } = sides;
		const [area, perimeter] = [areaDraft(sides, ""), perimeterDraft(sides, "")];
		if (width === height) return undefined;
		return {
			prompt: `${toldSides(random, sides)} ${random.pick([
				`Its perimeter is [[around]] ${unit}. Its area is [[inside]] square ${inFull(unit)}.`,
				`It is [[around]] ${unit} all the way around. It covers [[inside]] square ${inFull(unit)}.`,
			])}`,
			boxes: {
				around: { right: perimeter.right, wrong: perimeter.wrong.slice(0, 3) },
				inside: { right: area.right, wrong: area.wrong.slice(0, 2) },
			},
			hints: [
				"The perimeter is the distance around. The area is what is inside.",
				`For the perimeter, add all four sides. Begin with $${width} + ${height}$.`,
				`For the area, count ${height} rows of ${width} squares.`,
			],
			steps: [perimeter.steps[1] ?? "", area.steps[1] ?? ""],
		};
	});

/** The area is as large as a sum of two or three sides, so that nobody can tell which of both someone found. */
const hasAreaOfSomeSides = ({ width, height }: { width: number; height: number }) =>
	[2 * width, 2 * height, 2 * width + height, width + 2 * height].includes(width * height);

/** One of the two measures. */
const either: Form = (random) => {
	const sides = sidesOf(random, 2, 10);
	const measure = random.pick(["area", "perimeter"] as const);
	if (measure === "perimeter" && hasAreaOfSomeSides(sides)) return undefined;
	const prompt = `${toldSides(random, sides)} What is its ${measure}?`;
	return measure === "area" ? areaDraft(sides, prompt) : perimeterDraft(sides, prompt);
};

/** Another rectangle of the same area or the same perimeter. */
const likeThis =
	(measure: Measure): Form =>
	(random) => {
		const pair = random.pick(PAIRS.filter(([long, short]) => short > 1 && long <= 12));
		const unit = random.pick(LENGTH_UNITS);
		const say = ([width, height]: Pair) => by({ width, height, unit });
		const [fitting, near] = [likeIn(measure, pair), likeIn(otherOf(measure), pair)];
		if (fitting.length === 0 || near.length === 0) return undefined;
		const right = random.pick(fitting);
		const [long, short] = pair;
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} draws a rectangle that is ${say(pair)}. Which other rectangle has the same ${measure}?`,
				`Which rectangle has the same ${measure} as one that is ${say(pair)}?`,
			]),
			right: words(say(right)),
			wrong: [
				[
					measure === "area" ? slip.samePerimeterInstead : slip.sameAreaInstead,
					words(say(random.pick(near))),
				],
				[slip.changedBothSides, words(say([long + 1, short + 1]))],
				[slip.changedOneSide, words(say([long + 1, short]))],
			],
			hints: [
				HINTS[measure],
				`First find the ${measure} of the given rectangle, with the sides ${long} and ${short}.`,
				`Then find the ${measure} of each of the others.`,
			],
			steps: [formula(measure, pair).concat("."), formula(measure, right).concat(".")],
		};
	};

/** All rectangles of one area or perimeter. */
const allOf =
	(measure: Measure): Way =>
	(random) => {
		const pair = random.pick(PAIRS.filter(([long, short]) => short > 1 && long <= 10));
		const unit = random.pick(LENGTH_UNITS);
		const fitting = random.shuffle([pair, ...likeIn(measure, pair)]).slice(0, 3);
		const near = random.shuffle(likeIn(otherOf(measure), pair)).slice(0, 2);
		if (fitting.length < 2 || near.length < 2) return undefined;
		const choices = [...fitting, ...near].map((each, at): Choice => {
			const fits = at < fitting.length;
			const other = measure === "area" ? slip.missedItsArea : slip.missedItsPerimeter;
			return {
				label: by({ width: each[0], height: each[1], unit }),
				fits,
				mistake: fits
					? ["thinks-long-ones-differ", "It looks different, but check its sides. One more of them fits."]
					: [other.id, other.feedback],
			};
		});
		const inUnit = measure === "area" ? `square ${inFull(unit)}` : unit;
		return chooseAll(
			random,
			{
				prompt: random.pick([
					`Which rectangles have ${measure === "area" ? "an area" : "a perimeter"} of ${worth(measure, pair)} ${inUnit}?`,
					`${random.pick(NAMES)} is looking for rectangles with ${measure === "area" ? "an area" : "a perimeter"} of ${worth(measure, pair)} ${inUnit}. Which fit?`,
				]),
				cta: "Choose all that fit.",
				hints: [
					HINTS[measure],
					`Find the ${measure} of each rectangle, one after the other.`,
					`Rectangles of the same ${measure} can look very different.`,
				],
				explanation: fitting.map((each) => `${formula(measure, each)}.`).join("\n\n"),
			},
			nameEach(choices),
		);
	};

/** What follows for the other measure, with an example to think of. */
const follows: Form = (random: Random) => {
	const measure = random.pick(["area", "perimeter"] as const);
	const other = otherOf(measure);
	const one = random.pick(PAIRS.filter(([long, short]) => short > 1 && long <= 10));
	const second = likeIn(measure, one)[0];
	if (second === undefined) return undefined;
	const [name, friend] = people(random);
	const things = random.pick(["gardens", "rooms", "fields", "posters", "flags", "rugs", "cards", "windows"]);
	const say = ([long, short]: Pair) => `${long} by ${short}`;
	const value = (each: Pair) => `${worth(other, each)}`;
	return {
		prompt: random.pick([
			`The ${things} of ${name} and ${friend} are rectangles with the same ${measure}. What is true of their ${other}s?`,
			`Two rectangular ${things} have the same ${measure}. What follows for their ${other}s?`,
			`${name} says: “My ${things} are rectangles, and all have the same ${measure}.” What is true of their ${other}s?`,
		]),
		right: words(`The ${other}s can be different.`),
		wrong: [
			[
				measure === "area" ? slip.equalAreaEqualPerimeter : slip.equalPerimeterEqualArea,
				words(`The ${other}s must be the same.`),
			],
			[slip.alwaysDifferent, words(`The ${other}s must be different.`)],
			[slip.onlyForSquares, words("That can only be known for squares.")],
		],
		hints: [
			`Think of two different rectangles with the same ${measure}.`,
			`Try one of ${say(one)} and one of ${say(second)}.`,
			`Find the ${other} of both, and compare.`,
		],
		steps: [
			`Rectangles of ${say(one)} and ${say(second)} have the same ${measure}, ${worth(measure, one)}.`,
			`Their ${other}s are ${value(one)} and ${value(second)}. The ${other}s can be different.`,
		],
	};
};

/** A sentence about either measure of a rectangle. */
const claim = asClaim(either, (task, value) =>
	task.replace(
		/^the (area|perimeter) of a(.*)$/,
		(_, measure: string, shape: string) =>
			`A${shape} has ${measure === "area" ? "an area" : "a perimeter"} of ${value}.`,
	),
);

// 1: area and perimeter of one rectangle. 2: which rectangle has the same area. 3: which has the same perimeter. 4: all of one
// area or perimeter, and claims. 5: what follows from equal areas or perimeters, and mistakes to explain.
export const areaVsPerimeter = defineSkill("area-vs-perimeter", 21, {
	1: [both(9), ask.typed(either), ask.chosen(either)],
	2: [ask.chosen(likeThis("area")), both(12), ask.matched(areaOf(3, 9, "none"), ["rectangle", "area"])],
	3: [ask.chosen(likeThis("perimeter")), ask.whatWentWrong(either), both(12)],
	4: [allOf("area"), allOf("perimeter"), ask.judged(claim)],
	5: [ask.chosen(follows), ask.explainTheMistake(either), ask.chosen(likeThis("perimeter"))],
});
