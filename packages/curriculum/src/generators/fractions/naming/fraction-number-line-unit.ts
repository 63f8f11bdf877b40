import { numberLine } from "../../../figures/lines/number-line.ts";
import { placeOn } from "../../../figures/svg.ts";
import { ask, defineSkill, fractionInWords, NAMES, ratio, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { GRADE_3_DENOMINATORS } from "./equal-fractions.ts";

const COLORS = ["coral", "sky", "mint", "gold"] as const;
const tex = (top: number, bottom: number) => `$\\dfrac{${top}}{${bottom}}$`;
const SCENES = [
	["a trail of 1 mile", "the trail"],
	["a rope of 1 meter", "the rope"],
	["a fence of 1 mile", "the fence"],
	["a track of 1 kilometer", "the track"],
	["a wall of 1 meter", "the wall"],
	["a street of 1 mile", "the street"],
	["a ribbon of 1 yard", "the ribbon"],
	["a shelf of 1 meter", "the shelf"],
] as const;

function lineOf(random: Random, parts: number, to: number) {
	return {
		svg: numberLine({
			from: 0,
			to,
			parts,
			labeled: () => true,
			point: 1 / parts,
			color: random.pick(COLORS),
		}),
		alt: `A number line from 0 to ${to}. There are ${parts} equal steps from each whole number to the next. The point is at the first mark after 0.`,
	};
}

function draft(parts: number, wholes: number, prompt: string): Draft {
	return {
		prompt,
		cta: "Write a fraction, such as 3/4.",
		right: ratio(1, parts),
		wrong: [
			[slip.countedMarks, ratio(1, parts + 1)],
			wholes > 1 && [slip.wholeLineAsOne, ratio(1, parts * wholes)],
			[slip.countedFromTheOtherEnd, ratio(parts - 1, parts)],
			[slip.miscountedTheSteps, ratio(1, parts - 1)],
			[slip.swappedParts, ratio(parts, 1)],
		],
		line: { from: 0, to: wholes, steps: parts * wholes, number_every: parts },
		hints: [
			"Count the equal steps from 0 to 1. That number is the denominator.",
			"The point is one of these steps away from 0.",
			"One step of all the steps to 1: write 1 as the numerator.",
		],
		steps: [
			`From 0 to 1 there are ${parts} equal steps.`,
			`One step is ${tex(1, parts)}, so the point is at ${tex(1, parts)}.`,
		],
	};
}

const read =
	(denominators: readonly number[], wholes: number): Form =>
	(random) => {
		const parts = random.pick(denominators);
		const name = random.pick(NAMES);
		const prompt = random.pick([
			"What fraction is at the point?",
			`${name} marks the end of the first step. Which fraction is there?`,
			"The steps are equal. How long is one step?",
			`${name} walks one step from 0. Which number on the line is that?`,
		]);
		return { ...draft(parts, wholes, prompt), figure: lineOf(random, parts, wholes) };
	};

const place =
	(denominators: readonly number[], wholes: number): Form =>
	(random) => {
		const parts = random.pick(denominators);
		const [words, name] = [fractionInWords(1, parts), random.pick(NAMES)];
		const [scene, thing] = random.pick(SCENES);
		return draft(
			parts,
			wholes,
			random
				.pick([
					`Put a point at ${words} on the number line.`,
					`${name} goes ${words} of the way from 0 to 1. Put a point there.`,
					`The line shows ${scene}, from 0 to 1. ${name} stops after ${words} of ${thing}. Put a point there.`,
					`Where is ${tex(1, parts)} on the number line? Put a point there.`,
				])
				.replace("from 0 to 1. ", wholes === 1 ? "from 0 to 1. " : "beginning at 0. "),
		);
	};

/** Given in words, to be typed, chosen or matched. */
const toldIn =
	(denominators: readonly number[]): Form =>
	(random) => {
		const parts = random.pick(denominators);
		const name = random.pick(NAMES);
		const [scene, thing] = random.pick(SCENES);
		return {
			...draft(
				parts,
				1,
				random.pick([
					`The line from 0 to 1 is cut into ${parts} equal steps. Which fraction is at the end of the first step?`,
					`${name} divides ${scene} into ${parts} equal pieces. What fraction of ${thing} is the first piece?`,
					`From 0 to 1 it takes ${parts} equal jumps. How long is each jump?`,
					`${name} puts marks on ${scene}, so that it has ${parts} equal pieces. At which fraction is the first mark?`,
				]),
			),
			task: `${parts} equal steps from 0 to 1: one step`,
			hints: [
				"How many equal steps are there from 0 to 1? That number is the denominator.",
				`There are ${parts} equal steps, and you want one of them.`,
				"Write the number of steps you want above the total number of steps.",
			],
			steps: [`There are ${parts} equal parts.`, `Each one is ${tex(1, parts)} of the whole.`],
		};
	};

const told = toldIn(GRADE_3_DENOMINATORS);

/** How many steps of a length there are up to a whole number. */
const steps =
	(wholes: number): Form =>
	(random) => {
		const parts = random.pick(GRADE_3_DENOMINATORS);
		const to = random.integer(1, wholes);
		const name = random.pick(NAMES);
		return {
			prompt: random.pick([
				`Each step on a number line is ${tex(1, parts)} long. How many steps are there from 0 to ${to}?`,
				`${name} jumps along a number line. Each jump is ${tex(1, parts)} long. After how many jumps does ${name} land on ${to}?`,
				`How many steps of ${tex(1, parts)} lead from 0 to ${to}?`,
			]),
			right: whole(parts * to),
			wrong: [
				to > 1 && [slip.stoppedAtOne, whole(parts)],
				[slip.countedTheFirstMark, whole(parts * to + 1)],
				[slip.miscountedTheSteps, whole(parts * to - 1)],
				to > 1 && [slip.addedWholesAndParts, whole(parts + to)],
			],
			hints: [
				"The denominator tells how many equal steps lead from 0 to 1.",
				`Steps of ${tex(1, parts)}: count them up to 1 first.`,
				to === 1 ? "Which number of the fraction tells that?" : "Count as many for each whole number.",
			],
			steps: [
				`From 0 to 1 there are ${parts} steps of ${tex(1, parts)}.`,
				to === 1 ? `So it takes ${parts} steps.` : `$${to} \\times ${parts} = ${to * parts}$ steps to ${to}.`,
			],
		};
	};

/** The fraction at the mark, written on the picture. */
const onPicture = ask.labeled((random) => {
	const [parts, to] = [random.pick([3, 4, 6]), random.integer(1, 2)];
	const { right, wrong, hints, steps: told_steps } = draft(parts, to, "");
	return {
		prompt: random.pick([
			"Write the fraction at the point.",
			`${random.pick(NAMES)} labels the first mark after 0. Which fraction belongs there?`,
		]),
		figure: lineOf(random, parts, to),
		labels: {
			point: {
				right,
				label: "The fraction at the point",
				place: placeOn(640, 100, [30 + 580 / (parts * to), 18]),
				wrong: wrong.slice(0, 3),
			},
		},
		hints,
		steps: told_steps,
	};
});

const FEW = [2, 3, 4] as const;

// 1: up to four steps from 0 to 1. 2: up to eight steps. 3: without a picture. 4: a line up to 2. 5: how many steps lead to a
// whole number.
export const fractionNumberLineUnit = defineSkill("fraction-number-line-unit", 13, {
	1: [
		ask.chosen(read(FEW, 1)),
		ask.onNumberLine(place(FEW, 1)),
		ask.typed(read(FEW, 1)),
		ask.chosen(toldIn(FEW)),
	],
	2: [
		ask.typed(read(GRADE_3_DENOMINATORS, 1)),
		ask.onNumberLine(place(GRADE_3_DENOMINATORS, 1)),
		onPicture,
		ask.typed(toldIn([2, 3, 4, 6])),
	],
	3: [ask.typed(told), ask.chosen(told), ask.onNumberLine(place(GRADE_3_DENOMINATORS, 1))],
	4: [
		ask.chosen(read(GRADE_3_DENOMINATORS, 2)),
		ask.onNumberLine(place(GRADE_3_DENOMINATORS, 2)),
		onPicture,
		ask.matched(told, ["line", "length"]),
	],
	5: [ask.typed(steps(4)), ask.chosen(steps(4)), ask.onNumberLine(place(GRADE_3_DENOMINATORS, 3))],
});
