import { ask, defineSkill, inOwnWords, NAMES, slip, startLarge, withTask, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { asOption, otherSolvers, type Pair, pairOf, told } from "./drawn-pairs.ts";
import { drawnImage } from "./drawn-images.ts";
import { image, inBoxes } from "./images.ts";
import { mistakenFor } from "./mistaken-motions.ts";
import { cornersIn, inBrackets, motionOf, movedAll, named, RIGID, sequenceOf } from "./motions.ts";
import type { Kind, Motion } from "./motions.ts";
import { twoTriangles } from "./two-shapes.ts";

const REACH = 8;
const draw = (random: Random, motions: readonly Motion[]) => pairOf(cornersIn(random, 6), motions, REACH);
const figureOf = ({ from, to }: Pair) => twoTriangles(from, to, REACH);
const FOLLOW = [
	"Follow one vertex of P, such as the one at the right angle.",
	"Check a second vertex before you decide.",
] as const;

const KINDS = {
	move: "A translation",
	mirror: "A reflection",
	turn: "A rotation",
	resize: "A dilation",
} as const;

const kindsBut = (right: Kind) => RIGID.filter((each) => each !== right);

/** Why one kind is taken for another. */
function misread(taken: Kind) {
	if (taken === "move") return slip.overlookedTheTurn;
	return taken === "mirror" ? slip.tookRotationForReflection : slip.tookReflectionForRotation;
}

/** The one kind of motion between two triangles. */
const kind: Form = (random) => {
	const motion = motionOf(random);
	const pair = draw(random, [motion]);
	return (
		pair && {
			prompt: random.pick([
				"Which single rigid motion takes triangle P to triangle Q?",
				"Triangle Q is the image of triangle P. Which kind of motion was it?",
				`${random.pick(NAMES)} moves triangle P onto triangle Q in one motion. Which kind is it?`,
			]),
			figure: figureOf(pair),
			right: words(KINDS[motion.kind]),
			wrong: kindsBut(motion.kind).map((each) => [misread(each), words(KINDS[each])]),
			order: [KINDS.move, KINDS.mirror, KINDS.turn],
			hints: [
				"Do the sides of Q point the same way as those of P?",
				`Trace P. Its right angle is at $${inBrackets(pair.from[0] ?? [0, 0])}$. Do you have to slide, turn, or flip it?`,
				"Go around both triangles in the same order of sides. Is one a mirror image?",
			],
			steps: [`${told(pair.from)} go to ${told(pair.to)}.`, `${KINDS[motion.kind]}: it is ${named(motion)}.`],
		}
	);
};

/** One motion or several in a row, given in full. */
const sequence =
	(count: 1 | 2 | 3): Form =>
	(random) => {
		const kinds = random.shuffle(RIGID);
		const motions =
			count === 1 ? [motionOf(random)] : kinds.slice(0, count).map((each) => motionOf(random, [each]));
		const pair = draw(random, motions);
		const [first] = motions;
		if (pair === undefined || first === undefined) return undefined;
		const rest = motions.slice(1);
		const near = mistakenFor(first).flatMap((each) =>
			each.motion === undefined ? [] : [[each.slip, [each.motion, ...rest]] as const],
		);
		return {
			prompt: random.pick([
				`Triangles P and Q are congruent. Which ${count === 1 ? "rigid motion" : "sequence of rigid motions"} takes P to Q?`,
				`How can you move triangle P exactly onto triangle Q?`,
				`${random.pick(NAMES)} shows that triangles P and Q are congruent. Which ${count === 1 ? "motion" : "sequence"} shows it?`,
			]),
			figure: figureOf(pair),
			right: asOption(motions),
			wrong: otherSolvers(pair, [
				...near,
				[slip.changedTheOrderOfMotions, motions.toReversed()],
				...(first.kind === "mirror"
					? []
					: ([[slip.tookRotationForReflection, [{ kind: "mirror", axis: "x" }, ...rest]]] as const)),
				[
					slip.rotatedTooFar,
					[{ kind: "turn", quarters: first.kind === "turn" && first.quarters === 1 ? 3 : 1 }, ...rest],
				],
			]),
			hints: [
				FOLLOW[0],
				`Begin with the vertex $${inBrackets(pair.from[0] ?? [0, 0])}$ of P. Where does each choice take it?`,
				FOLLOW[1],
			],
			steps: [
				`Follow one vertex of P: $${inBrackets(pair.from[0] ?? [0, 0])}$ goes to $${inBrackets(pair.to[0] ?? [0, 0])}$.`,
				`${startLarge(sequenceOf(motions))}: ${told(pair.from)} go to ${told(pair.to)}.`,
				"Those are the vertices of Q.",
			],
		};
	};

/** Two triangles by their vertices, the second one moved or changed in size. */
const areCongruent: Form = (random) => {
	const from = cornersIn(random, 5);
	const isCongruent = random.oneIn(2);
	const resize: Motion = random.oneIn(2)
		? { kind: "resize", top: 2, bottom: 1 }
		: { kind: "resize", top: 3, bottom: 1 };
	const motions = [...(isCongruent ? [] : [resize]), motionOf(random)];
	const to = movedAll(from, motions);
	const shape = (corners: readonly PlanePoint[]) => `$${corners.map(inBrackets).join("$, $")}$`;
	const says = (are: boolean) =>
		words(`The triangles with vertices ${shape(from)} and ${shape(to)} are ${are ? "" : "not "}congruent.`);
	return {
		prompt: "Are the two triangles congruent?",
		right: says(isCongruent),
		wrong: [[isCongruent ? slip.sameSizeMissed : slip.sameShapeAsCongruent, says(!isCongruent)]],
		hints: [
			"Congruent figures have the same shape and the same size.",
			"Begin with the horizontal side of the first triangle. How long is it?",
			"Compare the lengths of the horizontal and vertical sides of both triangles.",
		],
		steps: [
			`The second triangle is the image of the first after ${sequenceOf(motions)}.`,
			isCongruent
				? "A rigid motion keeps the size: they are congruent."
				: "The dilation changes the size: they are not congruent.",
		],
	};
};

/** VERIFY_WITH_LLM: why two triangles are congruent. */
const explainCongruence = (random: Random) => {
	const motions = random
		.shuffle(RIGID)
		.slice(0, 2)
		.map((each) => motionOf(random, [each]));
	const pair = draw(random, motions);
	return (
		pair &&
		inOwnWords({
			prompt: random.pick([
				"Explain how you can show that triangles P and Q are congruent. Describe a sequence of rigid motions.",
				`${random.pick(NAMES)} is not sure whether triangles P and Q are congruent. Describe rigid motions that show it.`,
			]),
			figure: figureOf(pair),
			hints: [
				"Figures are congruent if rigid motions take one exactly onto the other.",
				FOLLOW[0],
				FOLLOW[1],
			],
			explanation: `${startLarge(sequenceOf(motions))}: ${told(pair.from)} go to ${told(pair.to)}.`,
			rubric: {
				motions: `Describes a sequence of translations, reflections, or rotations that takes P to Q, such as: ${sequenceOf(motions)}.`,
				congruent:
					"Says that P and Q are congruent because rigid motions take one onto the other, or because they keep all lengths and angles.",
			},
			sample_answer: `${startLarge(sequenceOf(motions))}. P lands exactly on Q, and rigid motions keep lengths and angles, so they are congruent.`,
		})
	);
};

// 1: the kind of one motion. 2: one motion in full. 3: images by their coordinates. 4: a sequence of two, and whether triangles
// are congruent at all. 5: a sequence of three, and a reason.
export const congruenceMotions = defineSkill("congruence-motions", 20, {
	1: [ask.chosen(kind), ask.chosen(sequence(1))],
	2: [ask.chosen(sequence(1)), inBoxes(RIGID), drawnImage(RIGID)],
	3: [
		ask.matched(withTask(image(RIGID), startLarge), ["description", "image"]),
		ask.chosen(image(RIGID, 2)),
		ask.whatWentWrong(image(RIGID, 2)),
	],
	4: [ask.chosen(sequence(2)), ask.judged(areCongruent), inBoxes(RIGID, 2)],
	5: [ask.chosen(sequence(3)), explainCongruence, ask.judged(areCongruent, 5)],
});
