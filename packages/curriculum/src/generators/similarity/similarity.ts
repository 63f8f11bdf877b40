import { ask, defineSkill, NAMES, slip, stated, withoutFigure, withTask } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { startLarge } from "../../kit/words.ts";
import { asOption, otherSolvers, pairOf, told } from "../transformations/drawn-pairs.ts";
import { cornersIn, inBrackets, type Motion, motionOf, sequenceOf } from "../transformations/motions.ts";
import { twoTriangles } from "../transformations/two-shapes.ts";
import { WHOLE, ANY, scaleFactor, missingSide, areSimilar } from "./sides-of-similar.ts";

const REACH = 12;

/** The sequence that takes one of two similar triangles to the other. */
const sequence: Form = (random) => {
	const [top, bottom] = random.pick([
		[2, 1],
		[3, 1],
		[1, 2],
	] as const);
	const from = cornersIn(random, bottom === 1 ? 5 - top + 1 : 5).map(
		([x, y]) => [x * bottom, y * bottom] as const,
	);
	const [resize, last]: readonly Motion[] = [{ kind: "resize", top, bottom }, motionOf(random, undefined, 7)];
	if (resize === undefined || last === undefined) return undefined;
	const pair = pairOf(from, [resize, last], REACH);
	if (pair === undefined) return undefined;
	const dilate = (up: number, down: number): Motion => ({ kind: "resize", top: up, bottom: down });
	const other: Motion =
		last.kind === "mirror"
			? { kind: "mirror", axis: last.axis === "x" ? "y" : "x" }
			: { kind: "mirror", axis: "x" };
	return {
		prompt: random.pick([
			"Triangles P and Q are similar. Which sequence takes P to Q?",
			"Which sequence of transformations shows that P and Q are similar?",
			`${random.pick(NAMES)} wants to show that P is similar to Q. Which sequence takes P to Q?`,
		]),
		figure: twoTriangles(pair.from, pair.to, REACH),
		right: asOption(pair.motions),
		wrong: otherSolvers(pair, [
			[slip.turnedTheFactorAround, [dilate(bottom, top), last]],
			[slip.tookRotationForReflection, [resize, other]],
			[slip.matchedSidesWrongly, [dilate(top + bottom, bottom), last]],
			[slip.similarAsCongruent, [last]],
		]),
		hints: [
			"Compare the lengths of the legs. That gives the scale factor.",
			`Begin with the vertex $${inBrackets(pair.from[0] ?? [0, 0])}$ of P: dilate it first.`,
			"Then follow it through the second step. Does it end at a vertex of Q?",
		],
		steps: [
			`${startLarge(sequenceOf(pair.motions))}: ${told(pair.from)} go to ${told(pair.to)}.`,
			"Those are the vertices of Q.",
		],
	};
};

const claimed = stated(missingSide(WHOLE));

// 1: the scale factor. 2: a missing side, whole scale factor. 3: any scale factor, and what went wrong. 4: the sequence that
// takes one to the other. 5: whether triangles are similar, and explaining a mistake.
export const similarity = defineSkill("similarity", 20, {
	1: [
		ask.typed(scaleFactor),
		ask.chosen(withoutFigure(scaleFactor)),
		ask.matched(withTask(scaleFactor, startLarge), ["pair of triangles", "scale factor"]),
	],
	2: [ask.typed(missingSide(WHOLE)), ask.chosen(withoutFigure(missingSide(WHOLE))), ask.judged(claimed)],
	3: [ask.typed(missingSide(ANY)), ask.chosen(missingSide(ANY)), ask.whatWentWrong(missingSide(ANY))],
	4: [ask.chosen(sequence), ask.typed(withoutFigure(scaleFactor)), ask.judged(areSimilar)],
	5: [
		ask.chosen(sequence),
		ask.judged(areSimilar, 5),
		ask.explainTheMistake(missingSide(ANY)),
		ask.typed(withoutFigure(missingSide(ANY))),
	],
});
