import { ask, asClaim, defineSkill, withoutUnit } from "../../kit/index.ts";
import { byRuler, measured, otherEnd, toldMarks } from "./ruler-forms.ts";
import { marksAndLength, type Setting, whichStrip } from "./laid-on-rulers.ts";

const inches: Setting = { units: ["in"], from: [0, 0] };
const both: Setting = { units: ["in", "cm"], from: [0, 0] };
const later: Setting = { units: ["in", "cm"], from: [1, 3] };
const farther: Setting = { units: ["cm"], from: [2, 6] };
const toEnd: Setting = { units: ["in", "cm"], from: [2, 4] };
const say = (task: string, value: string) => `T${task.slice(1)} is ${value} ${task.split(" ").at(-1)}.`;

// 1: inches, from 0. 2: inches or centimeters, from 0. 3: from a mark after 0. 4: well after 0, and without a picture.
// 5: a missing end, and someone's mistake.
export const measureLengthRuler = defineSkill("measure-length-ruler", 14, {
	1: [
		ask.typed(measured(inches)),
		ask.chosen(measured(inches)),
		marksAndLength(inches),
		ask.withRuler(byRuler(["in"])),
	],
	2: [
		ask.typed(measured(both)),
		ask.chosen(measured(both)),
		ask.chosen(whichStrip(both)),
		marksAndLength(both),
		ask.withRuler(byRuler(["in", "cm"])),
	],
	3: [
		ask.typed(measured(later)),
		ask.chosen(measured(later)),
		ask.chosen(whichStrip(later)),
		marksAndLength(later),
	],
	4: [
		ask.typed(measured(farther)),
		ask.chosen(toldMarks(later)),
		ask.typed(toldMarks(farther)),
		ask.chosen(whichStrip(farther)),
		ask.judged(asClaim(withoutUnit(toldMarks(later)), say)),
	],
	5: [
		ask.typed(otherEnd(toEnd)),
		ask.chosen(otherEnd(toEnd)),
		ask.judged(asClaim(withoutUnit(toldMarks(farther)), say)),
		ask.whatWentWrong(toldMarks(later)),
		ask.explainTheMistake(toldMarks(farther)),
	],
});
