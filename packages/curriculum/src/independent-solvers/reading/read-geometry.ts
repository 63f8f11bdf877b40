import type { Figure } from "@learnin/domain/question/question";

/**
 * What a student sees in a drawing of lines and shapes, measured again from its coordinates. They are rounded to
 * hundredths of a step of the drawing, so equal means equal within a small distance.
 */

export type Point = readonly [x: number, y: number];

/** Coordinates that are nearer than this are one place. */
const NEAR = 0.6;

/** The corners of the closed shape in a figure. */
export function cornersIn({ svg }: Figure): Point[] {
	const [, path = ""] = /<path d="M([-\d. L]+)Z"/.exec(svg) ?? [];
	return path.split("L").map((corner): Point => {
		const [x = 0, y = 0] = corner.split(" ").map(Number);
		return [x, y];
	});
}

/** Straight lines of a figure whose tag matches, by their two ends. */
export function linesIn({ svg }: Figure, tag: RegExp): [Point, Point][] {
	return [...svg.matchAll(/<line x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)"[^>]*>/g)]
		.filter(([all]) => tag.test(all))
		.map(([, x1, y1, x2, y2]): [Point, Point] => [
			[Number(x1), Number(y1)],
			[Number(x2), Number(y2)],
		]);
}

function isNear([x1, y1]: Point, [x2, y2]: Point): boolean {
	return Math.hypot(x1 - x2, y1 - y2) < NEAR;
}

/** Whether a shape lies on itself when it is folded along the line through two points. */
export function foldsOnItself(corners: readonly Point[], [one, other]: readonly [Point, Point]): boolean {
	const images = corners.map((corner) => folded(corner, one, other));
	const places = images.map((image) => corners.findIndex((corner) => isNear(corner, image)));
	// Neighbors must stay neighbors, else the corners meet and the sides do not.
	return places.every((place, at) => {
		const next = places[(at + 1) % places.length] ?? -1;
		const step = (next - place + corners.length) % corners.length;
		return place >= 0 && next >= 0 && (step === 1 || step === corners.length - 1);
	});
}

function folded([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
	const [dx, dy] = [x2 - x1, y2 - y1];
	const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
	return [2 * (x1 + along * dx) - x, 2 * (y1 + along * dy) - y];
}

/** How many lines of symmetry a shape has: each would go through its middle and a corner or the middle of a side. */
export function symmetryLines(corners: readonly Point[]): number {
	const middle: Point = [
		corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
		corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
	];
	const sides = corners.map(([x, y], at): Point => {
		const [next_x, next_y] = corners[(at + 1) % corners.length] ?? [x, y];
		return [(x + next_x) / 2, (y + next_y) / 2];
	});
	const directions = [...corners, ...sides]
		.filter((spot) => !isNear(spot, middle) && foldsOnItself(corners, [middle, spot]))
		.map(([x, y]) => ((Math.atan2(y - middle[1], x - middle[0]) * 180) / Math.PI + 360) % 180);
	const kept: number[] = [];
	for (const direction of directions)
		if (
			kept.every((other) => {
				const apart = Math.abs(other - direction);
				return Math.min(apart, 180 - apart) > 2;
			})
		)
			kept.push(direction);
	return kept.length;
}

/** The size of a shape; twice the area. */
export function areaOf(corners: readonly Point[]): number {
	return Math.abs(
		corners.reduce((sum, [x, y], at) => {
			const [next_x, next_y] = corners[(at + 1) % corners.length] ?? [0, 0];
			return sum + x * next_y - next_x * y;
		}, 0),
	);
}

/** The part of a shape on one side of a line. */
export function partBeside(
	corners: readonly Point[],
	[[x1, y1], [x2, y2]]: readonly [Point, Point],
): Point[] {
	const side = ([x, y]: Point) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
	return corners.flatMap((corner, at): Point[] => {
		const next = corners[(at + 1) % corners.length] ?? corner;
		const [here, there] = [side(corner), side(next)];
		const kept: Point[] = here >= 0 ? [corner] : [];
		if (here * there < 0) {
			const share = here / (here - there);
			kept.push([corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])]);
		}
		return kept;
	});
}

/** The direction from one point to another in whole degrees against the clock, from the right. */
export function directionOf([x1, y1]: Point, [x2, y2]: Point): number {
	return Math.round(((Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI + 360) % 360);
}

/** The angles at the corners of a shape that bulges nowhere inwards, in degrees. */
export function anglesOf(corners: readonly Point[]): number[] {
	return corners.map((corner, at) => {
		const before = corners[(at + corners.length - 1) % corners.length] ?? corner;
		const after = corners[(at + 1) % corners.length] ?? corner;
		const apart = Math.abs(directionOf(corner, before) - directionOf(corner, after));
		return Math.min(apart, 360 - apart);
	});
}

/** How many pairs of opposite sides of a quadrilateral run in one direction. */
export function parallelPairs(corners: readonly Point[]): number {
	const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
	const isSame = (one: number, other: number) =>
		(one - other + 360) % 180 <= 1 || (other - one + 360) % 180 <= 1;
	return [isSame(directionOf(a, b), directionOf(d, c)), isSame(directionOf(b, c), directionOf(a, d))].filter(
		Boolean,
	).length;
}

/** The closed shapes of straight sides in a figure: their sizes, and whether each is colored. */
export function partSizes({ svg }: Figure): { size: number; is_colored: boolean }[] {
	return [...svg.matchAll(/<path d="M([-\d. L]+)Z" fill="([^"]+)"/g)].map(([, path = "", fill = ""]) => ({
		size: areaOf(
			path.split("L").map((corner): Point => {
				const [x = 0, y = 0] = corner.split(" ").map(Number);
				return [x, y];
			}),
		),
		is_colored: fill.includes("--fig-"),
	}));
}
