import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import type { BoxMistake } from "../../kit/fill-boxes.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Motion } from "./motions.ts";
import { factor, inBrackets, moved, passive, rule, turnWords } from "./motions.ts";

const NAMES = ["B", "C", "K", "M", "P", "R", "S"] as const;

/** 1: translations and reflections, drawn; 2: the same without a picture; 3: rotations, drawn; 4: dilations; 5: two in a row, or the rule of one. */
export const coordinateTransformations = defineGenerator(
	"coordinate-transformations",
	5,
	(random, difficulty) =>
		level<() => Question>(difficulty, [
			() => single(random, random.oneIn(2) ? translation(random, 5) : mirror(random), difficulty),
			() => single(random, random.oneIn(2) ? translation(random, 9) : mirror(random), difficulty),
			() => single(random, turn(random), difficulty),
			() => single(random, resize(random), difficulty),
			() => (random.oneIn(2) ? inARow(random) : whichRule(random)),
		])(),
);

function translation(random: Random, most: number): Motion {
	const step = () => random.integer(1, most) * random.pick([1, -1] as const);
	return { kind: "move", by: [step(), step()] };
}

function mirror(random: Random): Motion {
	return { kind: "mirror", axis: random.pick(["x", "y"] as const) };
}

function turn(random: Random): Motion {
	return { kind: "turn", quarters: random.pick([1, 2, 3] as const) };
}

const FACTORS = [
	[2, 1],
	[3, 1],
	[4, 1],
	[1, 2],
	[1, 3],
	[3, 2],
	[2, 3],
	[5, 2],
] as const;

function resize(random: Random): Motion {
	const [top, bottom] = random.pick(FACTORS);
	return { kind: "resize", top, bottom };
}

/** A point whose two coordinates differ in size and are not 0; multiples of `step`. */
function pointIn(random: Random, most: number, step = 1): PlanePoint {
	for (;;) {
		const [x, y] = [random.integer(-most, most) * step, random.integer(-most, most) * step];
		if (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y)) return [x, y];
	}
}

function single(random: Random, motion: Motion, difficulty: Difficulty) {
	const name = random.pick(NAMES);
	const is_drawn = difficulty === 1 || difficulty === 3;
	const from = is_drawn
		? drawable(random, motion)
		: pointIn(random, motion.kind === "resize" ? 5 : 12, motion.kind === "resize" ? motion.bottom : 1);
	const to = moved(from, motion);
	return fillBoxes({
		prompt: `Point $${name}${inBrackets(from)}$ is ${passive(motion)}. Where is its image? ([[x]], [[y]])`,
		...(is_drawn
			? {
					figure: {
						svg: coordinatePlane({
							x: [-6, 6],
							y: [-6, 6],
							x_name: "x",
							y_name: "y",
							points: [{ at: from, name }],
						}),
						alt: `A coordinate plane from negative 6 to 6 on both axes with the point ${name} at ${inBrackets(from)}.`,
					},
				}
			: {}),
		boxes: { x: { right: to[0] }, y: { right: to[1] } },
		hints: HINTS[motion.kind],
		explanation: explained(motion, from, to),
		mistakes: mistakesOf(motion, from),
	});
}

/** A point that stays on the small plane. */
function drawable(random: Random, motion: Motion): PlanePoint {
	for (;;) {
		const point = pointIn(random, 6);
		if (moved(point, motion).every((coordinate) => Math.abs(coordinate) <= 6)) return point;
	}
}

const HINTS: Readonly<Record<Motion["kind"], string[]>> = {
	move: [
		"Which coordinate changes when a point goes to the side, and which when it goes up or down?",
		"Right and up add, left and down take away.",
	],
	mirror: [
		"Think of the axis as a mirror. The image is as far behind it as the point is in front.",
		"Which coordinate keeps its value, and which changes its sign?",
	],
	turn: [
		"Turn the page in your mind: where does the part of the plane with the point go?",
		"In a quarter turn the two coordinates change places. Then look at the signs.",
		"Half a turn leads to the opposite side of the origin.",
	],
	resize: [
		"A dilation from the origin stretches or shrinks the distance from the origin to the point.",
		"Both coordinates are multiplied by the same number.",
	],
};

