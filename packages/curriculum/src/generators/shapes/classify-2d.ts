import { polygon, turned } from "../../figures/polygons.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Quadrilateral, TriangleKind } from "./flat-shapes.ts";
import {
	anglesOfKind,
	parallelPairsOf,
	QUADRILATERALS,
	rightAnglesOf,
	toldSides,
	triangleOf,
} from "./flat-shapes.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
const KINDS: readonly TriangleKind[] = ["right", "acute", "obtuse"];
const BY_ANGLES = "Look at the largest angle of a triangle and compare it with a square corner.";

// 1: name a triangle by its angles, standing on a side. 2: count pairs of parallel sides. 3: all turned triangles of
// a kind. 4: match quadrilaterals with what they have. 5: all shapes that have one thing and not another.
export const classify2d = defineGenerator("classify-2d", 3, (random, difficulty) => {
	switch (difficulty) {
		case 1:
			return nameTriangle(random);
		case 2:
			return countParallels(random);
		case 3:
			return pickTriangles(random);
		case 4:
			return match(random);
		default:
			return pickByBoth(random);
	}
});

function drawnTriangle(random: Random, angles: readonly [number, number, number], turn: number) {
	return {
		svg: polygon(turned(triangleOf(angles), turn), random.pick(COLOURS)),
		alt: `A triangle with angles of ${angles[0]}, ${angles[1]} and ${angles[2]} degrees.`,
	};
}

function drawnQuadrilateral(random: Random, shape: Quadrilateral) {
	return {
		svg: polygon(turned(shape.corners, random.integer(-4, 4) * 10), random.pick(COLOURS)),
		alt: toldSides(shape),
	};
}

function nameTriangle(random: Random) {
	const kind = random.pick(KINDS);
	const angles = anglesOfKind(random, kind);
	// The largest angle may be at any corner.
	const [a = 60, b = 60, c = 60] = random.shuffle(angles);
	const largest = Math.max(...angles);
	const mistakes: Readonly<Record<TriangleKind, readonly [string, string]>> = {
		right: [
			"saw-a-right-angle",
			"Hold the corner of a sheet of paper to the largest angle. Does it fit exactly?",
		],
		acute: ["looked-at-a-small-angle", "Every triangle has small angles. The largest one decides."],
		obtuse: ["saw-a-wide-angle", "Compare the largest angle with a square corner. Is it really wider?"],
	};
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} sorts triangles by their angles. What kind of triangle is this?`,
			figure: drawnTriangle(random, [a, b, c], 0),
			hints: [
				BY_ANGLES,
				"Wider than a square corner, just like it, or narrower: each of the three has its name.",
			],
			explanation: `The largest angle measures ${largest} degrees. That is ${largest === 90 ? "exactly" : largest > 90 ? "more than" : "less than"} ${largest === 90 ? "a right angle" : "90 degrees"}, so it is ${kind === "right" ? "a right" : `an ${kind}`} triangle.`,
		},
		{
			right: `${kind} triangle`,
			wrong: KINDS.filter((other) => other !== kind).map((other) => [
				`${other} triangle`,
				...mistakes[other],
			]),
			order: KINDS.map((one) => `${one} triangle`),
		},
	);
}

/** By one pair, and by two pairs. */
const SAW_TOO_MANY = [
	["not-meeting-on-paper-is-parallel", "The sides end before they meet. Draw them longer in your mind."],
	["opposite-means-parallel", "Opposite sides need not be parallel. Draw both pairs longer in your mind."],
] as const;
const SAW_TOO_FEW = [
	["overlooked-a-pair", "Look at both pairs of opposite sides, one after the other."],
	[
		"slanting-is-not-parallel",
		"Slanting sides can be parallel, too. Do opposite sides stay the same distance apart?",
	],
] as const;
const PAIRS = ["none", "exactly one pair", "two pairs"] as const;

function countParallels(random: Random) {
	const wanted = random.integer(0, 2);
	const shape = random.pick(QUADRILATERALS.filter((one) => parallelPairsOf(one) === wanted));
	const reasons = [
		"Both pairs of opposite sides come closer together, so no sides are parallel: the answer is none.",
		"One pair of opposite sides stays the same distance apart. The other pair comes closer together. So there is exactly one pair.",
		"Both pairs of opposite sides stay the same distance apart, so there are two pairs.",
	];
	const wrong = ([0, 1, 2] as const).filter((count) => count !== wanted);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} looks at the opposite sides of this shape. How many pairs of them are parallel?`,
			figure: drawnQuadrilateral(random, shape),
			hints: [
				"Parallel lines stay the same distance apart, however far they go.",
				"Draw two opposite sides longer in your mind. Do they ever meet?",
			],
			explanation: `This is a ${shape.name}. ${reasons[wanted]}`,
		},
		{
			right: PAIRS[wanted] ?? "",
			wrong: wrong.map((count) => [
				PAIRS[count],
				...(count > wanted ? SAW_TOO_MANY : SAW_TOO_FEW)[Math.abs(count - wanted) === 1 ? 0 : 1],
			]),
			order: PAIRS,
		},
	);
}

