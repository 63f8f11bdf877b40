import { ask, defineSkill, type Form, NAMES, startLarge, stated, withTask, words } from "../../kit/index.ts";
import { drawnImage } from "./drawn-images.ts";
import { HINTS, image, inBoxes } from "./images.ts";
import { mistakenFor } from "./mistaken-motions.ts";
import { inBrackets, type Kind, motionOf, moved, named, passive, rule } from "./motions.ts";

/** The rule of a transformation. */
const ruleForm: Form = (random) => {
	const motion = motionOf(random, ["move", "mirror", "turn", "resize"], 9);
	const asRule = (text: string) => words(`$(x, y) \\to ${text}$`);
	return {
		prompt: random.pick([
			`Which rule describes ${named(motion)}?`,
			`Every point is ${passive(motion)}. Which rule tells where $(x, y)$ goes?`,
			`${random.pick(NAMES)} writes a rule for ${named(motion)}. Which rule is right?`,
		]),
		task: `the rule for ${named(motion)}`,
		right: asRule(rule(motion)),
		wrong: mistakenFor(motion).map((each) => [each.slip, asRule(each.rule)]),
		hints: [
			HINTS[motion.kind][0],
			"Try the point (1, 0) and the point (0, 1). Where do they go?",
			HINTS[motion.kind][1],
		],
		steps: [
			`$(1, 0) \\to ${inBrackets(moved([1, 0], motion))}$ and $(0, 1) \\to ${inBrackets(moved([0, 1], motion))}$.`,
			`The rule is $(x, y) \\to ${rule(motion)}$.`,
		],
	};
};

const SLIDES: readonly Kind[] = ["move", "mirror"];
const ALL: readonly Kind[] = ["move", "mirror", "turn", "resize"];

// 1: translations and reflections. 2: also back from the image. 3: rotations. 4: dilations. 5: two in a row, and rules.
export const coordinateTransformations = defineSkill("coordinate-transformations", 20, {
	1: [inBoxes(SLIDES), drawnImage(SLIDES), ask.chosen(image(SLIDES))],
	2: [
		inBoxes(SLIDES, 1, true),
		drawnImage(SLIDES),
		ask.matched(withTask(image(SLIDES), startLarge), ["description", "image"]),
		ask.judged(stated(image(SLIDES))),
	],
	3: [
		inBoxes(["turn"]),
		drawnImage(["turn"]),
		ask.chosen(image(["turn"])),
		ask.whatWentWrong(image(["turn"])),
	],
	4: [
		inBoxes(["resize"]),
		drawnImage(["resize"]),
		ask.chosen(image(["resize"])),
		ask.explainTheMistake(image(ALL)),
	],
	5: [
		inBoxes(SLIDES, 2),
		inBoxes(["turn", "move"], 2),
		ask.chosen(image(["turn", "mirror", "move"], 2)),
		ask.chosen(ruleForm),
		ask.matched(withTask(ruleForm, startLarge), ["transformation", "rule"]),
	],
});
