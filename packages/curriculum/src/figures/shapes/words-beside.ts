import { label, round } from "../svg.ts";

type Point = readonly [x: number, y: number];
export type Stretch = readonly [from: Point, to: Point];

interface Plate {
	center: Point;
	half: Point;
}

const HALF_HEIGHT = 11;
const halfWidth = (text: string) => 4.6 * text.length + 4;

/** Text on the left of a segment, on a background that keeps it readable. */
export function wordsBeside([from, to]: Stretch, text: string): string {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy) || 1;
	const half = halfWidth(text);
	const gap = 14 + (Math.abs(dy) / length) * (half - 4);
	const center: Point = [
		(from[0] + to[0]) / 2 + (gap * dy) / length,
		(from[1] + to[1]) / 2 - (gap * dx) / length,
	];
	return drawn({ center, half: [half, HALF_HEIGHT] }, text);
}

/** Text close to a segment, or on it where it is narrow: where it crosses fewest of the others. */
export function wordsClearOf(others: readonly Stretch[], [from, to]: Stretch, text: string): string {
	const half: Point = [halfWidth(text), HALF_HEIGHT];
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy) || 1;
	const gap = 3 + (Math.abs(dx) * half[1] + Math.abs(dy) * half[0]) / length;
	let best: Plate | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const side of [1, -1, 0])
		for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
			const [x, y] = [from[0] + share * dx, from[1] + share * dy];
			const plate: Plate = { center: [x + (side * gap * dy) / length, y - (side * gap * dx) / length], half };
			let crossed = 0;
			for (const other of others) if (isCrossed(plate, other)) crossed += 1;
			// The first of the best; nothing is better than a place without lines.
			if (crossed === 0) return drawn(plate, text);
			if (crossed < least) [best, least] = [plate, crossed];
		}
	return best === undefined ? "" : drawn(best, text);
}

function drawn({ center: [x, y], half: [wide, high] }: Plate, text: string): string {
	const plate = `<rect x="${round(x - wide)}" y="${round(y - high)}" width="${round(2 * wide)}" height="${round(2 * high)}" rx="6" fill="var(--surface-2)"/>`;
	return `${plate}${label(x, y + 6, text, 17)}`;
}

/** Whether some part of the stretch is on the plate: the part of it between each two opposite edges overlaps. */
function isCrossed({ center, half }: Plate, [from, to]: Stretch): boolean {
	let [start, end] = [0, 1];
	for (const axis of [0, 1] as const) {
		const step = to[axis] - from[axis];
		const [low, high] = [center[axis] - half[axis] - from[axis], center[axis] + half[axis] - from[axis]];
		if (step === 0) {
			if (low > 0 || high < 0) return false;
			continue;
		}
		const [one, other] = [low / step, high / step];
		start = Math.max(start, Math.min(one, other));
		end = Math.min(end, Math.max(one, other));
	}
	return start <= end;
}
