import { coordinatePlane, lineInside } from "../../../figures/plane/coordinate-plane.ts";
import type { FigureColor } from "../../../figures/svg.ts";
import { type Fraction, linearTex, lowest, type Random } from "../../../kit/index.ts";

/** The line y = slope x + start. */
export interface Line {
	slope: Fraction;
	start: number;
}

/** How far the axes of a plane go. */
export const REACH = 6;
const AREA = { x: [-REACH, REACH], y: [-REACH, REACH] } as const;
const COLORS = ["sky", "coral", "mint", "lilac"] as const satisfies readonly FigureColor[];

export const equation = ({ slope, start }: Line) => `y = ${linearTex(slope, "x", start)}`;

/** The height of the line; a number only where it is whole. */
export function heightAt({ slope, start }: Line, x: number): number | undefined {
	const rise = (slope.top * x) / slope.bottom;
	return Number.isInteger(rise) ? start + rise : undefined;
}

/** A line of which the y-intercept and the next grid point are in view; its numbers tell slope and intercept apart. */
export function lineOf(random: Random, denominators: readonly number[], most = 4): Line | undefined {
	const slope = lowest(random.integer(1, most) * random.pick([1, -1]), random.pick(denominators));
	const start = random.integer(1, 5) * random.pick([1, -1]);
	const next = start + slope.top;
	const areClear = Math.abs(start) * slope.bottom !== Math.abs(slope.top) && Math.abs(next) <= REACH;
	return areClear && denominators.includes(slope.bottom) ? { slope, start } : undefined;
}

function segmentOf({ slope, start }: Line) {
	const ends = lineInside(AREA, slope.top / slope.bottom, start);
	return ends === null ? [] : [{ from: ends[0], to: ends[1] }];
}

/** The line on a plane; with its words it can be drawn again. */
export function figureOf(random: Random, line: Line) {
	const { slope, start } = line;
	const color = random.pick(COLORS);
	return {
		svg: coordinatePlane({
			...AREA,
			x_name: "x",
			y_name: "y",
			segments: segmentOf(line).map((segment) => ({ ...segment, color })),
		}),
		alt: `A coordinate plane with a straight line through (0, ${start}) and (${slope.bottom}, ${start + slope.top}).`,
	};
}
