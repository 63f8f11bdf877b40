import { ask, boxed, defineSkill, type Form, NAMES, type Random, slip, whole } from "../../kit/index.ts";
import { equationOfStory, inStory, barOfStory } from "../stories/sum-stories.ts";
import { tellLengths } from "./length-stories.ts";
import { laid, rulerFigure, type Setting } from "./laid-on-rulers.ts";

interface Strips {
	longer: { from: number; to: number };
	shorter: { from: number; to: number };
	longest: number;
	shortest: number;
	difference: number;
	figure: ReturnType<typeof rulerFigure>;
	unit: string;
	units: string;
	/** "A" or "B". */
	names: readonly [longer: string, shorter: string];
}

/** Two strips on a ruler; the shorter one may begin after 0. */
function strips(random: Random, setting: Setting): Strips | undefined {
	const { from, to, ruler } = laid(random, setting);
	const start = setting.from[1] === 0 ? 0 : random.integer(0, 3);
	const end = random.integer(start + 2, ruler[3]);
	if (Math.abs(end - start - (to - from)) < 2) return undefined;
	const [longer, shorter] = [
		{ from, to },
		{ from: start, to: end },
	].toSorted((one, other) => other.to - other.from - (one.to - one.from)) as [
		Strips["longer"],
		Strips["longer"],
	];
	const [longest, shortest] = [longer.to - longer.from, shorter.to - shorter.from];
	const order = random.shuffle([longer, shorter]);
	const nameOf = (strip: Strips["longer"]) => "AB"[order.indexOf(strip)] ?? "";
	const colors = random.shuffle(["sky", "gold"] as const);
	return {
		longer,
		shorter,
		longest,
		shortest,
		difference: longest - shortest,
		figure: rulerFigure(
			{ ruler },
			order.map((strip, at) => ({ ...strip, name: nameOf(strip), color: colors[at] ?? "sky" })),
			order.map((strip) => `Strip ${nameOf(strip)} lies from ${strip.from} to ${strip.to}.`).join(" "),
		),
		unit: ruler[0],
		units: ruler[1],
		names: [nameOf(longer), nameOf(shorter)],
	};
}

function help({ longer, shorter, longest, shortest, difference, units, names }: Strips) {
	return {
		hints: [
			"Find the length of each strip first.",
			`Strip ${names[0]} begins at ${longer.from}, and strip ${names[1]} begins at ${shorter.from}.`,
			"How many spaces is one longer than the other?",
		] as const,
		steps: [
			`Strip ${names[0]} measures ${longest} ${units}. Strip ${names[1]} measures ${shortest} ${units}.`,
			`$${longest} - ${shortest} = ${difference}$, so strip ${names[0]} is ${difference} ${units} longer than strip ${names[1]}.`,
		],
	};
}

const onRuler =
	(setting: Setting): Form =>
	(random) => {
		const both = strips(random, setting);
		if (both === undefined) return undefined;
		const {
			longer,
			shorter,
			longest,
			shortest,
			difference,
			figure,
			unit,
			names: [long, short],
		} = both;
		return {
			...help(both),
			prompt: random.pick([
				`How much longer is strip ${long} than strip ${short}?`,
				`How much shorter is strip ${short} than strip ${long}?`,
				`${random.pick(NAMES)} compares the strips. How much longer is ${long} than ${short}?`,
			]),
			figure,
			right: whole(difference),
			wrong: [
				[slip.comparedTheEnds, whole(Math.abs(longer.to - shorter.to))],
				[slip.gaveOneLength, whole(longest)],
				[slip.addedInstead, whole(longest + shortest)],
				[slip.countedTheMarks, whole(difference + 1)],
			],
			unit: { after: unit },
		};
	};

/** Both lengths and their difference, in boxes. */
const inBoxes = (setting: Setting) =>
	ask.stepwise((random) => {
		const both = strips(random, setting);
		if (both === undefined) return undefined;
		const {
			longer,
			shorter,
			longest,
			shortest,
			difference,
			figure,
			units,
			names: [long, short],
		} = both;
		return {
			...help(both),
			prompt: random.pick([
				`Strip ${long}: [[long]] ${units}. Strip ${short}: [[short]] ${units}. The difference: [[difference]] ${units}.`,
				`Measure strip ${long}: [[long]]. Measure strip ${short}: [[short]]. They differ by [[difference]] ${units}.`,
			]),
			figure,
			boxes: {
				long: boxed(whole(longest), [
					longer.from > 0 ? slip.readTheEndMark : slip.countedTheMarks,
					whole(longer.from > 0 ? longer.to : longest + 1),
				]),
				short: boxed(whole(shortest), [
					shorter.from > 0 ? slip.readTheEndMark : slip.countedTheMarks,
					whole(shorter.from > 0 ? shorter.to : shortest + 1),
				]),
				difference: boxed(
					whole(difference),
					[slip.comparedTheEnds, whole(Math.abs(longer.to - shorter.to))],
					[slip.addedInstead, whole(longest + shortest)],
				),
			},
		};
	});

const inches: Setting = { units: ["in"], from: [0, 0] };
const centimeters: Setting = { units: ["cm"], from: [0, 0] };
const later: Setting = { units: ["in", "cm"], from: [1, 3] };
const MIDDLE = { least: 30, most: 95, part: 12 };
const DIFFERENCE = ["difference"] as const;
const TURNED = ["is-more", "is-fewer"] as const;
const ALL = ["difference", "more-than", "fewer-than", "is-more", "is-fewer"] as const;

// 1: both strips from 0, inches. 2: both from 0, centimeters. 3: one strip starts later. 4: no picture, the difference of
// two lengths. 5: the other length from one length and the difference; a single word points to the other operation.
export const compareLengths = defineSkill("compare-lengths", 13, {
	1: [ask.typed(onRuler(inches)), ask.chosen(onRuler(inches)), inBoxes(inches)],
	2: [ask.typed(onRuler(centimeters)), ask.chosen(onRuler(centimeters)), inBoxes(centimeters)],
	3: [ask.typed(onRuler(later)), ask.chosen(onRuler(later)), inBoxes(later)],
	4: [
		ask.typed(inStory(DIFFERENCE, MIDDLE, tellLengths)),
		ask.chosen(inStory(["difference", "more-than", "fewer-than"], MIDDLE, tellLengths)),
		barOfStory(DIFFERENCE, MIDDLE, tellLengths),
	],
	5: [
		ask.typed(inStory(TURNED, MIDDLE, tellLengths)),
		ask.chosen(equationOfStory(ALL, MIDDLE, tellLengths)),
		barOfStory(TURNED, MIDDLE, tellLengths),
		ask.matched(equationOfStory(ALL, MIDDLE, tellLengths), ["story", "equation"]),
	],
});
