import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import type { Random } from "../../random/seeded-random.ts";

/** Something done to the plane. Turns go about the origin, by quarter turns against the clock; sizes change from the origin. */
export type Motion =
	| { kind: "move"; by: PlanePoint }
	| { kind: "mirror"; axis: "x" | "y" }
	| { kind: "turn"; quarters: 1 | 2 | 3 }
	| { kind: "resize"; top: number; bottom: number };

export function moved([x, y]: PlanePoint, motion: Motion): PlanePoint {
	switch (motion.kind) {
		case "move":
			return [x + motion.by[0], y + motion.by[1]];
		case "mirror":
			return motion.axis === "x" ? [x, 0 - y] : [0 - x, y];
		case "turn":
			return (
				(
					[
						[0 - y, x],
						[0 - x, 0 - y],
						[y, 0 - x],
					] as const
				)[motion.quarters - 1] ?? [x, y]
			);
		case "resize":
			return [(x * motion.top) / motion.bottom, (y * motion.top) / motion.bottom];
	}
}

/** All corners after one motion after the other. */
export function movedAll(corners: readonly PlanePoint[], motions: readonly Motion[]): PlanePoint[] {
	return corners.map((corner) => motions.reduce(moved, corner));
}

/** "Move 3 to the right and 2 down" and so on, as a request. */
export function request(motion: Motion): string {
	switch (motion.kind) {
		case "move":
			return `Move ${steps(motion.by)}`;
		case "mirror":
			return `Reflect across the ${motion.axis}-axis`;
		case "turn":
			return `Rotate ${turnWords(motion.quarters)} about the origin`;
		case "resize":
			return `Dilate from the origin with scale factor ${factor(motion)}`;
	}
}

/** "moved 3 to the right and 2 down" and so on, as what has been done. */
export function passive(motion: Motion): string {
	return request(motion)
		.replace("Move", "moved")
		.replace("Reflect", "reflected")
		.replace("Rotate", "rotated")
		.replace("Dilate", "dilated");
}

export function factor({ top, bottom }: { top: number; bottom: number }): string {
	return bottom === 1 ? `${top}` : `$\\dfrac{${top}}{${bottom}}$`;
}

export function turnWords(quarters: 1 | 2 | 3): string {
	return { 1: "90° counterclockwise", 2: "180°", 3: "90° clockwise" }[quarters];
}

function steps([dx, dy]: PlanePoint): string {
	const side = dx === 0 ? [] : [`${Math.abs(dx)} to the ${dx > 0 ? "right" : "left"}`];
	const height = dy === 0 ? [] : [`${Math.abs(dy)} ${dy > 0 ? "up" : "down"}`];
	return [...side, ...height].join(" and ");
}

/** What the coordinates become: "(x, -y)". */
export function rule(motion: Motion): string {
	switch (motion.kind) {
		case "move": {
			const [dx, dy] = motion.by;
			const shifted = (letter: string, by: number) =>
				by === 0 ? letter : `${letter} ${by > 0 ? "+" : "-"} ${Math.abs(by)}`;
			return `(${shifted("x", dx)}, ${shifted("y", dy)})`;
		}
		case "mirror":
			return motion.axis === "x" ? "(x, -y)" : "(-x, y)";
		case "turn":
			return { 1: "(-y, x)", 2: "(-x, -y)", 3: "(y, -x)" }[motion.quarters];
		case "resize": {
			const { top, bottom } = motion;
			const k = bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`;
			return `(${k}x, ${k}y)`;
		}
	}
}

/** A triangle without symmetry in the first quadrant or another one, on grid points between 1 and `most` from the axes. */
export function cornersIn(random: Random, most: number): [PlanePoint, PlanePoint, PlanePoint] {
	const [w, h] = random.pick([
		[4, 2],
		[3, 2],
		[2, 3],
		[2, 4],
		[5, 2],
		[5, 3],
		[3, 5],
		[4, 3],
	] as const);
	const [x, y] = [random.integer(1, Math.max(1, most - w)), random.integer(1, Math.max(1, most - h))];
	const [sx, sy] = [random.pick([1, -1] as const), random.pick([1, -1] as const)];
	const at = (p: number, q: number): PlanePoint => [sx * p, sy * q];
	return [at(x, y), at(x + w, y), at(x, y + h)];
}

export const inBrackets = ([x, y]: PlanePoint) => `(${x}, ${y})`;
