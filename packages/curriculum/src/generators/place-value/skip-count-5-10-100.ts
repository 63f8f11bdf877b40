import { asClaim, ask, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import {
	type Setting,
	NAMES_OF_STEPS,
	countOf,
	termOf,
	wayOf,
	helpOf,
	missing,
	next,
	story,
	gaps,
} from "./counts-by-steps.ts";

/** A few numbers, and by how much they change. */
const stepOf =
	(setting: Setting): Form =>
	(random) => {
		const count = countOf(random, setting);
		const list = count.terms.slice(0, 5).join(", ");
		const by = (step: number) => words(`by ${NAMES_OF_STEPS[step]}`);
		const others = [5, 10, 100].filter((step) => step !== count.step);
		return {
			...helpOf(count),
			prompt: random.pick([
				`How does this list count? ${list}`,
				`Do these numbers count by fives, by tens, or by hundreds? ${list}`,
				`${random.pick(NAMES)} says ${list}. What kind of counting is that?`,
			]),
			task: list,
			right: by(count.step),
			wrong: others.map((step, at) => [at === 0 ? slip.changedTheStep : slip.lookedAtOneDigit, by(step)]),
			order: [5, 10, 100].map((step) => by(step).shown),
			steps: [
				`From ${termOf(count, 0)} to ${termOf(count, 1)} it is ${count.step}.`,
				`The list counts by ${NAMES_OF_STEPS[count.step]}.`,
			],
		};
	};

const jumps =
	(setting: Setting): Form =>
	(random) => {
		const count = countOf(random, setting);
		const { step, sign } = count;
		const times = random.integer(3, 5);
		const [start, end] = [termOf(count, 0), termOf(count, times)];
		const size = step === 100 ? 1000 : 100;
		const from = size * Math.floor(Math.min(start, end) / size);
		const to = size * Math.ceil(Math.max(start, end) / size);
		if ((to - from) / step > 20) return undefined;
		return {
			...helpOf(count),
			prompt: random.pick([
				`Start at ${start}. Count ${wayOf(count)} by ${NAMES_OF_STEPS[step]}, ${times} times. Where do you land?`,
				`Start at ${start}. Make ${times} jumps of ${step} to the ${sign === 1 ? "right" : "left"}. Where do they end?`,
			]),
			right: whole(end),
			wrong: [
				[slip.countedTheStartAgain, whole(termOf(count, times - 1))],
				[slip.wentOneStepTooFar, whole(end + sign * step)],
			],
			hints: [
				"One jump is one step of the count.",
				`The first jump goes from ${start} to ${termOf(count, 1)}.`,
				`Count the jumps. There are ${times}.`,
			],
			steps: [`${count.terms.slice(1, times + 1).join(", ")}.`],
			jumps: { from, to, start, short: step, long: step * 5 },
		};
	};

const round: Setting = { steps: [10] };
const fives: Setting = { steps: [5, 100] };
const overHundred: Setting = { steps: [10], crosses: true };
const any: Setting = { steps: [5, 10, 100], crosses: true };
const back: Setting = { steps: [5, 10], crosses: true, isFalling: true };
const say = (list: string, step: string) => `${list} counts ${step}.`;

// 1: on by 10 from a round number. 2: on by 5 or 100. 3: by 10 from any number, across a hundred. 4: by 5, 10 or 100,
// two gaps. 5: backward across a hundred.
export const skipCount510100 = defineSkill("skip-count-5-10-100", 11, {
	1: [ask.typed(missing(round)), ask.chosen(next(round)), ask.byJumps(jumps(round)), ask.typed(story(round))],
	2: [
		ask.typed(missing(fives)),
		ask.chosen(stepOf({ steps: [5, 10, 100] })),
		ask.byJumps(jumps(fives)),
		ask.chosen(story(fives)),
		gaps(fives),
	],
	3: [
		ask.typed(missing(overHundred)),
		ask.chosen(missing(overHundred)),
		ask.byJumps(jumps(overHundred)),
		gaps(overHundred),
		ask.typed(story(overHundred)),
	],
	4: [
		gaps(any),
		ask.typed(story(any)),
		ask.matched(next(any), ["list", "next number"]),
		ask.chosen(missing(any)),
	],
	5: [
		gaps(back),
		ask.typed(missing(back)),
		ask.chosen(story(back)),
		ask.byJumps(jumps(back)),
		ask.judged(asClaim(stepOf({ ...any, isFalling: true }), say)),
	],
});
