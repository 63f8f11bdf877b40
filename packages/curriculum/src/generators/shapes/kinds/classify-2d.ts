import { polygon, turned } from "../../../figures/shapes/polygons.ts";
import { ask, COLORS, defineSkill, nameEach, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";
import { matchPairs } from "../../../kit/questions/match-pairs.ts";
import {
	parallelPairsOf,
	type Quadrilateral,
	QUADRILATERALS,
	rightAnglesOf,
	toldSides,
} from "./flat-shapes.ts";
import { tappedRightAngles } from "./tapped-corners.ts";
import { triangle, byAngles, inCircles, pickTriangles, explain } from "./triangle-kinds.ts";

const BY_SIDES: [string, string, string] = [
	"Check one thing at a time: first the sides, then the angles.",
	"Sides are parallel when they would never meet, however long they are drawn.",
	"Compare each corner with the corner of a sheet of paper.",
];

const drawnShape = (random: Random, shape: Quadrilateral) => ({
	svg: polygon(turned(shape.corners, 10 * random.integer(-4, 4)), random.pick(COLORS)),
	alt: toldSides(shape),
});

const PAIRS = ["none", "exactly one pair", "two pairs"] as const;

const parallels: Form = (random) => {
	const wanted = random.integer(0, 2);
	const shape = random.pick(QUADRILATERALS.filter((each) => parallelPairsOf(each) === wanted));
	const say = (count: number) => words(PAIRS[count] ?? "");
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} looks at the opposite sides of this shape. How many pairs of them are parallel?`,
			"How many pairs of parallel sides does this shape have?",
			"Imagine making the sides longer. How many pairs of parallel sides are there?",
		]),
		figure: drawnShape(random, shape),
		right: say(wanted),
		wrong: [
			wanted < 2 && [slip.endsBeforeMeeting, say(wanted + 1)],
			wanted > 0 && [slip.overlookedAPair, say(wanted - 1)],
			wanted === 0 && [slip.oppositeMeansParallel, say(2)],
			wanted === 2 && [slip.slantingIsNotParallel, say(0)],
		],
		order: PAIRS,
		hints: [
			"Parallel lines stay the same distance apart, however far they go.",
			"Imagine making two opposite sides longer. Would they meet?",
			"Then check the other two sides.",
		],
		steps: [`This is a ${shape.name}.`, `Pairs of parallel sides: ${PAIRS[wanted]}.`],
	};
};

const rights: Form = (random) => {
	// Most shapes have none: how many is drawn first, so that no number is a good guess.
	const count = random.pick([...new Set(QUADRILATERALS.map(rightAnglesOf))]);
	const shape = random.pick(QUADRILATERALS.filter((each) => rightAnglesOf(each) === count));
	return {
		prompt: random.pick([
			"How many right angles does this shape have?",
			`${random.pick(NAMES)} holds the corner of a sheet of paper to each angle of this shape. How many right angles are there?`,
			"Count the right angles of this shape. How many right angles are there?",
		]),
		cta: "If there is none, write 0.",
		figure: drawnShape(random, shape),
		right: whole(count),
		wrong: [
			[slip.tookItForARightAngle, whole(count === 4 ? 2 : 4)],
			[slip.overlookedARightAngle, whole(count === 0 ? 1 : count - 1)],
			[slip.checkedTheCornersTooQuickly, whole(count === 2 ? 3 : 2)],
		],
		hints: [
			"A right angle is as wide as the corner of a sheet of paper.",
			"Check each corner of the shape, even if the shape is turned.",
			"Count only those that fit exactly.",
		],
		steps: [
			`Its angles are ${shape.angles.map((angle) => `${angle}°`).join(", ")}.`,
			`So it has ${count} right ${count === 1 ? "angle" : "angles"}.`,
		],
	};
};

const ANGLE_WORDS = [
	"no right angle",
	"one right angle",
	"two right angles",
	"three right angles",
	"four right angles",
] as const;

/** "two pairs of parallel sides and four right angles". */
function phrase(shape: Quadrilateral): string {
	const pairs = ["no parallel sides", "exactly one pair of parallel sides", "two pairs of parallel sides"];
	return `${pairs[parallelPairsOf(shape)]} and ${ANGLE_WORDS[rightAnglesOf(shape)]}`;
}

const match: Way = (random) => {
	const chosen: Quadrilateral[] = [];
	for (const shape of random.shuffle(QUADRILATERALS))
		if (chosen.length < 4 && !chosen.some((other) => phrase(other) === phrase(shape))) chosen.push(shape);
	const [shapes, extra] = [chosen.slice(0, 3), chosen.slice(3)];
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each shape with what it has. One description is left over.",
				`Match the shapes that ${random.pick(NAMES)} drew with their descriptions. One is not needed.`,
			]),
			hints: BY_SIDES,
			explanation: shapes.map((shape) => `The ${shape.name} has ${phrase(shape)}.`).join("\n\n"),
		},
		{
			pairs: shapes.map((shape) => [drawnShape(random, shape), phrase(shape)]),
			extras: extra.map(phrase),
			mistakes: [
				[slip.overlookedARightAngle.id, 0, 1, slip.overlookedARightAngle.feedback],
				[slip.endsBeforeMeeting.id, 1, 2, slip.endsBeforeMeeting.feedback],
				[slip.checkedOneThing.id, 2, 3, slip.checkedOneThing.feedback],
			],
		},
	);
};

const WANTED: readonly (readonly [told: string, isWanted: (shape: Quadrilateral) => boolean])[] = [
	["parallel sides, but no right angle", (shape) => parallelPairsOf(shape) > 0 && rightAnglesOf(shape) === 0],
	[
		"right angles, but not two pairs of parallel sides",
		(shape) => rightAnglesOf(shape) > 0 && parallelPairsOf(shape) < 2,
	],
	[
		"at least one pair of parallel sides and at least one right angle",
		(shape) => parallelPairsOf(shape) > 0 && rightAnglesOf(shape) > 0,
	],
	["two pairs of parallel sides", (shape) => parallelPairsOf(shape) === 2],
];

const pickShapes: Way = (random) => {
	const [wanted, isWanted] = random.pick(WANTED);
	const fitting = random.shuffle(QUADRILATERALS.filter(isWanted)).slice(0, 3);
	const others = random.shuffle(QUADRILATERALS.filter((shape) => !isWanted(shape))).slice(0, 3);
	// A square and a rectangle have the same words: one of them is enough.
	const chosen = [...fitting, ...others].filter(
		(shape, at, list) => list.findIndex((one) => toldSides(one) === toldSides(shape)) === at,
	);
	return chooseAll(
		random,
		{
			prompt: `Which of these shapes have ${wanted}?`,
			cta: "Choose all that fit.",
			hints: BY_SIDES,
			explanation: chosen.map((shape) => `The ${shape.name} has ${phrase(shape)}.`).join(" "),
		},
		nameEach(
			chosen.map((shape) => {
				const { id, feedback } = isWanted(shape) ? slip.rejectedATurnedShape : slip.checkedOneThing;
				return {
					label: "",
					figure: drawnShape(random, shape),
					fits: isWanted(shape),
					mistake: [id, feedback],
				};
			}),
		),
	);
};

// 1: triangles by their angles. 2: pairs of parallel sides, and right angles. 3: turned triangles, and cards. 4: quadrilaterals and what
// they have. 5: shapes that have one thing and not another, and reasons.
export const classify2d = defineSkill("classify-2d", 18, {
	1: [ask.chosen(triangle(true)), ask.chosen(triangle(false)), byAngles],
	2: [ask.chosen(parallels), ask.typed(rights), ask.chosen(triangle(true)), tappedRightAngles],
	3: [pickTriangles, byAngles, ask.chosen(rights)],
	4: [match, ask.chosen(parallels), ask.typed(rights), pickTriangles],
	5: [pickShapes, explain, inCircles, match],
});
