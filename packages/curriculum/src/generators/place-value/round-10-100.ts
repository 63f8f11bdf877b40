import { ask, asClaim, defineSkill } from "../../kit/index.ts";
import {
	type DrawRounding,
	rounded,
	roundedInStory,
	roundedInSteps,
	roundedOnLine,
	roundsTo,
	sortedByRounding,
} from "./rounding-forms.ts";

const STORIES = [
	(name: string, number: string) => `${name} counts ${number} steps to the park.`,
	(_: string, number: string) => `A school has ${number} children.`,
	(name: string, number: string) => `${name} has ${number} beads in a jar.`,
	(_: string, number: string) => `A puzzle has ${number} pieces.`,
	(name: string, number: string) => `${name} reads a book of ${number} pages.`,
	(_: string, number: string) => `A wall is made of ${number} bricks.`,
	(_: string, number: string) => `A farm has ${number} hens.`,
	(name: string, number: string) => `${name} drives ${number} miles with a friend.`,
	(_: string, number: string) => `A library lends ${number} books in a week.`,
	(name: string, number: string) => `${name} plants ${number} seeds.`,
] as const;

const toTen: DrawRounding = (random) => ({
	number: 10 * random.integer(2, 98) + random.pick([1, 2, 3, 4, 6, 7, 8, 9]),
	unit: 10,
});
const toHundred: DrawRounding = (random) => ({
	number: 100 * random.integer(1, 8) + 10 * random.pick([0, 1, 2, 3, 4, 6, 7, 8, 9]) + random.integer(1, 9),
	unit: 100,
});
const inTheMiddle: DrawRounding = (random) =>
	random.oneIn(2)
		? { number: 10 * random.integer(2, 98) + 5, unit: 10 }
		: { number: 100 * random.integer(1, 8) + 50 + random.integer(0, 9), unit: 100 };
/** More than one digit changes: 396 rounds to 400, also to the nearest ten. */
const rolling: DrawRounding = (random) => {
	const number = 100 * random.integer(1, 8) + 90 + random.integer(5, 9);
	return { number, unit: 10 };
};
const either: DrawRounding = (random) => random.pick([toTen, toHundred])(random);
const hard: DrawRounding = (random) => random.pick([rolling, inTheMiddle, toHundred])(random);

const claim = (draw: DrawRounding) =>
	asClaim(rounded(draw), (task, value) => `${task.replace("$ rounded", "$, rounded")}, is ${value}.`);

// 1: to the nearest ten, on a line. 2: to the nearest ten. 3: to the nearest hundred. 4: right in the middle, stories, and
// backwards. 5: a ten that rolls over, the least or greatest number, several claims, mistakes to explain.
export const round10100 = defineSkill("round-10-100", 13, {
	1: [ask.onNumberLine(roundedOnLine(toTen)), ask.chosen(rounded(toTen)), roundedInSteps(toTen)],
	2: [
		ask.typed(rounded(toTen)),
		ask.typed(roundedInStory(toTen, STORIES)),
		sortedByRounding(10, 900),
		ask.matched(rounded(toTen), ["problem", "answer"]),
	],
	3: [
		ask.typed(rounded(toHundred)),
		ask.onNumberLine(roundedOnLine(toHundred)),
		roundedInSteps(toHundred),
		sortedByRounding(100, 900),
	],
	4: [
		ask.typed(rounded(inTheMiddle)),
		ask.chosen(roundedInStory(either, STORIES)),
		ask.chosen(roundsTo(10, 900)),
		ask.whatWentWrong(rounded(either)),
	],
	5: [
		ask.typed(rounded(rolling)),
		ask.typed(roundsTo(10, 900, true)),
		ask.judged(claim(hard)),
		ask.explainTheMistake(rounded(hard)),
	],
});
