import { numberLine } from "../../figures/lines/number-line.ts";
import { counted, decimals, mixed, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

const COLORS = ["coral", "sky", "mint"] as const;

/** What has numbers on both sides of zero. */
const SHOWN_ON_LINES = [
	"miles to the east and to the west of a town",
	"feet above and below sea level",
	"hours before and after a launch",
	"degrees above and below zero",
	"points won and lost in a game",
	"inches above and below the usual water level",
] as const;

export interface Setting {
	/** Equal steps from one whole number to the next. */
	parts: readonly number[];
	/** The line goes so far to either side. */
	wholes: number;
	isDecimal?: boolean;
	/** Only zero and the ends carry numbers. */
	isBare?: boolean;
}

interface Point {
	parts: number;
	wholes: number;
	/** Steps from zero, with their sign. */
	steps: number;
	value(steps: number): ReturnType<typeof mixed>;
}

function pointOn(random: Random, { parts: all, wholes, isDecimal = false }: Setting): Point | undefined {
	const parts = random.pick(all);
	const steps = random.integer(1 - wholes * parts, wholes * parts - 1);
	const value = (count: number) =>
		isDecimal ? decimals(Math.round((count * 1000) / parts), 3) : mixed(count, parts);
	return steps % parts === 0 ? undefined : { parts, wholes, steps, value };
}

const side = (steps: number) => (steps < 0 ? "left" : "right");
const away = (steps: number) => `${counted(Math.abs(steps), "step")} to the ${side(steps)}`;

function draft({ parts, wholes, steps, value }: Point, prompt: string): Draft {
	const sign = Math.sign(steps);
	const floor = Math.floor(steps / parts);
	return {
		prompt,
		cta: value(1).answer_type === "FLOAT" ? "Write a decimal." : "Write a fraction or a mixed number.",
		right: value(steps),
		wrong: [
			[slip.droppedTheSign, value(-steps)],
			[slip.countedFromTheWrongWhole, value(2 * floor * parts + parts - steps)],
			[slip.countedTheFirstMark, value(steps + sign)],
			[slip.skippedTheWholes, value(steps % parts)],
			[slip.wrongWhole, value(steps + sign * parts)],
		],
		line: { from: -wholes, to: wholes, steps: 2 * wholes * parts, number_every: parts },
		hints: [
			"Find zero. Is the point to its left or to its right?",
			`There are ${parts} equal steps from one whole number to the next. How long is one step?`,
			"Count the steps from zero to the point, whole numbers first.",
		],
		steps: [
			`There are ${parts} equal steps from one whole number to the next, so one step is ${value(1).shown}.`,
			`The point is ${away(steps)} of zero.`,
			`It is at ${value(steps).shown}.`,
		],
	};
}

export const read =
	(setting: Setting): Form =>
	(random) => {
		const point = pointOn(random, setting);
		if (point === undefined) return undefined;
		const { parts, wholes, steps } = point;
		const name = random.pick(NAMES);
		const prompt = random.pick([
			`${name} marked a point on the number line. Which number is it?`,
			"Which number is at the point?",
			"What is the value of the point on the number line?",
			`The number line shows ${random.pick(SHOWN_ON_LINES)}. Which number is at the point?`,
		]);
		const svg = numberLine({
			from: -wholes,
			to: wholes,
			parts,
			labeled: (whole) => setting.isBare !== true || whole === 0 || Math.abs(whole) === wholes,
			point: steps / parts,
			color: random.pick(COLORS),
		});
		const alt = `A number line from negative ${wholes} to ${wholes} with ${parts} equal steps from each whole number to the next. The point is ${away(steps)} of zero.`;
		return { ...draft(point, prompt), figure: { svg, alt } };
	};

/** Given by a step or an opposite, so that who types the number has to find it, too. */
export const place =
	(setting: Setting): Form =>
	(random) => {
		const point = pointOn(random, setting);
		if (point === undefined) return undefined;
		const { parts, steps, value } = point;
		const whole = Math.round(steps / parts);
		const rest = steps - whole * parts;
		const prompt = random.pick([
			`Put a point at the opposite of ${value(-steps).shown}.`,
			`Start at ${whole < 0 ? `$${whole}$` : whole} and go ${value(Math.abs(rest)).shown} to the ${side(rest)}. Put a point where you land.`,
			`Start at zero and go ${away(steps)}. Each step is ${value(1).shown}. Put a point where you land.`,
		]);
		return draft(point, prompt);
	};

/** Exactly halfway between two whole numbers that are an odd number apart. */
export const middle: Form = (random) => {
	const low = random.integer(-9, 6);
	const high = low + random.pick([1, 3, 5, 7]);
	const [sum, apart] = [low + high, high - low];
	const prompt = random.pick([
		`Which number is exactly halfway between $${low}$ and $${high}$ on the number line?`,
		`A point is as far from $${low}$ as from $${high}$. Which number is it?`,
	]);
	return {
		prompt,
		cta: "Write a decimal.",
		right: decimals(sum * 5, 1),
		wrong: [
			[slip.droppedTheSign, decimals(-sum * 5, 1)],
			[slip.gaveHalfTheDistance, decimals(apart * 5, 1)],
			[slip.ignoredASign, decimals((Math.abs(low) + Math.abs(high)) * 5, 1)],
		],
		hints: [
			"Which number is farther to the left?",
			`Find how far apart $${low}$ and $${high}$ are.`,
			"Go half of that distance to the right of the left number.",
		],
		steps: [
			`The numbers are ${apart} apart.`,
			`Half of that is ${apart / 2}.`,
			`$${low} + ${apart / 2} = ${sum / 2}$.`,
		],
	};
};
