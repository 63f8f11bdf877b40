import { type FitLine, heightAt, snapped } from "./best-fit.ts";
import type { BestFit } from "./settings.ts";

// A line drawn by eye is graded by its heights at both edges, each within a tolerance. The rule that the tolerance must
// follow: every reasonable line is accepted, and no silly one is.

/** A reasonable line misses the points typically by at most a fifth more than the best one. */
const REASONABLE = 1.2;
/** A silly line misses them typically twice as far. */
const SILLY = 2;
/** A silly line has fewer than this many points on one of its sides. */
const ON_EACH_SIDE = 2;
/** The share of the height's changes that a trend explains if it has a clear direction. */
const CLEAR = 0.5;

/** The least-squares line, by its heights at both edges; its typical miss; and its direction if that is clear. */
interface Trend {
	line: FitLine;
	miss: number;
	direction: -1 | 0 | 1;
}

/** The line with the least squared distances from the points, straight up or down. */
export function trendOf(fit: BestFit): Trend {
	const { points, x_from, x_to } = fit;
	const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
	const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
	const spread = mean(points.map(({ x }) => (x - mx) ** 2));
	const slope = spread === 0 ? 0 : mean(points.map(({ x, y }) => (x - mx) * (y - my))) / spread;
	const line = { left: my + slope * (x_from - mx), right: my + slope * (x_to - mx) };
	const miss = missOf(fit, line);
	const change = mean(points.map(({ y }) => (y - my) ** 2));
	const isClear = change > 0 && 1 - miss ** 2 / change >= CLEAR;
	return { line, miss, direction: isClear ? (Math.sign(slope) as -1 | 0 | 1) : 0 };
}

/** The typical distance of the points from a line: the root of the mean square. */
function missOf(fit: BestFit, line: FitLine): number {
	const squares = fit.points.map(({ x, y }) => (y - heightAt(fit, line, x)) ** 2);
	return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length);
}

function isReasonable(fit: BestFit, { miss }: Trend, line: FitLine): boolean {
	return missOf(fit, line) <= REASONABLE * miss;
}

/** Nearly all points on one side, far from the points, or in another direction than theirs. */
function isSilly(fit: BestFit, { miss, direction }: Trend, line: FitLine): boolean {
	const gaps = fit.points.map(({ x, y }) => y - heightAt(fit, line, x));
	const [above, below] = [gaps.filter((gap) => gap > 1e-9).length, gaps.filter((gap) => gap < -1e-9).length];
	if (Math.min(above, below) < ON_EACH_SIDE || missOf(fit, line) >= SILLY * miss) return true;
	return direction !== 0 && Math.sign(line.right - line.left) !== direction;
}

/**
 * The tolerance for the heights of the key at both edges: the least that accepts every reasonable line which the handles
 * can make. Null if it would accept a silly one, so that the data cannot be graded.
 */
export function fitTolerance(fit: BestFit, key: FitLine): number | null {
	const trend = trendOf(fit);
	const far = ({ left, right }: FitLine) => Math.max(Math.abs(left - key.left), Math.abs(right - key.right));
	const lines = linesOf(fit);
	const tolerance = Math.max(
		0,
		...lines.filter((line) => isReasonable(fit, trend, line)).map((line) => far(line)),
	);
	const isSafe = tolerance > 0 && !lines.some((line) => far(line) <= tolerance && isSilly(fit, trend, line));
	return isSafe ? tolerance : null;
}

/** Whether a tolerance accepts every reasonable line, and no silly one. */
export function isFairTolerance(fit: BestFit, key: FitLine, tolerance: number): boolean {
	const least = fitTolerance(fit, key);
	if (least === null || tolerance < least) return false;
	const trend = trendOf(fit);
	return !linesOf(fit).some(
		(line) =>
			Math.max(Math.abs(line.left - key.left), Math.abs(line.right - key.right)) <= tolerance &&
			isSilly(fit, trend, line),
	);
}

/** All lines that the handles can make. */
function linesOf(fit: BestFit): FitLine[] {
	const { y_from, y_to, step } = fit;
	const heights = Array.from({ length: Math.floor((y_to - y_from) / step) + 1 }, (_, at) =>
		snapped(fit, y_from + at * step),
	);
	return heights.flatMap((left) => heights.map((right) => ({ left, right })));
}
