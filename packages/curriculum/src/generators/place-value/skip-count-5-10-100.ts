import { asClaim, ask, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

interface Setting {
	steps: readonly (5 | 10 | 100)[];
	/** Backward. */
	isFalling?: boolean;
	/** Across a hundred, and from any number where the step is 10. */
	crosses?: boolean;
}

/** Numbers that change by the same step. */
interface Count {
	terms: readonly number[];
	step: number;
	sign: 1 | -1;
}

const LENGTH = 6;
const NAMES_OF_STEPS: Readonly<Record<number, string>> = { 5: "fives", 10: "tens", 100: "hundreds" };

function startOf(random: Random, step: number, { isFalling = false, crosses = false }: Setting): number {
	if (step === 100) {
		const start = crosses ? random.integer(105, 395) : 10 * random.integer(1, 39);
		return isFalling ? start + 500 : start;
	}
	if (!crosses) return step * random.integer(1, step === 5 ? 90 : 40);
	const away = (step === 5 ? 5 : 10) * random.integer(2, 4) + (step === 5 ? 0 : random.integer(0, 9));
	const hundred = 100 * random.integer(2, 8);
	return isFalling ? hundred + away - 5 : hundred - away;
}

function countOf(random: Random, setting: Setting): Count {
	const step = random.pick(setting.steps);
	const sign = setting.isFalling === true ? -1 : 1;
	const start = startOf(random, step, setting);
	return { terms: Array.from({ length: LENGTH }, (_, at) => start + sign * step * at), step, sign };
}

const termOf = ({ terms }: Count, at: number) => terms[at] ?? 0;
const wayOf = ({ sign }: Count) => (sign === 1 ? "on" : "back");

/** Where wrong procedures lead with one term. */
function wrongOf(count: Count, at: number): Draft["wrong"] {
	const { step, sign } = count;
	const before = termOf(count, at - 1);
	return [
		[slip.wentByOne, whole(before + sign)],
		[slip.changedTheStep, whole(before + sign * (step === 10 ? 100 : 10))],
		[slip.skippedANumber, whole(termOf(count, at) + sign * step)],
	];
}

function helpOf(count: Count): Pick<Draft, "hints" | "steps"> {
	const { terms, step, sign } = count;
	const more = sign === 1 ? "more" : "less";
	return {
		hints: [
			"Look at two numbers that are next to each other.",
			`How far is it from ${termOf(count, 0)} to ${termOf(count, 1)}?`,
			`Count ${wayOf(count)} by the same step each time, even past a new hundred.`,
		],
		steps: [`Each number is ${step} ${more} than the one before.`, `${terms.join(", ")}.`],
	};
}

const missing =
	(setting: Setting): Form =>
	(random) => {
		const count = countOf(random, setting);
		const { terms, step } = count;
		const at = random.integer(3, LENGTH - 1);
		const list = terms.map((term, place) => (place === at ? "$\\square$" : term)).join(", ");
		const way = wayOf(count);
		return {
			...helpOf(count),
			prompt: random.pick([
				`Count ${way} by the same step. Which number is missing? ${list}`,
				`${random.pick(NAMES)} counts ${way} by ${NAMES_OF_STEPS[step]}. Which number goes in the box? ${list}`,
				`Find the missing number. ${list}`,
				`The numbers change by the same step. Write the number for the box. ${list}`,
			]),
			right: whole(termOf(count, at)),
			wrong: wrongOf(count, at),
		};
	};

/** The number after a list. */
const next =
	(setting: Setting): Form =>
	(random) => {
		const count = countOf(random, setting);
		const list = count.terms.slice(0, 4).join(", ");
		return {
			...helpOf(count),
			prompt: random.pick([
				`Which number comes next? ${list}`,
				`${random.pick(NAMES)} counts ${wayOf(count)}: ${list}. Which number comes next?`,
			]),
			task: list,
			right: whole(termOf(count, 4)),
			wrong: wrongOf(count, 4),
		};
	};

/** [one group, many, what is in them], by how many are in one. */
const GROUPS: Readonly<Record<number, readonly (readonly [one: string, many: string, things: string])[]>> = {
	5: [
		["stack", "stacks", "pennies"],
		["hand", "hands", "fingers"],
		["bag", "bags", "apples"],
		["pack", "packs", "pens"],
		["row", "rows", "chairs"],
	],
	10: [
		["stack", "stacks", "pennies"],
		["box", "boxes", "crayons"],
		["bundle", "bundles", "straws"],
		["tray", "trays", "rolls"],
		["page", "pages", "stickers"],
	],
	100: [
		["jar", "jars", "beads"],
		["box", "boxes", "paper clips"],
		["pack", "packs", "sheets of paper"],
		["roll", "rolls", "stamps"],
		["bag", "bags", "beans"],
	],
};

/** Equal groups are added one by one, or taken away. */
const story =
	(setting: Setting): Form =>
	(random) => {
		const count = countOf(random, setting);
		const { step, sign, terms } = count;
		const times = random.integer(3, LENGTH - 1);
		const start = termOf(count, 0);
		const [one, many, things] = random.pick(GROUPS[step] ?? []);
		const name = random.pick(NAMES);
		const does = sign === 1 ? `adds ${times} ${many}` : `gives away ${times} ${many}`;
		return {
			prompt: random.pick([
				`${name} has ${start} ${things} and ${does} of ${step}. How many ${things} does ${name} have now?`,
				`There are ${start} ${things}. ${name} ${does}. Each ${one} has ${step} ${things}. How many ${things} are there now?`,
			]),
			right: whole(termOf(count, times)),
			wrong: [
				[slip.countedTheStartAgain, whole(termOf(count, times - 1))],
				[slip.wentByOne, whole(start + sign * times)],
				[slip.stoppedAfterOneStep, whole(start + sign * step)],
			],
			hints: [
				`Count ${wayOf(count)} by ${NAMES_OF_STEPS[step]}.`,
				`Start at ${start}. Say one number for each ${one}.`,
				`The first number is ${termOf(count, 1)}. Say ${times} numbers in all.`,
			],
			steps: [
				`Start at ${start} and count ${wayOf(count)} by ${NAMES_OF_STEPS[step]}, ${times} times.`,
				`${terms.slice(1, times + 1).join(", ")}.`,
			],
		};
	};

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

const gaps = (setting: Setting) =>
	ask.stepwise((random) => {
		const count = countOf(random, setting);
		const places = [random.integer(2, 3), random.integer(4, 5)] as const;
		const list = count.terms
			.map((term, at) => (at === places[0] ? "[[first]]" : at === places[1] ? "[[second]]" : term))
			.join(", ");
		const way = wayOf(count);
		const box = (at: number) => ({ right: whole(termOf(count, at)), wrong: wrongOf(count, at) });
		return {
			...helpOf(count),
			prompt: random.pick([
				`Count ${way} by the same step: ${list}`,
				`Fill in the missing numbers: ${list}`,
				`${random.pick(NAMES)} counts ${way} and leaves out two numbers: ${list}`,
			]),
			boxes: { first: box(places[0]), second: box(places[1]) },
		};
	});

const round: Setting = { steps: [10] };
const fives: Setting = { steps: [5, 100] };
const overHundred: Setting = { steps: [10], crosses: true };
const any: Setting = { steps: [5, 10, 100], crosses: true };
const back: Setting = { steps: [5, 10], crosses: true, isFalling: true };
const say = (list: string, step: string) => `${list} counts ${step}.`;

// 1: on by 10 from a round number. 2: on by 5 or 100. 3: by 10 from any number, across a hundred. 4: by 5, 10 or 100,
// two gaps. 5: backward across a hundred.
export const skipCount510100 = defineSkill("skip-count-5-10-100", 10, {
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
