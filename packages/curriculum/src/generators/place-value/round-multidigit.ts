import { asClaim, ask, defineSkill } from "../../kit/index.ts";
import {
	bareRounding,
	type CountStory,
	type DrawRounding,
	numberRoundingTo,
	roundingInStory,
	roundingInSteps,
	roundingOnLine,
	sortedByRounding,
} from "./rounding-wholes.ts";

const COUNTED: readonly CountStory[] = [
	(_, number) => `A stadium has ${number} seats.`,
	(_, number) => `${number} people live in a town.`,
	(_, number) => `A museum had ${number} visitors last year.`,
	(name, number) => `${name} has ${number} points in a game.`,
	(_, number) => `A factory made ${number} screws in one day.`,
	(_, number) => `A song was played ${number} times.`,
	(_, number) => `An orchard picked ${number} apples.`,
	(name, number) => `${name} read that a whale weighs ${number} pounds.`,
	(_, number) => `A truck has driven ${number} miles.`,
];

/** The last digit is not 0, so that every place counts. */
const drawOf =
	(digits: number, units: readonly number[]): DrawRounding =>
	(random) => ({
		number: 10 * random.integer(10 ** (digits - 2) + 1, 95 * 10 ** (digits - 3)) + random.integer(1, 9),
		unit: random.pick(units),
	});

const four = drawOf(4, [100, 1000]);
const fourToAny = drawOf(4, [10, 100, 1000]);
const five = drawOf(5, [100, 1000, 10_000]);
const six = drawOf(6, [1000, 10_000, 100_000]);

/** The place to round to has a 9 that goes up. */
const rolling: DrawRounding = (random) => {
	const unit = random.pick([10, 100, 1000]);
	const rest = random.integer(unit / 2, unit - 1);
	const last = rest % 10 === 0 ? rest + 1 : rest;
	return { number: 10 * unit * random.integer(12, 98) + 9 * unit + last, unit };
};

const claims = asClaim(
	bareRounding(six),
	(task, value) => `${task.replace("$ rounded", "$, rounded")}, is ${value}.`,
);

const backwards = numberRoundingTo((random) => {
	const unit = random.pick([100, 1000]);
	return { target: unit * random.integer(12, 89), unit };
});

const sorted = sortedByRounding((random) => ({
	first: random.integer(3, 87),
	unit: random.pick([100, 1000]),
}));

// 1: four digits to hundreds and thousands, with the neighbors. 2: on a line and with cards. 3: five digits, stories, and
// backwards. 4: six digits, and what went wrong. 5: a 9 that goes up, several claims, mistakes to explain.
export const roundMultidigit = defineSkill("round-multidigit", 13, {
	1: [ask.typed(bareRounding(four)), roundingInSteps(four), ask.chosen(bareRounding(four))],
	2: [
		ask.onNumberLine(roundingOnLine(four)),
		sorted,
		ask.typed(bareRounding(fourToAny)),
		ask.chosen(bareRounding(fourToAny)),
	],
	3: [
		ask.typed(roundingInStory(five, COUNTED)),
		roundingInSteps(five),
		ask.chosen(backwards),
		ask.matched(bareRounding(five), ["problem", "answer"]),
	],
	4: [
		ask.typed(roundingInStory(six, COUNTED)),
		ask.chosen(bareRounding(six)),
		ask.whatWentWrong(bareRounding(six)),
		ask.chosen(backwards),
	],
	5: [
		ask.typed(bareRounding(rolling)),
		ask.chosen(bareRounding(rolling)),
		ask.judged(claims),
		ask.explainTheMistake(bareRounding(rolling)),
	],
});
