import { matchPairs, NAMES, slip, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { choosePicture } from "../../kit/questions/choose-picture.ts";
import {
	ANGLE_KINDS,
	type AngleKind,
	drawnAngle,
	drawnPath,
	PATH_KINDS,
	type PathKind,
} from "./drawn-lines.ts";

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

export const path: Form = (random) => {
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

export const described: Form = (random) => {
	const [told, kind] = random.pick(DESCRIBED);
	return {
		prompt: `${told} ${random.pick(["Which is it?", "What is it called in geometry?", `${random.pick(NAMES)} draws it. What is it called?`])}`,
		right: words(kind),
		wrong: PATH_KINDS.map((each) => each !== kind && ([PATH_SLIPS[each], words(each)] as const)),
		hints: ["Does it end somewhere?", "Draw it. Does it need a dot or an arrow at each end?", ENDS[2]],
		steps: [PATH_WHY[kind]],
	};
};

export const angle: Form = (random) => {
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

/** The picture that shows what is named. */
export const picture: Way = (random) => {
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

export const match: Way = (random) => {
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
