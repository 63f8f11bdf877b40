import type { Random } from "../../random/seeded-random.ts";
import { middleTenths, totalOf } from "./data-sets.ts";
import { dotFigure } from "./displayed-data.ts";

const TOPICS = [
	"Minutes to school",
	"Points on a quiz",
	"Pages read in a day",
	"Laps run in a week",
	"Plants in a garden bed",
	"Songs on a playlist",
	"Cars counted in a minute",
	"Messages sent in a day",
] as const;

/** A dot plot of values from `start` on, so many of each, and what is true of them. */
export function dotData(random: Random, counts: readonly number[], start: number) {
	const topic = random.pick(TOPICS);
	const values = counts.flatMap((count, at) => Array.from({ length: count }, () => start + at));
	return {
		counts,
		start,
		topic,
		values,
		total: values.length,
		peak: start + counts.indexOf(Math.max(...counts)),
		medianTenths: middleTenths(values),
		mean: totalOf(values) / values.length,
		figure: dotFigure(random, counts, topic, start),
	};
}

export type Side = "low" | "high" | "none";

/** Most values close together; on one side, or on none, a value far away. */
export function withOutlier(random: Random, side: Side) {
	// The tall column in the middle keeps the median in place when one value goes.
	const body = [random.integer(2, 3), random.integer(6, 7), random.integer(2, 3)];
	const even = [1, 2, 7, 2, 1];
	const gap = Array.from({ length: random.integer(3, 5) }, () => 0);
	const counts = {
		high: [...body, 1, ...gap, 1],
		low: [1, ...gap, 1, ...body.toReversed()],
		none: even,
	}[side];
	const data = dotData(random, counts, random.integer(2, 12));
	const last = data.start + counts.length - 1;
	return { ...data, side, far: { high: last, low: data.start, none: data.peak }[side], last };
}

const SHAPES = ["Symmetric", "With a tail to the right", "With a tail to the left"] as const;
export type Shape = (typeof SHAPES)[number];
export const ALL_SHAPES: readonly Shape[] = SHAPES;

/** A distribution of a shape. */
export function shaped(random: Random, shape: Shape) {
	const bump = [random.integer(1, 2), random.integer(3, 4), 6, random.integer(2, 3), 2, 1, 1];
	const half = [1, random.integer(2, 3), random.integer(3, 5)];
	const counts = {
		Symmetric: [...half, 6, ...half.toReversed()],
		"With a tail to the right": bump,
		"With a tail to the left": bump.toReversed(),
	}[shape];
	return dotData(random, counts, random.integer(2, 30));
}
