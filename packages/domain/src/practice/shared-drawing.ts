/** A drawing over a question as a parent may see it. */
export interface SharedDrawing {
	/** The height of the question's card, in thousandths of its width. */
	height: number;
	/** Points in thousandths of the card's width from its top left corner, and the pen's pressure (0–100). */
	strokes: [x: number, y: number, pressure: number][][];
}

/** What a stored drawing may hold at most; `bytes` as JSON. A stroke may leave the card. */
export const DRAWING_LIMITS = {
	strokes: 500,
	points: 2_000,
	bytes: 64 * 1024,
	across: { min: -1_000, max: 2_000 },
	down: { min: -1_000, max: 30_000 },
	pressure: { min: 0, max: 100 },
	height: { min: 1, max: 30_000 },
} as const;

/** Points nearer than this to the line between their neighbors cannot be told from it; in thousandths of the card's width. */
const NEAR = 1.5;

type Point = readonly [x: number, y: number, pressure: number];

/** A copy of a drawing to share, without points that cannot be seen, within the ranges of `DRAWING_LIMITS`. */
export function drawingToShare(strokes: readonly (readonly Point[])[], height: number): SharedDrawing {
	const { across, down, pressure } = DRAWING_LIMITS;
	return {
		height: within(height, DRAWING_LIMITS.height),
		strokes: strokes
			.filter((stroke) => stroke.length > 0)
			.map((stroke) =>
				thinned(stroke).map(([x, y, p]) => [within(x, across), within(y, down), within(p, pressure)]),
			),
	};
}

/** Whether a drawing is small enough to be stored. */
export function isDrawingSmallEnough(drawing: SharedDrawing): boolean {
	const { strokes, points, bytes } = DRAWING_LIMITS;
	return (
		drawing.strokes.length <= strokes &&
		drawing.strokes.every((stroke) => stroke.length <= points) &&
		// Numbers only: each character is one byte.
		JSON.stringify(drawing).length <= bytes
	);
}

function within(value: number, { min, max }: { min: number; max: number }): number {
	return Math.min(max, Math.max(min, Math.round(value)));
}

/** A stroke with only the points that give it its shape (Douglas and Peucker, 1973). */
function thinned(stroke: readonly Point[]): Point[] {
	const kept = new Set([0, stroke.length - 1]);
	const spans: [from: number, to: number][] = [[0, stroke.length - 1]];
	for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
		const [from, to] = span;
		const farthest = farthestBetween(stroke, from, to);
		if (farthest === null) continue;
		kept.add(farthest);
		spans.push([from, farthest], [farthest, to]);
	}
	return stroke.filter((_, at) => kept.has(at));
}

function farthestBetween(stroke: readonly Point[], from: number, to: number): number | null {
	const [start, end] = [stroke[from], stroke[to]];
	if (start === undefined || end === undefined) return null;
	let farthest: number | null = null;
	let most = NEAR;
	for (let at = from + 1; at < to; at += 1) {
		const distance = distanceTo(start, end, stroke[at] ?? start);
		if (distance <= most) continue;
		most = distance;
		farthest = at;
	}
	return farthest;
}

/** From the piece of a line between two points. A tenth of a pen's full pressure counts as one thousandth. */
function distanceTo(start: Point, end: Point, point: Point): number {
	const along = [end[0] - start[0], end[1] - start[1], (end[2] - start[2]) / 10] as const;
	const to = [point[0] - start[0], point[1] - start[1], (point[2] - start[2]) / 10] as const;
	const length = along[0] ** 2 + along[1] ** 2 + along[2] ** 2;
	const dot = along[0] * to[0] + along[1] * to[1] + along[2] * to[2];
	const part = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
	return Math.hypot(to[0] - part * along[0], to[1] - part * along[1], to[2] - part * along[2]);
}
