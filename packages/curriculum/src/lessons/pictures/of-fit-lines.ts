import type { Figure, Question } from "@learnin/domain/question/question";
import { coordinatePlane, lineInside, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { tidy } from "../step-text.ts";

const RISING = /line of fit is \$([a-z]) = ([\d.]+)([a-z]) \+ (\d+)\$/;
const FALLING = /line of fit is \$([a-z]) = (\d+) - ([\d.]+)([a-z])\$/;
/** The work from a value of the line, and the work back to it. */
const FORTH = /^\$[\d.]+ \\times (\d+) = /;
const BACK = /\\div [\d.]+ = (\d+)\$\.$/;

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_STEPS = 8;

interface Fit {
	x: string;
	y: string;
	slope: number;
	start: number;
}

/**
 * The graph of a line of fit, on which a step goes from the known axis to the line, and the last one on to the other
 * axis. None for a question without such a line.
 */
export function fitLinePictures({ prompt }: Question, steps: readonly string[], at: number): Figure[] {
	const fit = fitIn(prompt);
	if (fit === undefined) return [];
	const forth = FORTH.exec(steps[0] ?? "");
	const x = Number((forth ?? BACK.exec(steps.at(-1) ?? ""))?.[1]);
	if (Number.isNaN(x)) return [];
	const isLast = at === steps.length - 1;
	return [graphOf(fit, x, { up: forth !== null || isLast, across: forth === null || isLast })];
}

function fitIn(prompt: string): Fit | undefined {
	const [, y = "", slope, x = "", start] = RISING.exec(prompt) ?? [];
	if (slope !== undefined) return { x, y, slope: Number(slope), start: Number(start) };
	const [, high = "", from, fall, across = ""] = FALLING.exec(prompt) ?? [];
	return fall === undefined ? undefined : { x: across, y: high, slope: -Number(fall), start: Number(from) };
}

function graphOf(fit: Fit, x: number, shows: { up: boolean; across: boolean }): Figure {
	const { slope, start } = fit;
	const y = tidy(slope * x + start);
	const [right, x_step] = axisTo(x + 1);
	const [top, y_step] = axisTo(Math.max(start, y) + 1);
	const plane = { x: [0, right], y: [0, top], x_step, y_step, x_name: fit.x, y_name: fit.y } as const;
	const [from, to]: readonly [PlanePoint, PlanePoint] = lineInside(plane, slope, start) ?? [
		[0, start],
		[x, y],
	];
	const dashed = (...ends: readonly [PlanePoint, PlanePoint]) => ({
		from: ends[0],
		to: ends[1],
		color: "coral" as const,
		is_dashed: true,
	});
	const segments = [
		{ from, to, color: "sky" as const },
		...(shows.up ? [dashed([x, 0], [x, y])] : []),
		...(shows.across ? [dashed([0, y], [x, y])] : []),
	];
	const said = shows.up && shows.across ? `goes through (${x}, ${y})` : "is met by a dashed line";
	return {
		svg: coordinatePlane({ ...plane, segments, points: [{ at: [x, y] }] }),
		alt: `A graph with ${fit.x} to the right and ${fit.y} up. The line of fit starts at ${start} and ${said}.`,
	};
}

/** The end of an axis that shows a number, and its step. */
function axisTo(number: number): [end: number, step: number] {
	const step = STEPS.find((each) => number / each <= MOST_STEPS) ?? 200;
	return [Math.ceil(number / step) * step, step];
}