function pickTriangles(random: Random) {
	const kind = random.pick(["right", "right", "acute", "obtuse"] as const);
	const others = KINDS.filter((other) => other !== kind);
	const chosen = [
		...Array.from({ length: 3 }, () => anglesOfKind(random, kind)),
		...others.map((other) => anglesOfKind(random, other)),
	];
	// Of two triangles with the same angles only one stays.
	const kept = chosen.filter((angles, at) => chosen.findIndex((one) => `${one}` === `${angles}`) === at);
	const isFitting = (angles: readonly number[]) => {
		const largest = Math.max(...angles);
		return kind === (largest === 90 ? "right" : largest > 90 ? "obtuse" : "acute");
	};
	return chooseAll(
		random,
		{
			prompt: `Which of these triangles are ${kind} triangles?`,
			cta: "Choose all that fit.",
			hints: [BY_ANGLES, "A triangle stays what it is when it is turned. Turn your head or the paper."],
			explanation: kept
				.map(
					(angles) =>
						`The triangle with angles of ${angles[0]}, ${angles[1]} and ${angles[2]} degrees is ${isFitting(angles) ? `${kind === "right" ? "a" : "an"} ${kind} triangle` : `not ${kind}`}.`,
				)
				.join(" "),
		},
		nameEach(
			kept.map((angles) => ({
				label: "",
				figure: drawnTriangle(random, angles, random.integer(2, 34) * 10),
				fits: isFitting(angles),
				mistake: isFitting(angles)
					? kind === "right"
						? [
								"right-angle-must-be-upright",
								"A right angle may stand in any direction. Look at the triangles you left out.",
							]
						: ["rejects-turned-triangles", "Look at the triangles you left out. What is their largest angle?"]
					: (["looked-at-a-small-angle", "Look at the largest angle of each triangle you chose."] as const),
			})),
		),
	);
}

/** "two pairs of parallel sides and four right angles". */
function phrase(shape: Quadrilateral): string {
	const pairs = ["no parallel sides", "exactly one pair of parallel sides", "two pairs of parallel sides"];
	const rights = [
		"no right angle",
		"one right angle",
		"two right angles",
		"three right angles",
		"four right angles",
	];
	return `${pairs[parallelPairsOf(shape)]} and ${rights[rightAnglesOf(shape)]}`;
}

function match(random: Random) {
	const chosen: Quadrilateral[] = [];
	for (const shape of random.shuffle(QUADRILATERALS))
		if (chosen.length < 4 && !chosen.some((other) => phrase(other) === phrase(shape))) chosen.push(shape);
	const [shapes, extra] = [chosen.slice(0, 3), chosen.slice(3)];
	return matchPairs(
		random,
		{
			prompt: "Match each shape with what it has. One description is left over.",
			hints: [
				"Begin with the right angles: how many corners are square?",
				"Then look at opposite sides: which of them would never meet?",
			],
			explanation: shapes.map((shape) => `The ${shape.name} has ${phrase(shape)}.`).join(" "),
		},
		{
			pairs: shapes.map((shape) => [drawnQuadrilateral(random, shape), phrase(shape)]),
			extras: extra.map(phrase),
			mistakes: [
				["mixed-up-the-angles", 0, 1, "Check the corners of that shape once more. Which of them are square?"],
				[
					"mixed-up-the-sides",
					1,
					2,
					"Check opposite sides of that shape. Would they meet if they were longer?",
				],
				["took-the-one-left-over", 2, 3, "Check the sides and the corners of that shape against every word."],
			],
		},
	);
}

const WANTED = [
	[
		"parallel sides, but no right angle",
		(shape: Quadrilateral) => parallelPairsOf(shape) > 0 && rightAnglesOf(shape) === 0,
	],
	[
		"right angles, but not two pairs of parallel sides",
		(shape: Quadrilateral) => rightAnglesOf(shape) > 0 && parallelPairsOf(shape) < 2,
	],
	[
		"at least one pair of parallel sides and at least one right angle",
		(shape: Quadrilateral) => parallelPairsOf(shape) > 0 && rightAnglesOf(shape) > 0,
	],
	["two pairs of parallel sides", (shape: Quadrilateral) => parallelPairsOf(shape) === 2],
] as const;

function pickByBoth(random: Random) {
	const [wanted, isWanted] = random.pick(WANTED);
	const fitting = random.shuffle(QUADRILATERALS.filter(isWanted)).slice(0, 3);
	const others = random.shuffle(QUADRILATERALS.filter((shape) => !isWanted(shape))).slice(0, 3);
	const chosen = [...fitting, ...others].filter(
		// A square and a rectangle have the same words: one of them is enough.
		(shape, at, list) => list.findIndex((one) => toldSides(one) === toldSides(shape)) === at,
	);
	return chooseAll(
		random,
		{
			prompt: `Which of these shapes have ${wanted}?`,
			cta: "Choose all that fit.",
			hints: [
				"Check one thing at a time: first the sides, then the angles.",
				"Sides are parallel when they would never meet, however long they are drawn.",
			],
			explanation: chosen.map((shape) => `The ${shape.name} has ${phrase(shape)}.`).join(" "),
		},
		nameEach(
			chosen.map((shape) => ({
				label: "",
				figure: drawnQuadrilateral(random, shape),
				fits: isWanted(shape),
				mistake: isWanted(shape)
					? [
							"went-by-the-look",
							"Look at the shapes you left out. A turned shape keeps its sides and angles.",
						]
					: (["checked-one-thing-only", "Check every word for each shape you chose."] as const),
			})),
		),
	);
}
