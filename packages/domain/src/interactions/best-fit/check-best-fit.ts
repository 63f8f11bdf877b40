import type { FillMultipleQuestion } from "../../question/question.ts";
import {
	boxCount,
	MIN_POINTS,
	heightAt,
	heightsOf,
	lineOf,
	MAX_POINTS,
	MAX_STEPS,
	snapped,
} from "./best-fit.ts";
import { fitTolerance, isFairTolerance } from "./fit-rule.ts";
import type { BestFit } from "./settings.ts";

/**
 * Why a line to fit cannot answer this question, or null: its axes, its data, its boxes, or a tolerance that would call
 * a reasonable line wrong or a silly one right.
 */
export function whyNoBestFit({ blanks, is_any_order }: FillMultipleQuestion, fit: BestFit): string | null {
	const why = whyNoPlot(fit);
	if (why !== null) return why;
	const tolerances = blanks.map(({ key }) => Number(key.tolerance ?? "0"));
	if (blanks.length !== boxCount(fit) || is_any_order === true) return `${blanks.length}`;
	const heights = heightsOf(
		fit,
		blanks.map(({ key }) => key.answers[0] ?? ""),
	);
	const off = heights.findIndex((height) => height === null);
	if (off !== -1) return blanks[off]?.key.answers[0] ?? "";
	const line = lineOf(heights);
	const [left = 0, right = 0] = tolerances;
	if (line === null) return null;
	// What would be fair, or that no tolerance is.
	if (left !== right || !isFairTolerance(fit, line, left)) return `± ${fitTolerance(fit, line) ?? "?"}`;
	return whyNoReading(
		fit,
		heightAt(fit, line, fit.reads_at ?? fit.x_to),
		heights[2] ?? 0,
		tolerances[2] ?? 0,
	);
}

/** The reading is the dot nearest to the line, within a tolerance that lets the dot reach the line between two steps. */
function whyNoReading({ reads_at, step }: BestFit, onLine: number, reading: number, tolerance: number) {
	if (reads_at === undefined) return null;
	if (Math.abs(reading - onLine) > step / 2) return `(${reads_at}, ${onLine})`;
	return tolerance >= step / 2 ? null : `± ${step}`;
}

function whyNoPlot(fit: BestFit): string | null {
	const { x_from, x_to, y_from, y_to, x_step, y_step, step, points, reads_at, other_left, other_right } = fit;
	if (![x_from, x_to, y_from, y_to, x_step, y_step, step].every(Number.isSafeInteger)) return `${step}`;
	if (Math.min(x_step, y_step, step) < 1 || x_to <= x_from || y_to <= y_from) return `${x_from}–${x_to}`;
	if ((y_to - y_from) / step > MAX_STEPS || (y_to - y_from) / y_step > MAX_STEPS) return `${y_from}–${y_to}`;
	if ((x_to - x_from) / x_step > MAX_STEPS) return `${x_from}–${x_to}`;
	if (points.length < MIN_POINTS || points.length > MAX_POINTS) return `${points.length}`;
	const off = points.find(({ x, y }) => x < x_from || x > x_to || y < y_from || y > y_to);
	if (off !== undefined) return `(${off.x}, ${off.y})`;
	if (reads_at !== undefined && (reads_at <= x_from || reads_at >= x_to)) return `${reads_at}`;
	const ends = [other_left, other_right].filter((each) => each !== undefined);
	const isWhole = ends.length !== 1 && ends.every((each) => snapped(fit, each) === each);
	return isWhole ? null : ends.join(", ");
}
