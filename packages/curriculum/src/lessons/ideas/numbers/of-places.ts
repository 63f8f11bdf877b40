import { betweenLine } from "../../../figures/lines/between-line.ts";
import { box, growingBoxes, growingLinePair, type Idea, repeat } from "../idea.ts";

const NAMES: Readonly<Record<number, string>> = { 1: "whole number", 0.1: "tenth" };

/** The nearer of two round numbers; the halfway point decides. `steps` are what is rounded to. */
export function halfwayDecides(steps: readonly number[]): Idea {
	return (random) => {
		const step = random.pick(steps);
		const low = tidy(step * random.integer(3, 8));
		const high = tidy(low + step);
		const tenths = random.pick([2, 3, 4, 6, 7, 8]);
		const at = tidy(low + (step * tenths) / 10);
		const [near, side] = tenths < 5 ? [low, "before"] : [high, "past"];
		const middle = tidy((low + high) / 2);
		const [said, low_said, high_said, middle_said] = [at, low, high, middle].map(spelled);
		const draw = (hasMiddle: boolean, hasPoint: boolean) => ({
			svg: betweenLine({ low, high, at, hasMiddle, hasPoint }),
			alt: `A number line from ${low_said} to ${high_said}${hasMiddle ? `, with ${middle_said} halfway` : ""}${hasPoint ? `, and a point at ${said}` : ""}.`,
		});
		return [
			{
				text: `Round ${said} to the nearest ${NAMES[step] ?? spelled(step)}: it lies between ${low_said} and ${high_said}.`,
				figure: draw(false, false),
			},
			{ text: `Halfway is ${middle_said}.`, figure: draw(true, false) },
			{
				text: `${said} comes ${side} the halfway point, so it’s nearer to ${spelled(near)}. It rounds to ${spelled(near)}.`,
				figure: draw(true, true),
			},
		];
	};
}

function tidy(value: number): number {
	return Number(value.toFixed(3));
}

function spelled(value: number): string {
	return value.toLocaleString("en-US", { maximumFractionDigits: 3 });
}

/** One rule, used on the number just before. */
export const ruleOnTheLastNumber: Idea = (random) => {
	const [start, step] = [random.integer(2, 6), random.integer(3, 7)];
	const terms = [0, 1, 2, 3].map((at) => start + at * step);
	const row = (steps: number) => [box(`${start}`, "sky"), ...repeat(steps, `+ ${step}`, "gold")];
	return growingBoxes([
		[`The pattern starts at ${start}. The rule is “add ${step}”.`, row(0)],
		[`Use the rule: $${terms[0]} + ${step} = ${terms[1]}$.`, row(1)],
		[`Use it on ${terms[1]}, not on ${start}: $${terms[1]} + ${step} = ${terms[2]}$.`, row(2)],
		[`And again: $${terms[2]} + ${step} = ${terms[3]}$.`, row(3)],
	]);
};

/** Two rules side by side: one number is always the same multiple of the other. */
export const twoRulesSideBySide: Idea = (random) => {
	const [step, times] = [random.integer(2, 3), random.integer(2, 4)];
	const other = step * times;
	return growingLinePair({
		top: [`add ${step}`, ...[0, 1, 2, 3].map((at) => `${at * step}`)],
		bottom: [`add ${other}`, ...[0, 1, 2, 3].map((at) => `${at * other}`)],
		texts: [
			"Both patterns start at 0.",
			`One step each: ${step} and ${other}.`,
			`The next step: ${2 * step} and ${2 * other}.`,
			`In each pair, the second number is ${times} times the first: $${times} \\times ${3 * step} = ${3 * other}$.`,
		],
		shown: [1, 2, 3, 4],
	});
};
