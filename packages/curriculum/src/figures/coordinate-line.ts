import { label, line, svg } from "./svg.ts";

export type Point = readonly [x: number, y: number];

const SIZE = 360;
const RANGE = 6;

/** A coordinate grid from -6 to 6 with the line through two points of it, both marked. */
export function coordinateLine(first: Point, second: Point): string {
	const at = ([x, y]: Point): [number, number] => [(x + RANGE) * (SIZE / 12), (RANGE - y) * (SIZE / 12)];
	const steps = Array.from({ length: 2 * RANGE + 1 }, (_, step) => step - RANGE);
	const grid = steps.flatMap((step) => {
		const stroke = step === 0 ? "var(--ink-2)" : "var(--surface-3)";
		const width = step === 0 ? 3 : 1.5;
		return [
			line(at([step, -RANGE]), at([step, RANGE]), stroke, width),
			line(at([-RANGE, step]), at([RANGE, step]), stroke, width),
		];
	});
	const numbers = steps
		.filter((step) => step !== 0 && step % 2 === 0 && Math.abs(step) < RANGE)
		.flatMap((step) => axisLabels(step, at));
	const dots = [first, second].map((point) => {
		const [cx, cy] = at(point);
		return `<circle cx="${cx}" cy="${cy}" r="8" fill="var(--fig-gold)" stroke="var(--surface-2)" stroke-width="2"/>`;
	});
	const [from, to] = clipped(first, second);
	return svg(SIZE, SIZE, ...grid, ...numbers, line(at(from), at(to), "var(--fig-sky)", 4), ...dots);
}

function axisLabels(step: number, at: (point: Point) => [number, number]): string[] {
	const text = `${step}`.replace("-", "\u2212");
	const [x, y] = at([step, 0]);
	const [x2, y2] = at([0, step]);
	return [label(x, y + 23, text, 20), label(x2 - 10 - 6 * text.length, y2 + 7, text, 20)];
}

/** The ends of the line at the border of the grid. */
function clipped([x1, y1]: Point, [x2, y2]: Point): [Point, Point] {
	const [dx, dy] = [x2 - x1, y2 - y1];
	const reach = (sign: number): Point => {
		const limits = [
			[x1, dx * sign],
			[y1, dy * sign],
		].flatMap(([start = 0, by = 0]) => (by === 0 ? [] : [((by > 0 ? RANGE : -RANGE) - start) / by]));
		const far = Math.min(...limits) * sign;
		return [x1 + far * dx, y1 + far * dy];
	};
	return [reach(-1), reach(1)];
}
