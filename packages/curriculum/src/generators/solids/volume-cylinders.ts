import { ask, defineSkill, stated } from "../../kit/index.ts";
import { labeledMeasures, missingForm } from "./missing-measures.ts";
import { named, solidOf, volumeForm } from "./volume-forms.ts";
import { typedWithPi } from "../circles/typed-with-pi.ts";

const byRadius = solidOf("cylinder", false);
const byDiameter = solidOf("cylinder", true);
const radius = volumeForm(byRadius);
const diameter = volumeForm(byDiameter);
const calculated = volumeForm(byRadius, { isCalculated: true });
const height = missingForm(byRadius, "height");
const missingRadius = missingForm(byRadius, "radius");

// 1: from the radius, with pi in the answer. 2: from the diameter. 3: worked out with 3.14, and what went wrong. 4: the
// missing height. 5: the missing radius, which takes a square root, and explaining a mistake.
export const volumeCylinders = defineSkill("volume-cylinders", 16, {
	1: [
		typedWithPi(volumeForm(byRadius, { isDrawn: true })),
		ask.chosen(radius),
		ask.matched(named(radius), ["solid", "volume"]),
	],
	2: [
		typedWithPi(volumeForm(byDiameter, { isDrawn: true })),
		ask.chosen(diameter),
		ask.judged(stated(radius)),
	],
	3: [typedWithPi(calculated), ask.chosen(calculated), ask.whatWentWrong(diameter)],
	4: [typedWithPi(height), ask.chosen(height), labeledMeasures(byRadius)],
	5: [
		typedWithPi(missingRadius),
		ask.chosen(missingRadius),
		ask.explainTheMistake(diameter),
		ask.judged(stated(diameter)),
	],
});
