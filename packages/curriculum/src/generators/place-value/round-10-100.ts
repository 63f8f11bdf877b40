import { ask, asClaim, defineSkill, type Random } from "../../kit/index.ts";
import {
	bareRounding,
	type DrawRounding,
	endOfNumbersRoundingTo,
	numberRoundingTo,
	roundingInStory,
	roundingInSteps,
	roundingOnLine,
	sortedByRounding,
} from "./rounding-wholes.ts";

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

const upTo900 = (random: Random) => ({ target: 10 * random.integer(2, 89), unit: 10 });
const sorted = (unit: number) =>
	sortedByRounding((random) => ({ first: random.integer(1, 900 / unit - 3), unit }));

const claim = (draw: DrawRounding) =>
	asClaim(bareRounding(draw), (task, value) => `${task.replace("$ rounded", "$, rounded")}, is ${value}.`);

// 1: to the nearest ten, on a line. 2: to the nearest ten. 3: to the nearest hundred. 4: right in the middle, stories, and
// backwards. 5: a ten that rolls over, the least or greatest number, several claims, mistakes to explain.
export const round10100 = defineSkill("round-10-100", 14, {
	1: [ask.onNumberLine(roundingOnLine(toTen)), ask.chosen(bareRounding(toTen)), roundingInSteps(toTen)],
	2: [
		ask.typed(bareRounding(toTen)),
		ask.typed(roundingInStory(toTen, STORIES)),
		sorted(10),
		ask.matched(bareRounding(toTen), ["problem", "answer"]),
	],
	3: [
		ask.typed(bareRounding(toHundred)),
		ask.onNumberLine(roundingOnLine(toHundred)),
		roundingInSteps(toHundred),
		sorted(100),
	],
	4: [
		ask.typed(bareRounding(inTheMiddle)),
		ask.chosen(roundingInStory(either, STORIES)),
		ask.chosen(numberRoundingTo(upTo900)),
		ask.whatWentWrong(bareRounding(either)),
	],
	5: [
		ask.typed(bareRounding(rolling)),
		ask.typed(endOfNumbersRoundingTo(upTo900)),
		ask.judged(claim(hard)),
		ask.explainTheMistake(bareRounding(hard)),
	],
});
