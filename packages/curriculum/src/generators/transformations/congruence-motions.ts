import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Motion } from "./motions.ts";
import { cornersIn, inBrackets, movedAll, request } from "./motions.ts";
import { twoTriangles } from "./two-shapes.ts";

/** 1: the one motion that takes a triangle to another, of three kinds; 2: with its details; 3: match images with motions; 4: a sequence of two; 5: a sequence, or none because the size differs. */
export const congruenceMotions = defineGenerator("congruence-motions", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => kind(random),
		() => details(random),
		() => matching(random),
		() => sequence(random),
		() => (random.oneIn(3) ? notCongruent(random) : sequence(random, 3)),
	])(),
);

type Corners = readonly PlanePoint[];
type Rigid = Exclude<Motion, { kind: "resize" }>;
type WrongPair = readonly [id: string, left: number, right: number, feedback: string];

const REACH = 8;
const isInside = (corners: Corners) =>
	corners.every((corner) => corner.every((value) => Math.abs(value) <= REACH));
const sorted = (corners: Corners) => corners.map(inBrackets).sort().join(" ");
const same = (one: Corners, other: Corners) => sorted(one) === sorted(other);

function anyMotion(random: Random): Motion {
	return random.pick<() => Motion>([
		() => shift(random),
		() => ({ kind: "mirror", axis: random.pick(["x", "y"] as const) }),
		() => ({ kind: "turn", quarters: random.pick([1, 2, 3] as const) }),
	])();
}

function shift(random: Random): Motion {
	const step = (most: number) => random.integer(2, most) * random.pick([1, -1] as const);
	return { kind: "move", by: [step(6), step(6)] };
}

interface Drawn {
	from: Corners;
	to: Corners;
	motions: readonly Motion[];
}

/** A triangle and its image, apart from each other and both on the plane. */
function draw(random: Random, make: () => readonly Motion[]): Drawn {
	for (;;) {
		const from = cornersIn(random, 6);
		const motions = make();
		const to = movedAll(from, motions);
		if (isInside(to) && !overlap(from, to)) return { from, to, motions };
	}
}

function overlap(one: Corners, other: Corners): boolean {
	const box = (corners: Corners, axis: 0 | 1) => [
		Math.min(...corners.map((corner) => corner[axis])),
		Math.max(...corners.map((corner) => corner[axis])),
	];
	return ([0, 1] as const).every((axis) => {
		const [[a = 0, b = 0], [c = 0, d = 0]] = [box(one, axis), box(other, axis)];
		return a < d && c < b;
	});
}

const KINDS = { move: "A translation", mirror: "A reflection", turn: "A rotation" } as const;

function kind(random: Random) {
	const { from, to, motions } = draw(random, () => [anyMotion(random)]);
	const motion = motions[0] as Rigid;
	const right = KINDS[motion.kind];
	const tips: Readonly<Record<string, readonly [id: string, feedback: string]>> = {
		"A translation": [
			"overlooked-the-turn",
			"In a translation every side keeps its direction. Is that so here?",
		],
		"A reflection": [
			"rotation-taken-for-reflection",
			"Go around both triangles in the same order of sides. Is the second one a mirror image?",
		],
		"A rotation": [
			"reflection-taken-for-rotation",
			"Go around both triangles in the same order of sides. Does the direction stay the same?",
		],
	};
	return chooseOption(
		random,
		{
			prompt: "Which single motion takes triangle P to triangle Q?",
			figure: twoTriangles(from, to, REACH),
			hints: [
				"Do the sides of Q point the same way as those of P?",
				"Trace P and move it in your mind: do you have to turn it, or to flip it over?",
			],
			explanation: `${request(motion)}: then P lies on Q. ${right} does it.`,
		},
		{
			right,
			wrong: Object.values(KINDS)
				.filter((one) => one !== right)
				.map(
					(one) => [one, ...(tips[one] ?? ["other-motion", "Look at the direction of the sides."])] as const,
				),
			order: Object.values(KINDS),
		},
	);
}

const text = (motions: readonly Motion[]) =>
	motions.map((motion, at) => (at === 0 ? request(motion) : `then ${lower(request(motion))}`)).join(", ");
const lower = (words: string) => `${words[0]?.toLowerCase()}${words.slice(1)}`;

