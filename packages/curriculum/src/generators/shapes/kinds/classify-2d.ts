import { polygon, turned } from "../../../figures/shapes/polygons.ts";
import { ask, COLORS, defineSkill, list, nameEach, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { matchPairs } from "../../../kit/questions/match-pairs.ts";
import {
	anglesOfKind,
	parallelPairsOf,
	type Quadrilateral,
	QUADRILATERALS,
	rightAnglesOf,
	toldSides,
	type TriangleKind,
	triangleOf,
} from "./flat-shapes.ts";
import { tappedRightAngles } from "./tapped-corners.ts";

const KINDS: readonly TriangleKind[] = ["acute", "right", "obtuse"];
type Angles = readonly [number, number, number];

const BY_ANGLES: [string, string, string] = [
	"Look at the largest angle of the triangle.",
	"Compare that angle with the corner of a sheet of paper.",
	"More than 90° is obtuse, exactly 90° is right, and less is acute.",
];
const BY_SIDES: [string, string, string] = [
	"Check one thing at a time: first the sides, then the angles.",
	"Sides are parallel when they would never meet, however long they are drawn.",
	"Compare each corner with the corner of a sheet of paper.",
];

const kindOf = (angles: Angles): TriangleKind => {
	const largest = Math.max(...angles);
	return largest === 90 ? "right" : largest > 90 ? "obtuse" : "acute";
};
const article = (kind: TriangleKind) => (kind === "right" ? "a right triangle" : `an ${kind} triangle`);
const SLIPS = {
	right: slip.tookItForARightAngle,
	acute: slip.lookedAtASmallAngle,
	obtuse: slip.sawAWideAngle,
};

function drawnTriangle(random: Random, angles: Angles, turn: number) {
	return {
		svg: polygon(turned(triangleOf([...angles]), turn), random.pick(COLORS)),
		alt: `A triangle with angles of ${angles[0]}, ${angles[1]}, and ${angles[2]} degrees.`,
	};
}

const drawnShape = (random: Random, shape: Quadrilateral) => ({
	svg: polygon(turned(shape.corners, 10 * random.integer(-4, 4)), random.pick(COLORS)),
	alt: toldSides(shape),
});

const anyAngles = (random: Random) =>
	random.shuffle(anglesOfKind(random, random.pick(KINDS))) as [number, number, number];
const whyKind = (angles: Angles) =>
	`Its largest angle is ${Math.max(...angles)}°, so it is ${article(kindOf(angles))}.`;

/** The kind of a triangle, drawn or given by its angles. */
const triangle =
	(isDrawn: boolean): Form =>
	(random) => {
		const angles = anyAngles(random);
		const kind = kindOf(angles);
		return {
			prompt: isDrawn
				? random.pick([
						`${random.pick(NAMES)} sorts triangles by their angles. What kind of triangle is this?`,
						"What kind of triangle is this?",
						`Look at the largest angle. What kind of triangle is this?`,
					])
				: random.pick([
						`A triangle has angles of ${angles[0]}°, ${angles[1]}°, and ${angles[2]}°. What kind of triangle is it?`,
						`${random.pick(NAMES)} measures the angles of a triangle: ${angles[0]}°, ${angles[1]}°, and ${angles[2]}°. What kind of triangle is it?`,
					]),
			...(isDrawn ? { figure: drawnTriangle(random, angles, 0) } : {}),
			right: words(`${kind} triangle`),
			wrong: KINDS.map((each) => each !== kind && ([SLIPS[each], words(`${each} triangle`)] as const)),
			order: KINDS.map((each) => `${each} triangle`),
			hints: BY_ANGLES,
			steps: [whyKind(angles)],
		};
	};

/** Triangles to sort by their angles. */
const byAngles = ask.sorted((random) => {
	const drawn = [
		...KINDS.map((kind) => anglesOfKind(random, kind)),
		...Array.from({ length: 3 }, () => anyAngles(random)),
	];
	return {
		prompt: random.pick([
			"Each card has the angles of a triangle. Sort the triangles: acute, right, or obtuse.",
			`${random.pick(NAMES)} wrote down the angles of some triangles. Sort them by their kind.`,
		]),
		bins: KINDS,
		cards: drawn.map((angles) => {
			const shown = random.shuffle(angles) as [number, number, number];
			return {
				label: shown.map((angle) => `${angle}°`).join(" "),
				bin: kindOf(shown),
				wrong: [
					[slip.lookedAtASmallAngle, "acute"],
					[slip.sawAWideAngle, Math.max(...shown) > 60 ? "obtuse" : kindOf(shown)],
				] as const,
			};
		}),
		hints: BY_ANGLES,
		steps: ["The largest angle of a triangle decides."],
	};
});

const REGIONS = ["A right angle", "Both", "Two equal angles", "Neither"] as const;

function regionOf(angles: Angles): (typeof REGIONS)[number] {
	const [isRight, isEven] = [angles.includes(90), new Set(angles).size < 3];
	return isRight ? (isEven ? "Both" : REGIONS[0]) : isEven ? REGIONS[2] : "Neither";
}

/** Triangles in two circles: some have a right angle and two equal angles. */
const inCircles = ask.inCircles((random) => {
	const equal = 5 * random.integer(5, 15);
	const drawn: Angles[] = [
		[90, 45, 45],
		...Array.from({ length: 4 }, () => anyAngles(random)),
		[equal, equal, 180 - 2 * equal],
	];
	return {
		prompt: random.pick([
			"Each card has the angles of a triangle. Does it have a right angle, two equal angles, both, or neither? Sort the cards.",
			`${random.pick(NAMES)} wrote down the angles of some triangles. Sort them: a right angle, two equal angles, both, or neither.`,
		]),
		bins: REGIONS,
		cards: drawn.map((angles) => {
			const shown = random.shuffle(angles) as [number, number, number];
			const region = regionOf(shown);
			return {
				label: shown.map((angle) => `${angle}°`).join(" "),
				bin: region,
				wrong: [
					region === "Both" ? [slip.stoppedAtOneCircle, REGIONS[0]] : [slip.putIntoBothCircles, "Both"],
				] as const,
			};
		}),
		hints: [
			"Check one thing at a time: first look for 90°, then for two equal angles.",
			"A triangle with 90° and two equal angles belongs to both circles.",
			"What has neither of them lies outside of the circles.",
		],
		steps: ["90° is a right angle."],
	};
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

const pickTriangles: Way = (random) => {
	const kind = random.pick(KINDS);
	const drawn = [...KINDS, kind, kind].map((each) => anglesOfKind(random, each));
	// Of two triangles with the same angles only one stays.
	const kept = drawn.filter((angles, at) => drawn.findIndex((one) => `${one}` === `${angles}`) === at);
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which of these triangles are ${kind} triangles?`,
				`${random.pick(NAMES)} is looking for triangles of one kind. Which of them are ${kind} triangles?`,
			]),
			cta: "Choose all that fit.",
			hints: BY_ANGLES,
			explanation: kept
				.map(
					(angles) =>
						`The triangle with angles of ${list(angles.map((angle) => `${angle}°`))} is ${article(kindOf(angles))}.`,
				)
				.join(" "),
		},
		nameEach(
			kept.map((angles) => {
				const isFitting = kindOf(angles) === kind;
				const { id, feedback } = isFitting ? slip.rejectedATurnedShape : slip.lookedAtASmallAngle;
				return {
					label: "",
					figure: drawnTriangle(random, angles, 10 * random.integer(2, 34)),
					fits: isFitting,
					mistake: [id, feedback],
				};
			}),
		),
	);
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

/** Every triangle has small angles. */
const explain: Way = (random) => {
	const drawn = anglesOfKind(random, random.pick(["right", "obtuse"] as const));
	const [a = 0, b = 0, c = 0] = random.shuffle(drawn);
	const angles: Angles = [a, b, c];
	const kind = kindOf(angles);
	const name = random.pick(NAMES);
	const small = Math.min(...angles);
	const why = `Every triangle has at least two acute angles. The largest angle decides, and here it is ${Math.max(...angles)}°.`;
	return inOwnWords({
		prompt: `A triangle has angles of ${angles[0]}°, ${angles[1]}°, and ${angles[2]}°. ${name} says that it is an acute triangle, because ${small}° is an acute angle. Explain what is wrong, and say what kind of triangle it is.`,
		hints: BY_ANGLES,
		explanation: `${why}\n\nSo it is ${article(kind)}.`,
		rubric: {
			reason: "Says that the largest angle decides, or that an acute triangle has three acute angles.",
			answer: `Says that it is ${article(kind)}.`,
		},
		sample_answer: `${why} So it is ${article(kind)}.`,
	});
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
