import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, type Form, NAMES, type Random, type Slip, slip, whole, words } from "../../kit/index.ts";
import { mistakenFor } from "./mistaken-motions.ts";
import { inBrackets, type Kind, type Motion, motionOf, moved, passive, rule, sequenceOf } from "./motions.ts";

const LETTERS = ["B", "C", "K", "M", "P", "R", "S"] as const;
const shown = (point: PlanePoint) => words(`$${inBrackets(point)}$`);

/** How to begin, and the step before the last. */
export const HINTS: Readonly<Record<Kind, readonly [string, string]>> = {
	move: [
		"Which coordinate changes right or left, and which one up or down?",
		"Right and up add, left and down subtract.",
	],
	mirror: [
		"Think of the axis as a mirror. The image is as far behind it as the point is in front.",
		"Which coordinate stays the same, and which one changes its sign?",
	],
	turn: [
		"Imagine rotating the page. In which quadrant is the image?",
		"In a quarter turn the coordinates trade places, in a half turn they do not. Then look at the signs.",
	],
	resize: [
		"A dilation stretches or shrinks the distance from the origin.",
		"Multiply both coordinates by the scale factor.",
	],
};

interface Drawn {
	from: PlanePoint;
	to: PlanePoint;
	motions: readonly Motion[];
	wrong: readonly (readonly [Slip, PlanePoint])[];
}

/** A point whose coordinates differ in size and are not 0, and its image in whole numbers. */
function drawPoint(random: Random, kinds: readonly Kind[], count: 1 | 2): Drawn | undefined {
	const from: PlanePoint = [random.integer(-9, 9), random.integer(-9, 9)];
	const motions = Array.from({ length: count }, () => motionOf(random, kinds));
	const [first, second] = motions;
	const to = motions.reduce(moved, from);
	const isPlain = from[0] !== 0 && from[1] !== 0 && Math.abs(from[0]) !== Math.abs(from[1]);
	if (first === undefined || !isPlain || !to.every(Number.isInteger) || first.kind === second?.kind)
		return undefined;
	const wrong =
		second === undefined
			? mistakenFor(first).map((each) => [each.slip, each.move(from)] as const)
			: ([
					[slip.stoppedAfterTheFirstMotion, moved(from, first)],
					[slip.changedTheOrderOfMotions, moved(moved(from, second), first)],
					[slip.leftOutTheFirstMotion, moved(from, second)],
				] as const);
	return { from, to, motions, wrong: wrong.filter(([, point]) => point.every(Number.isInteger)) };
}

function workOf({ from, motions }: Drawn): string[] {
	return motions.flatMap((motion, at) => {
		const before = motions.slice(0, at).reduce(moved, from);
		return [
			`The rule is $(x, y) \\to ${rule(motion)}$.`,
			`So $${inBrackets(before)} \\to ${inBrackets(moved(before, motion))}$.`,
		];
	});
}

function hintsOf({ from, motions }: Drawn): [string, string, string] {
	const [first] = motions;
	const [look, last] = HINTS[first?.kind ?? "move"];
	return motions.length === 1
		? [look, `Begin with the x-coordinate of $${inBrackets(from)}$. What happens to it?`, last]
		: [
				"Do one transformation after the other.",
				`Find the image of $${inBrackets(from)}$ after the first one, and write it down.`,
				"Begin the second transformation with the point in between.",
			];
}

/** The image of a point. */
export const image =
	(kinds: readonly Kind[], count: 1 | 2 = 1): Form =>
	(random) => {
		const drawn = drawPoint(random, kinds, count);
		if (drawn === undefined) return undefined;
		const { from, to, motions, wrong } = drawn;
		const letter = random.pick(LETTERS);
		const done = motions.map(passive).join(", and then ");
		return {
			prompt: random.pick([
				`Point $${letter}${inBrackets(from)}$ is ${done}. What are the coordinates of its image?`,
				`What is the image of $${letter}${inBrackets(from)}$ after ${sequenceOf(motions)}?`,
				`${random.pick(NAMES)} finds the image of $${letter}${inBrackets(from)}$ after ${sequenceOf(motions)}. Where is it?`,
			]),
			task: `the image of $${inBrackets(from)}$ after ${sequenceOf(motions)}${motions.length > 1 ? "," : ""}`,
			right: shown(to),
			wrong: wrong.map(([slipped, point]) => [slipped, shown(point)]),
			hints: hintsOf(drawn),
			steps: workOf(drawn),
			equal: "the same point",
		};
	};

/** FILL_MULTIPLE: the coordinates of an image, or of the point it came from. */
export const inBoxes = (kinds: readonly Kind[], count: 1 | 2 = 1, isBack = false) =>
	ask.stepwise((random) => {
		const drawn = drawPoint(random, kinds, count);
		if (drawn === undefined) return undefined;
		const { from, to, motions, wrong } = drawn;
		const letter = random.pick(LETTERS);
		const [x, y] = isBack ? from : to;
		return {
			prompt: isBack
				? random.pick([
						`After ${sequenceOf(motions)}, the image of point $${letter}$ is $${letter}'${inBrackets(to)}$. Where was $${letter}$ before? ([[x]], [[y]])`,
						`Point $${letter}$ is ${motions.map(passive).join(", and then ")}. Its image is $${letter}'${inBrackets(to)}$. What were the coordinates of $${letter}$ before? ([[x]], [[y]])`,
					])
				: random.pick([
						`Point $${letter}${inBrackets(from)}$ is ${motions.map(passive).join(", and then ")}. Where is its image? ([[x]], [[y]])`,
						`Write the coordinates of the image of $${letter}${inBrackets(from)}$ after ${sequenceOf(motions)}. ([[x]], [[y]])`,
					]),
			boxes: {
				x: {
					right: whole(x),
					wrong: isBack ? [] : wrong.map(([slipped, point]) => [slipped, whole(point[0])]),
				},
				y: {
					right: whole(y),
					wrong: isBack ? [] : wrong.map(([slipped, point]) => [slipped, whole(point[1])]),
				},
			},
			hints: isBack
				? [
						"Undo the transformation: go back from the image.",
						`Which point goes to $${inBrackets(to)}$?`,
						"Check: does your point go to the given image?",
					]
				: hintsOf(drawn),
			steps: workOf(drawn),
		};
	});