/** Up to three other ways, none of which also takes P to Q. */
function othersFor(
	from: Corners,
	to: Corners,
	ways: readonly (readonly Motion[])[],
	tips: readonly (readonly [id: string, feedback: string])[],
) {
	return ways.flatMap((way, at) => {
		const tip = tips[at] ?? (["another-motion", "Follow one corner. Does it end at a corner of Q?"] as const);
		return same(movedAll(from, way), to) ? [] : [[text(way), ...tip] as const];
	});
}

function details(random: Random) {
	const { from, to, motions } = draw(random, () => [anyMotion(random)]);
	const motion = motions[0] as Rigid;
	const near: readonly (readonly Motion[])[] =
		motion.kind === "move"
			? [
					[{ kind: "move", by: [-motion.by[0], -motion.by[1]] }],
					[{ kind: "move", by: [motion.by[1], motion.by[0]] }],
					[{ kind: "move", by: [motion.by[0], -motion.by[1]] }],
				]
			: motion.kind === "mirror"
				? [
						[{ kind: "mirror", axis: motion.axis === "x" ? "y" : "x" }],
						[{ kind: "turn", quarters: 2 }],
						[{ kind: "turn", quarters: 1 }],
					]
				: [
						[{ kind: "turn", quarters: motion.quarters === 2 ? 1 : motion.quarters === 1 ? 3 : 1 }],
						[{ kind: "mirror", axis: "x" }],
						[{ kind: "turn", quarters: motion.quarters === 2 ? 3 : 2 }],
					];
	const tips = {
		move: [
			["turned-the-shift", "That leads from Q to P. Which triangle comes first?"],
			["swapped-the-steps", "It looks like the two steps changed places."],
			["mixed-up-and-down", "Does P go up or down?"],
		],
		mirror: [
			["mixed-up-the-axis", "A mirror lies in the middle between P and Q. Which axis is that?"],
			["reflection-taken-for-rotation", "Is Q a mirror image of P, or only turned?"],
			["quarter-turn-for-reflection", "Follow one corner of P in that turn. Does it end at a corner of Q?"],
		],
		turn: [
			["mixed-up-the-direction", "Follow one corner of P in that turn. Does it end at a corner of Q?"],
			["rotation-taken-for-reflection", "Is Q a mirror image of P, or only turned?"],
			["wrong-angle", "How far has P been turned about the origin?"],
		],
	} as const;
	return chooseOption(
		random,
		{
			prompt: "Which motion takes triangle P to triangle Q?",
			figure: twoTriangles(from, to, REACH),
			hints: ["Follow one corner, best the one with the right angle.", "Then check the other two corners."],
			explanation: `${request(motion)}: the corners ${from.map(inBrackets).join(", ")} go to ${to.map(inBrackets).join(", ")}. Those are the corners of Q.`,
		},
		{ right: request(motion), wrong: othersFor(from, to, near, tips[motion.kind]) },
	);
}

function matching(random: Random) {
	const from = cornersIn(random, 6);
	const all: readonly Motion[] = random.shuffle([
		{ kind: "mirror", axis: "x" },
		{ kind: "mirror", axis: "y" },
		{ kind: "turn", quarters: 1 },
		{ kind: "turn", quarters: 2 },
		{ kind: "turn", quarters: 3 },
	] as const);
	const kept = all.slice(0, 4);
	const images = kept.map((motion) => movedAll(from, [motion]).map(inBrackets).join(", "));
	const near = kept.flatMap((one, left) =>
		kept.flatMap((other, right): WrongPair[] =>
			one.kind === "turn" && other.kind === "turn" && left !== right
				? [["rotation-sign-error", left, right, "Follow one corner in that turn. Look at its signs."]]
				: one.kind === "mirror" && other.kind === "mirror" && left !== right
					? [
							[
								"mixed-up-the-axis",
								left,
								right,
								"The coordinate with the name of the mirror axis stays the same.",
							],
						]
					: one.kind === "mirror" && other.kind === "turn"
						? [
								[
									"reflection-taken-for-rotation",
									left,
									right,
									"A reflection across an axis changes one sign only.",
								],
							]
						: [],
		),
	);
	return matchPairs(
		random,
		{
			prompt: `A triangle has the corners $${from.map(inBrackets).join("$, $")}$. Match each motion with the corners of the image.`,
			hints: [
				"Take one corner and find its image for each motion.",
				"A reflection across an axis changes one sign. A quarter turn swaps the coordinates.",
			],
			explanation: kept.map((motion, at) => `${request(motion)}: ${images[at]}.`).join(" "),
		},
		{ pairs: kept.map((motion, at) => [request(motion), images[at] ?? ""] as const), mistakes: near },
	);
}

