import type { PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { linearTex, lowest, type Random } from "../../../kit/index.ts";
import { PAIRS, plotOf } from "./clouds.ts";

/** A line from the left border of the plot to the right one. */
export interface Line {
	start: number;
	rise: number;
	run: number;
}

/** Lines through two grid points or more. */
const RISING: readonly Line[] = [
	{ start: 2, rise: 3, run: 2 },
	{ start: 4, rise: 4, run: 3 },
	{ start: 3, rise: 5, run: 4 },
	{ start: 6, rise: 1, run: 1 },
	{ start: 2, rise: 4, run: 3 },
	{ start: 5, rise: 5, run: 6 },
	{ start: 1, rise: 3, run: 2 },
	{ start: 8, rise: 2, run: 3 },
	{ start: 7, rise: 3, run: 4 },
];

export const heightAt = ({ start, rise, run }: Line, x: number) => start + (rise * x) / run;

export function lineOf(random: Random): Line {
	const { start, rise, run } = random.pick(RISING);
	// A falling line is a rising one seen from the other side.
	return random.oneIn(2) ? { start, rise, run } : { start: start + (12 * rise) / run, rise: -rise, run };
}

/** The outermost grid points of the line inside the plot. */
function ends(line: Line): readonly [PlanePoint, PlanePoint] {
	const inside = Array.from({ length: Math.floor(12 / line.run) + 1 }, (_, place) => place * line.run)
		.map((x): PlanePoint => [x, heightAt(line, x)])
		.filter(([, y]) => y >= 0 && y <= 20);
	return [inside[0] ?? [0, 0], inside.at(-1) ?? [12, 0]];
}

/** Dots near the line, as many above it as below, on whole numbers: one of each in every two. */
function dotsAround(random: Random, line: Line): PlanePoint[] {
	const sides = Array.from({ length: 5 }, () => random.shuffle([1, -1])).flat();
	return sides.map((side, place): PlanePoint => {
		const exact = heightAt(line, place + 1);
		const y = side > 0 ? Math.floor(exact) + random.integer(1, 2) : Math.ceil(exact) - random.integer(1, 2);
		return [place + 1, Math.max(0, Math.min(20, y))];
	});
}

/** Plots of one cloud, with one line or another, or with none. */
export function plotsOf(random: Random, line: Line): (drawn?: Line) => ReturnType<typeof plotOf> {
	const pair = random.pick(PAIRS[line.rise > 0 ? "positive" : "negative"]);
	const dots = dotsAround(random, line);
	return (drawn) => plotOf(pair, dots, drawn && ends(drawn));
}

export const equationOf = ({ start, rise, run }: Line) => `$y = ${linearTex(lowest(rise, run), "x", start)}$`;