function explained(motion: Motion, from: PlanePoint, to: PlanePoint): string {
	const end = `$${inBrackets(from)} \\to ${inBrackets(to)}$`;
	switch (motion.kind) {
		case "move":
			return `Going to the side changes $x$: from ${from[0]} to ${to[0]}. Going up or down changes $y$: from ${from[1]} to ${to[1]}. ${end}.`;
		case "mirror":
			return `Reflecting across the ${motion.axis}-axis keeps $${motion.axis}$ and changes the sign of the other coordinate: ${end}.`;
		case "turn":
			return motion.quarters === 2
				? `Half a turn changes both signs: ${end}.`
				: `Rotating ${turnWords(motion.quarters)} takes $(x, y)$ to $${rule(motion)}$: ${end}.`;
		case "resize":
			return `Multiply both coordinates by ${factor(motion)}: ${end}.`;
	}
}

function mistakesOf(motion: Motion, [x, y]: PlanePoint): BoxMistake[] {
	switch (motion.kind) {
		case "move": {
			const [dx, dy] = motion.by;
			return [
				[
					"x",
					"moved-the-wrong-way",
					x - dx,
					"Right makes the first coordinate larger, left makes it smaller.",
				],
				["y", "mixed-up-and-down", y - dy, "Up makes the second coordinate larger, down makes it smaller."],
				[
					"x",
					"swapped-the-steps",
					x + dy,
					"It looks like the two steps changed places. Right and left belong to the first coordinate.",
				],
				["y", "left-y-unchanged", y, "The point also goes up or down."],
			];
		}
		case "mirror":
			return motion.axis === "x"
				? [
						[
							"x",
							"reflected-in-the-other-axis",
							-x,
							"It looks like the point was reflected across the y-axis. The x-axis is horizontal: what changes?",
						],
						[
							"y",
							"did-not-reflect",
							y,
							"That coordinate is as before. Is the image on the other side of the mirror?",
						],
						[
							"x",
							"swapped-coordinates",
							y,
							"A reflection across an axis keeps the order of the coordinates.",
						],
					]
				: [
						[
							"y",
							"reflected-in-the-other-axis",
							-y,
							"It looks like the point was reflected across the x-axis. The y-axis is vertical: what changes?",
						],
						[
							"x",
							"did-not-reflect",
							x,
							"That coordinate is as before. Is the image on the other side of the mirror?",
						],
						[
							"y",
							"swapped-coordinates",
							x,
							"A reflection across an axis keeps the order of the coordinates.",
						],
					];
		case "turn":
			return motion.quarters === 2
				? [
						[
							"x",
							"changed-one-sign-only",
							x,
							"Half a turn leads to the opposite side of the origin: both signs change.",
						],
						[
							"y",
							"swapped-coordinates",
							x,
							"The coordinates change places in a quarter turn. This is half a turn.",
						],
						[
							"y",
							"changed-the-first-sign-only",
							y,
							"Half a turn leads to the opposite side of the origin: both signs change.",
						],
					]
				: [
						[
							"x",
							"rotation-sign-error",
							motion.quarters === 1 ? y : -y,
							"The coordinates changed places, good. Now look at the signs: to which side does the point go?",
						],
						[
							"x",
							"did-not-swap",
							motion.quarters === 1 ? -x : x,
							"In a quarter turn the two coordinates change places.",
						],
						[
							"y",
							"wrong-sign-of-y",
							motion.quarters === 1 ? -x : x,
							"Is the image above or below the horizontal axis?",
						],
					];
		case "resize": {
			const { top, bottom } = motion;
			return [
				[
					"x",
					"added-the-scale-factor",
					bottom === 1 ? x + top : "",
					"It looks like the scale factor was added. A dilation multiplies.",
				],
				["y", "left-y-unchanged", y, "Both coordinates are multiplied."],
				[
					"x",
					"divided-instead-of-multiplied",
					(x * bottom) % top === 0 ? (x * bottom) / top : "",
					"Does the point go away from the origin or towards it?",
				],
				[
					"y",
					"added-the-scale-factor-to-y",
					bottom === 1 ? y + top : "",
					"It looks like the scale factor was added. A dilation multiplies.",
				],
			];
		}
	}
}