function sequence(random: Random, count: 2 | 3 = 2) {
	const { from, to, motions } = draw(random, () => {
		const flip: Motion = random.oneIn(2)
			? { kind: "mirror", axis: random.pick(["x", "y"] as const) }
			: { kind: "turn", quarters: random.pick([1, 2, 3] as const) };
		const extra: Motion =
			flip.kind === "mirror"
				? { kind: "turn", quarters: random.pick([1, 3] as const) }
				: { kind: "mirror", axis: "x" };
		return count === 2 ? [flip, shift(random)] : [flip, extra, shift(random)];
	});
	const [first = { kind: "turn", quarters: 2 } as const] = motions;
	const rest = motions.slice(1);
	const last = motions.at(-1) ?? first;
	const swapped: Motion =
		first.kind === "mirror"
			? { kind: "mirror", axis: first.axis === "x" ? "y" : "x" }
			: { kind: "mirror", axis: "y" };
	const turned: Motion =
		first.kind === "turn" && first.quarters !== 2
			? { kind: "turn", quarters: first.quarters === 1 ? 3 : 1 }
			: { kind: "turn", quarters: 1 };
	const back: Motion = last.kind === "move" ? { kind: "move", by: [-last.by[0], -last.by[1]] } : last;
	return chooseOption(
		random,
		{
			prompt: `Triangles P and Q are congruent. Which sequence of ${count === 2 ? "two" : "three"} motions takes P to Q?`,
			figure: twoTriangles(from, to, REACH),
			hints: [
				"Follow the corner with the right angle through each sequence.",
				"Is Q a mirror image of P? Then a reflection must be among the motions.",
				"Check a second corner before you decide.",
			],
			explanation: `${text(motions)}: the corners ${from.map(inBrackets).join(", ")} end at ${to.map(inBrackets).join(", ")}.`,
		},
		{
			right: text(motions),
			wrong: othersFor(
				from,
				to,
				[
					[swapped, ...rest],
					[turned, ...rest],
					[...motions.slice(0, -1), back],
					[last, ...motions.slice(0, -1)],
				],
				[
					[
						"ignores-orientation",
						"Go around both triangles in the same order of sides. Is one a mirror image of the other?",
					],
					["rotation-sign-error", "Follow one corner in that turn. Look at its signs."],
					["turned-the-shift", "Where is the triangle before the last step? To which side must it go?"],
					["turned-the-order-round", "The order matters. Follow one corner."],
				],
			),
		},
	);
}

function notCongruent(random: Random) {
	for (;;) {
		const from = cornersIn(random, 4);
		const by = shift(random);
		const factors = random.pick([
			[2, 1],
			[3, 2],
		] as const);
		const motions: readonly Motion[] = [{ kind: "resize", top: factors[0], bottom: factors[1] }, by];
		const to = movedAll(from, motions);
		const whole = to.every((corner) => corner.every(Number.isInteger));
		if (!isInside(to) || !whole || overlap(from, to)) continue;
		const none = "No sequence of rigid motions: the triangles have different sizes";
		const ways: readonly (readonly Motion[])[] = [
			[by],
			[{ kind: "turn", quarters: 1 }, by],
			[{ kind: "mirror", axis: "x" }, by],
		];
		return chooseOption(
			random,
			{
				prompt: "Are triangles P and Q congruent? Choose the sequence that takes P to Q, or none.",
				figure: twoTriangles(from, to, REACH),
				hints: [
					"Rigid motions keep all lengths. Compare a side of P with the matching side of Q.",
					"Count the squares along the legs of both triangles.",
				],
				explanation: `The legs of P and Q have different lengths: the corners of P are ${from.map(inBrackets).join(", ")}, those of Q ${to.map(inBrackets).join(", ")}. Translations, reflections and rotations keep lengths, so none of them takes P to Q. ${none}.`,
			},
			{
				right: none,
				wrong: ways.map(
					(way) =>
						[
							text(way),
							"same-shape-taken-as-congruent",
							"The shape is the same. Is the size the same, too? Count along the legs.",
						] as const,
				),
			},
		);
	}
}
