import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

type Spot = readonly [x: number, y: number];

export interface LabeledTriangle {
	/** Corners with y down, clockwise on screen, in any unit. */
	corners: readonly [Spot, Spot, Spot];
	/** Text outside the sides: first to second corner, second to third, third to first. */
	sides: readonly [string, string, string];
	/** Names outside the corners; empty for none. */
	names?: readonly [string, string, string];
	color: FigureColor;
}

const plain = (spot: Spot) => spot.map(round).join(" ");

/** Two triangles side by side, each fitted to its space, the second one a little larger or smaller by `ratio`. */
export function trianglePair(first: LabeledTriangle, second: LabeledTriangle, ratio: number): string {
	const [big, small] = [170, Math.max(95, Math.min(170, 170 / ratio))];
	const roomFor = ({ sides }: LabeledTriangle) =>
		Math.min(62, Math.max(46, 14 + 9.4 * Math.max(...sides.map((text) => text.length))));
	const one = fitted(first, ratio >= 1 ? small : big, roomFor(first));
	const other = fitted(second, ratio >= 1 ? big : Math.max(95, 170 * ratio), one.right + 100);
	const height = Math.max(one.bottom, other.bottom) + 44;
	return svg(other.right + roomFor(second), height, one.drawn, other.drawn);
}

function fitted(
	{ corners, sides, names = ["", "", ""], color }: LabeledTriangle,
	size: number,
	left: number,
) {
	const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
	const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
	const scale = size / Math.max(Math.max(...xs) - x0, Math.max(...ys) - y0);
	const spots = corners.map(([x, y]): Spot => [left + (x - x0) * scale, 44 + (y - y0) * scale]);
	const middle: Spot = [
		spots.reduce((sum, [x]) => sum + x, 0) / 3,
		spots.reduce((sum, [, y]) => sum + y, 0) / 3,
	];
	const words = spots.map((spot, at) => {
		const next = spots[(at + 1) % 3] ?? spot;
		const [x, y] = [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2];
		const [dx, dy] = [next[1] - spot[1], spot[0] - next[0]];
		const length = Math.hypot(dx, dy) || 1;
		const outward = (x - middle[0]) * dx + (y - middle[1]) * dy >= 0 ? 1 : -1;
		const text = sides[at] ?? "";
		const gap = 15 + 4.6 * text.length * (Math.abs(dx) / length);
		return label(x + (outward * gap * dx) / length, y + (outward * gap * dy) / length + 6, text, 19);
	});
	const tags = spots.map(([x, y], at) => {
		const [dx, dy] = [x - middle[0], y - middle[1]];
		const length = Math.hypot(dx, dy) || 1;
		return label(x + (16 * dx) / length, y + (16 * dy) / length + 6, names[at] ?? "", 19);
	});
	return {
		right: Math.max(...spots.map(([x]) => x)),
		bottom: Math.max(...spots.map(([, y]) => y)),
		drawn: [
			`<path d="M${spots.map(plain).join("L")}Z" fill="${paint(color)}" fill-opacity="0.22" stroke="${paint(color)}" stroke-width="4" stroke-linejoin="round"/>`,
			...words,
			...tags,
		].join(""),
	};
}

/**
 * A triangle cut by a line parallel to its base; text at the left side above and below the cut, at the cut and at the
 * base.
 */
export function cutTriangle(
	part: number,
	words: { above: string; below: string; cut: string; base: string },
): string {
	const [apex, left, right]: readonly [Spot, Spot, Spot] = [
		[190, 16],
		[90, 186],
		[350, 186],
	];
	const along = (from: Spot, to: Spot): Spot => [
		from[0] + (to[0] - from[0]) * part,
		from[1] + (to[1] - from[1]) * part,
	];
	const [p, q] = [along(apex, left), along(apex, right)];
	const beside = (from: Spot, to: Spot, text: string) =>
		label((from[0] + to[0]) / 2 - 16 - 4.6 * text.length, (from[1] + to[1]) / 2, text, 19);
	return svg(
		440,
		224,
		`<path d="M${[apex, right, left].map(plain).join("L")}Z" fill="var(--fig-mint)" fill-opacity="0.2" stroke="var(--fig-mint)" stroke-width="4" stroke-linejoin="round"/>`,
		line([p[0], p[1]], [q[0], q[1]], "var(--fig-coral)", 4),
		beside(apex, p, words.above),
		beside(p, left, words.below),
		label((p[0] + q[0]) / 2, p[1] + 22, words.cut, 19),
		label((left[0] + right[0]) / 2, 212, words.base, 19),
	);
}

/**
 * Two triangles that meet in a point like an hourglass with horizontal parallel ends; text at the upper end, the lower
 * end and the two left sides.
 */
export function hourglass(
	ratio: number,
	words: { upper: string; lower: string; above: string; below: string },
): string {
	const middle: Spot = [220, 34 + 152 / (1 + ratio)];
	const [up, down] = [middle[1] - 34, 186 - middle[1]];
	const reach = Math.min(130, 64 * Math.max(1, ratio), 130 * ratio);
	const small = (reach * up) / down;
	const [a, b]: readonly [Spot, Spot] = [
		[middle[0] - small, 34],
		[middle[0] + small * 0.7, 34],
	];
	const [c, d]: readonly [Spot, Spot] = [
		[middle[0] + reach, 186],
		[middle[0] - reach * 0.7, 186],
	];
	const shape = (corners: readonly Spot[], color: FigureColor) =>
		`<path d="M${corners.map(plain).join("L")}Z" fill="${paint(color)}" fill-opacity="0.22" stroke="${paint(color)}" stroke-width="4" stroke-linejoin="round"/>`;
	return svg(
		440,
		224,
		shape([a, b, middle], "sky"),
		shape([c, d, middle], "gold"),
		label((a[0] + b[0]) / 2, 24, words.upper, 19),
		label((c[0] + d[0]) / 2, 212, words.lower, 19),
		label(
			(a[0] + middle[0]) / 2 - 14 - 4.6 * words.above.length,
			(a[1] + middle[1]) / 2 + 6,
			words.above,
			17,
		),
		label((c[0] + middle[0]) / 2 + 14 + 4.6 * words.below.length, (c[1] + middle[1]) / 2, words.below, 19),
	);
}
