import { decimals, NAMES, type Random, type Value } from "../../kit/index.ts";

/** [what is given, with {name} and {n}; least and greatest value that make sense]. */
const TOPICS = [
	["{name} notes the points scored in {n} games", 3, 30],
	["{name} counts the cars that pass in {n} minutes", 2, 25],
	["The temperatures at noon on {n} days, in degrees, are", 8, 30],
	["{name} writes down how many pages were read on {n} days", 5, 40],
	["{n} plants have these heights in inches", 6, 45],
	["{name} practices the piano for this many minutes on {n} days", 10, 60],
	["{n} students have these numbers of siblings and cousins", 2, 24],
	["A store sells these numbers of bikes in {n} weeks", 4, 38],
	["{name} times {n} short videos, in seconds", 11, 32],
	["{n} backpacks have these weights in pounds", 3, 21],
] as const;

/** "Maya notes the points scored in 5 games: 3, 9, 4, 4, 10." */
export function told(random: Random, values: readonly number[], topic: (typeof TOPICS)[number]): string {
	return `${topic[0].replace("{name}", random.pick(NAMES)).replace("{n}", `${values.length}`)}: ${values.join(", ")}.`;
}

export const topicOf = (random: Random) => random.pick(TOPICS);

export const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
export const totalOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The middle of a list as it is, in tenths. */
export function middleTenths(values: readonly number[]): number {
	const at = values.length / 2;
	if (values.length % 2 === 1) return 10 * (values[Math.floor(at)] ?? 0);
	return 5 * ((values[at - 1] ?? 0) + (values[at] ?? 0));
}

export const tenths = (units: number): Value => decimals(units, 1);

/** Quartiles of an ordered list in tenths; the median itself belongs to no half. */
export function quartiles(values: readonly number[]): readonly [lower: number, upper: number] {
	const half = Math.floor(values.length / 2);
	return [middleTenths(values.slice(0, half)), middleTenths(values.slice(values.length - half))];
}

/** Values out of order, nearly all different; `ends` is what their sum must be divisible by after scaling. */
export function listOf(
	random: Random,
	count: number,
	[least, most]: readonly [number, number],
	scale = 1,
): number[] | undefined {
	const values = Array.from({ length: count }, () => random.integer(least, most));
	const isSorted = values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
	const comesOut = (totalOf(values) * scale) % count === 0;
	return comesOut && !isSorted && new Set(values).size >= count - 1 ? values : undefined;
}
