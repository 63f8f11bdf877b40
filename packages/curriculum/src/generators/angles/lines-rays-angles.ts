import { ask, defineSkill, inOwnWords, matchPairs, nameEach, NAMES, slip, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { type Choice, chooseAll } from "../../kit/questions/choose-all.ts";
import { choosePicture } from "../../kit/questions/choose-picture.ts";
import {
	ANGLE_KINDS,
	type AngleKind,
	drawnAngle,
	drawnPath,
	fourLines,
	PAIR_KINDS,
	type PairKind,
	PATH_KINDS,
	type PathKind,
	twoLines,
} from "./drawn-lines.ts";
import { toName } from "./measured-angles.ts";
import { tappedRightAngles } from "../shapes/kinds/tapped-corners.ts";

const PATH_WHY: Readonly<Record<PathKind, string>> = {
	point: "A single dot is one exact place, so it is a point.",
	"line segment": "It stops at both ends, so it has two endpoints. That makes it a line segment.",
	ray: "It begins at one endpoint and goes on forever in one direction. That makes it a ray.",
	line: "It goes on forever in both directions and has no endpoints. That makes it a line.",
};
const PATH_SLIPS = {
	point: slip.namedTheDots,
	"line segment": slip.stoppedAtThePicture,
	ray: slip.countedOneArrow,
	line: slip.calledItALine,
};
const ANGLE_WHY: Readonly<Record<AngleKind, string>> = {
	acute: "It opens less than a right angle, so it is acute.",
	right: "It opens exactly as far as the corner of a sheet of paper, so it is right.",
	obtuse: "It opens more than a right angle, so it is obtuse.",
};
const ANGLE_SLIPS = {
	acute: slip.wentByTheArms,
	right: slip.tookItForARightAngle,
	obtuse: slip.tookLongArmsForWide,
};
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

const ENDS: [string, string, string] = [
	"An arrow means that it goes on forever. A dot at the end means that it stops there.",
	"Count the ends where it stops: none, one, or two?",
	"No endpoint, one endpoint, and two endpoints have different names.",
];
const CORNER: [string, string, string] = [
	"Compare the angle with the corner of a sheet of paper.",
	"Put one edge of the paper on one arm. Where is the other arm?",
	"That corner measures 90°. Does this angle open less, exactly as far, or more?",
];

const path: Form = (random) => {
	const kind = random.pick(PATH_KINDS);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} draws this. What is it called?`,
			"What is it called?",
			"Look at the ends. What is it called?",
		]),
		figure: drawnPath(random, kind),
		right: words(kind),
		wrong: PATH_KINDS.map((each) => each !== kind && ([PATH_SLIPS[each], words(each)] as const)),
		hints: ENDS,
		steps: [PATH_WHY[kind]],
	};
};

/** From a description. */
const DESCRIBED: readonly (readonly [description: string, kind: PathKind])[] = [
	["Part of a line has two endpoints.", "line segment"],
	["Part of a line has one endpoint and goes on forever in one direction.", "ray"],
	["A straight path goes on forever in both directions.", "line"],
	["One exact place has no length.", "point"],
	["Part of a line can be measured with a ruler from end to end.", "line segment"],
	["A beam of light starts at a lamp and never ends.", "ray"],
];

const described: Form = (random) => {
	const [told, kind] = random.pick(DESCRIBED);
	return {
		prompt: `${told} ${random.pick(["Which is it?", "What is it called in geometry?", `${random.pick(NAMES)} draws it. What is it called?`])}`,
		right: words(kind),
		wrong: PATH_KINDS.map((each) => each !== kind && ([PATH_SLIPS[each], words(each)] as const)),
		hints: ["Does it end somewhere?", "Draw it. Does it need a dot or an arrow at each end?", ENDS[2]],
		steps: [PATH_WHY[kind]],
	};
};

const angle: Form = (random) => {
	const kind = random.pick(ANGLE_KINDS);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} compares this angle with the corner of a sheet of paper. What kind of angle is it?`,
			"What kind of angle is it?",
			`${random.pick(NAMES)} draws two rays from one point. What kind of angle do they make?`,
		]),
		figure: drawnAngle(random, kind),
		right: words(kind),
		wrong: ANGLE_KINDS.map((each) => each !== kind && ([ANGLE_SLIPS[each], words(each)] as const)),
		order: ANGLE_KINDS,
		hints: CORNER,
		steps: [ANGLE_WHY[kind]],
	};
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

/** The picture that shows what is named. */
const picture: Way = (random) => {
	const ofPath = random.oneIn(2);
	const [kind, kinds] = ofPath
		? [random.pick(PATH_KINDS), PATH_KINDS]
		: [random.pick(ANGLE_KINDS), ANGLE_KINDS];
	const draw = (each: PathKind | AngleKind) =>
		ofPath ? drawnPath(random, each as PathKind) : drawnAngle(random, each as AngleKind);
	const slips: Record<string, { id: string; feedback: string }> = { ...PATH_SLIPS, ...ANGLE_SLIPS };
	const called = ofPath ? kind : `${kind} angle`;
	const article = /^[aeiou]/.test(called) ? "an" : "a";
	return choosePicture(
		random,
		{
			prompt: random.pick([
				`Which picture shows ${article} ${called}?`,
				`${random.pick(NAMES)} is looking for ${article} ${called}. Which picture is it?`,
			]),
			hints: ofPath ? ENDS : CORNER,
			explanation: { ...PATH_WHY, ...ANGLE_WHY }[kind],
		},
		{
			right: draw(kind),
			wrong: kinds
				.filter((each) => each !== kind)
				.map((each) => ({
					figure: draw(each),
					mistake: [slips[each]?.id ?? "", slips[each]?.feedback ?? ""] as const,
				})),
		},
	);
};

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

const match: Way = (random) => {
	const [first = "ray", second = "line", left = "line segment"] = random.shuffle(PATH_KINDS.slice(1));
	const [small = "acute", wide = "right"] = random.shuffle(ANGLE_KINDS);
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each picture with its name. One name is left over.",
				`Match the names with the pictures that ${random.pick(NAMES)} drew. One name is not needed.`,
			]),
			hints: [ENDS[0], CORNER[0], "Begin with the pictures that you are sure about."],
			explanation: `${PATH_WHY[first]} ${PATH_WHY[second]}\n\n${ANGLE_WHY[small]} ${ANGLE_WHY[wide]}`,
		},
		{
			pairs: [
				[drawnPath(random, first), first],
				[drawnPath(random, second), second],
				[drawnAngle(random, small), `${small} angle`],
				[drawnAngle(random, wide), `${wide} angle`],
			],
			extras: [left],
			mistakes: [
				[slip.countedOneArrow.id, 0, 1, slip.countedOneArrow.feedback],
				[slip.mixedUpAcuteAndObtuse.id, 2, 3, slip.mixedUpAcuteAndObtuse.feedback],
				[slip.stoppedAtThePicture.id, 1, 4, slip.stoppedAtThePicture.feedback],
			],
		},
	);
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
