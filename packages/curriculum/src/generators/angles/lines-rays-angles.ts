import { ask, defineSkill, inOwnWords, nameEach, NAMES, slip, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { type Choice, chooseAll } from "../../kit/questions/choose-all.ts";
import {
	ANGLE_KINDS,
	type AngleKind,
	fourLines,
	PAIR_KINDS,
	type PairKind,
	twoLines,
} from "./drawn-lines.ts";
import { toName } from "./measured-angles.ts";
import { tappedRightAngles } from "../shapes/kinds/tapped-corners.ts";
import { path, described, angle, picture, match } from "./paths-and-angles.ts";

const PAIR_NAMES: Readonly<Record<PairKind, string>> = {
	parallel: "They are parallel.",
	perpendicular: "They are perpendicular.",
	neither: "They are neither parallel nor perpendicular.",
};
const PAIR_SLIPS = {
	parallel: slip.notTouchingIsParallel,
	perpendicular: slip.crossingIsPerpendicular,
	neither: slip.overlookedTheDirection,
};

/** Measures to sort by the kind of angle. */
const byMeasure = ask.sorted((random) => {
	const kindOf = (degrees: number): AngleKind => (degrees < 90 ? "acute" : degrees > 90 ? "obtuse" : "right");
	const drawn = [
		90,
		random.integer(81, 89),
		random.integer(91, 99),
		random.integer(10, 79),
		random.integer(101, 175),
		random.integer(10, 175),
	];
	return {
		prompt: random.pick([
			"Sort the angles by their measure: acute, right, or obtuse.",
			`${random.pick(NAMES)} measured these angles. Which kind is each of them?`,
		]),
		bins: ANGLE_KINDS,
		cards: drawn.map((degrees) => ({
			label: `${degrees}°`,
			bin: kindOf(degrees),
			wrong: [
				[slip.tookItForARightAngle, Math.abs(degrees - 90) < 10 ? "right" : kindOf(degrees)],
				[slip.mixedUpAcuteAndObtuse, kindOf(180 - degrees)],
			] as const,
		})),
		hints: [
			"How many degrees does a right angle have?",
			"An acute angle is smaller than a right angle.",
			"An obtuse angle is larger than a right angle.",
		],
		steps: ["A right angle is exactly 90°. Less is acute, and more is obtuse."],
	};
});

const pair: Form = (random) => {
	const kind = random.pick(PAIR_KINDS);
	const { figure, isApart } = twoLines(random, kind);
	return {
		prompt: random.pick([
			"Lines $p$ and $q$ go on forever at both ends. What is true about them?",
			`${random.pick(NAMES)} draws lines $p$ and $q$ on squared paper. What is true about them?`,
			"Look at the directions of lines $p$ and $q$. What is true?",
		]),
		figure,
		right: words(PAIR_NAMES[kind]),
		wrong: PAIR_KINDS.map((each) => each !== kind && ([PAIR_SLIPS[each], words(PAIR_NAMES[each])] as const)),
		order: PAIR_KINDS.map((each) => PAIR_NAMES[each]),
		hints: [
			"Lines go on forever. Imagine making both longer.",
			"Count the squares that each line goes to the side and up.",
			"If they meet, is the corner between them a right angle?",
		],
		steps: [
			{
				parallel: "Both lines have the same direction and never meet.",
				perpendicular: "The lines meet and make right angles.",
				neither: isApart
					? "They meet outside of the picture, without right angles."
					: "They meet, but not at right angles.",
			}[kind],
			PAIR_NAMES[kind],
		],
	};
};

const aboutFourLines: Way = (random) => {
	const { figure, one, same, cross, slant } = fourLines(random);
	const either = () => random.pick([one, same]);
	const claim = (
		first: string,
		second: string,
		word: string,
		by: { id: string; feedback: string },
	): Choice => ({
		label: `Lines $${[first, second].toSorted().join("$ and $")}$ are ${word}.`,
		fits: by === slip.overlookedTheDirection,
		mistake: [by.id, by.feedback],
	});
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} draws four lines on squared paper. Which statements are true?`,
			cta: "Choose all that are true.",
			figure,
			hints: [
				"Count for each line: how many squares to the side, how many up or down?",
				"Lines with the same counts in the same direction never meet.",
				"Two lines are perpendicular when the two counts are swapped and one of them goes the other way.",
			],
			explanation: `Lines $${one}$ and $${same}$ have the same direction, so they are parallel. Line $${cross}$ makes right angles with both.\n\nLine $${slant}$ has another direction. It is neither parallel nor perpendicular to them.`,
		},
		nameEach([
			claim(one, same, "parallel", slip.overlookedTheDirection),
			claim(either(), cross, "perpendicular", slip.overlookedTheDirection),
			claim(either(), slant, "parallel", slip.notTouchingIsParallel),
			claim(cross, slant, "perpendicular", slip.crossingIsPerpendicular),
			claim(either(), cross, "parallel", slip.notTouchingIsParallel),
		]),
	);
};

/** Lines that do not touch in the picture, or that cross, and what someone concludes. */
const explain: Way = (random) => {
	const { figure, isApart } = twoLines(random, "neither");
	const name = random.pick(NAMES);
	const [says, why, reason] = isApart
		? ["parallel", "they do not touch", "Lines go on forever, so these two meet outside of the picture."]
		: ["perpendicular", "they cross", "Perpendicular lines make right angles, and these two do not."];
	return inOwnWords({
		prompt: `${name} says that lines $p$ and $q$ are ${says}, because ${why} in the picture. Explain what is wrong, and say what is true.`,
		figure,
		hints: [
			`What does “${says}” mean?`,
			"Count the squares that each line goes to the side and up.",
			isApart ? "Make both lines longer. What happens?" : "Is the corner between them a right angle?",
		],
		explanation: `${reason}\n\n${PAIR_NAMES.neither}`,
		rubric: {
			reason: isApart
				? "Says that lines go on forever and these two meet, or that their directions differ."
				: "Says that these lines do not make right angles.",
			answer: `Says that the lines are not ${says}.`,
		},
		sample_answer: `${reason} ${PAIR_NAMES.neither}`,
	});
};

// 1: points, line segments, rays and lines. 2: acute, right and obtuse angles. 3: two lines, some of which would meet only
// outside of the picture. 4: pictures and names, and measures. 5: four lines on a grid, and reasons.
export const linesRaysAngles = defineSkill("lines-rays-angles", 16, {
	1: [ask.chosen(path), ask.chosen(described), picture],
	2: [ask.chosen(angle), byMeasure, picture, tappedRightAngles],
	3: [ask.chosen(pair), match, ask.chosen(described)],
	4: [match, ask.chosen(pair), byMeasure, toName, picture],
	5: [aboutFourLines, explain, ask.chosen(pair)],
});
