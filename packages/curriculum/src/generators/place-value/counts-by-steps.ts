import { ask, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

export interface Setting {
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
export const NAMES_OF_STEPS: Readonly<Record<number, string>> = { 5: "fives", 10: "tens", 100: "hundreds" };

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

export function countOf(random: Random, setting: Setting): Count {
	const step = random.pick(setting.steps);
	const sign = setting.isFalling === true ? -1 : 1;
	const start = startOf(random, step, setting);
	return { terms: Array.from({ length: LENGTH }, (_, at) => start + sign * step * at), step, sign };
}

export const termOf = ({ terms }: Count, at: number) => terms[at] ?? 0;
export const wayOf = ({ sign }: Count) => (sign === 1 ? "on" : "back");

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

export function helpOf(count: Count): Pick<Draft, "hints" | "steps"> {
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

export const missing =
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
export const next =
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
export const story =
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

export const gaps = (setting: Setting) =>
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