function inARow(random: Random) {
	const first = random.pick([mirror, turn])(random);
	const second = random.oneIn(2)
		? translation(random, 6)
		: first.kind === "mirror"
			? turn(random)
			: mirror(random);
	const name = random.pick(NAMES);
	const from = pointIn(random, 9);
	const between = moved(from, first);
	const to = moved(between, second);
	const [first_only, other_order] = [between, moved(moved(from, second), first)];
	return fillBoxes({
		prompt: `Point $${name}${inBrackets(from)}$ is first ${passive(first)}. Then it is ${passive(second)}. Where is it in the end? ([[x]], [[y]])`,
		boxes: { x: { right: to[0] }, y: { right: to[1] } },
		hints: [
			"Do one after the other, and write down the point in between.",
			"In the second step, begin with the point in between, not with the first one.",
		],
		explanation: `First: $${inBrackets(from)} \\to ${inBrackets(between)}$. Then: $${inBrackets(between)} \\to ${inBrackets(to)}$.`,
		mistakes: [
			[
				"x",
				"stopped-after-the-first",
				first_only[0],
				"That is the point in between. The second step is still to do.",
			],
			[
				"y",
				"stopped-after-the-first-in-y",
				first_only[1],
				"That is the point in between. The second step is still to do.",
			],
			["x", "turned-the-order-round", other_order[0], "The order matters. Do the first step first."],
			["y", "left-out-the-first", moved(from, second)[1], "It looks like only the second step was done."],
			[
				"x",
				"left-out-the-first-in-x",
				moved(from, second)[0],
				"It looks like only the second step was done.",
			],
		],
	});
}

function whichRule(random: Random) {
	const motion = random.pick([turn, mirror, resize, (one: Random) => translation(one, 9)])(random);
	const asked = `$(x, y) \\to ${rule(motion)}$`;
	const others: Motion[] = [
		{ kind: "turn", quarters: 1 },
		{ kind: "turn", quarters: 3 },
		{ kind: "turn", quarters: 2 },
		{ kind: "mirror", axis: "x" },
		{ kind: "mirror", axis: "y" },
	];
	const near: Motion[] =
		motion.kind === "move"
			? [
					{ kind: "move", by: [-motion.by[0], -motion.by[1]] },
					{ kind: "move", by: [motion.by[1], motion.by[0]] },
					{ kind: "move", by: [-motion.by[0], motion.by[1]] },
				]
			: motion.kind === "resize"
				? [
						{ kind: "resize", top: motion.bottom, bottom: motion.top },
						{ kind: "move", by: [motion.top, motion.top] },
						{ kind: "resize", top: motion.top + motion.bottom, bottom: motion.bottom },
					]
				: random.shuffle(others);
	const name = random.pick(NAMES);
	const from = pointIn(random, 8, motion.kind === "resize" ? motion.bottom : 1);
	const tips = {
		move: [
			["turned-the-shift", "Right and up add, left and down take away."],
			["swapped-the-steps", "Steps to the side belong to $x$, steps up or down to $y$."],
			["turned-the-side-step", "Right adds to $x$, left takes away."],
		],
		mirror: [
			["mixed-up-the-motion", "A point on the mirror does not move. Which coordinate is 0 on that axis?"],
			[
				"changed-another-coordinate",
				"How far is the point from the mirror? That distance stays, on the other side.",
			],
			["not-a-reflection", "A reflection across an axis changes exactly one sign."],
		],
		turn: [
			["rotation-sign-error", "Try the point (1, 0): where does it go in that turn?"],
			["rotation-taken-for-reflection", "Try the point (0, 1): where does it go in that turn?"],
			["wrong-turn", "How far does the point turn, and which way?"],
		],
		resize: [
			["turned-the-factor-round", "Does the point go away from the origin or towards it?"],
			["added-the-scale-factor", "A dilation multiplies both coordinates."],
			["wrong-scale-factor", "Compare the factor of the rule with the given one."],
		],
	} as const;
	const others_told = near.filter((one) => rule(one) !== rule(motion));
	return chooseOption(
		random,
		{
			prompt: `Point $${name}${inBrackets(from)}$ and all other points are ${passive(motion)}. Which rule tells this?`,
			hints: [
				"Find the image of the point first.",
				`Then put the coordinates of ${name} into each rule. Which one gives the image?`,
			],
			explanation: `The image of ${name} is $${inBrackets(moved(from, motion))}$. The rule is ${asked}.`,
		},
		{
			right: asked,
			wrong: others_told
				.slice(0, 3)
				.map(
					(one, at) =>
						[`$(x, y) \\to ${rule(one)}$`, ...(tips[motion.kind][at] ?? tips[motion.kind][0])] as const,
				),
		},
	);
}
