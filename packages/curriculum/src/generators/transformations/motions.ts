import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { counted, type Random } from "../../kit/index.ts";

/** Something done to the plane. Rotations go about the origin, by quarter turns counterclockwise; dilations are from the origin. */
export type Motion =
	| { kind: "move"; by: PlanePoint }
	| { kind: "mirror"; axis: "x" | "y" }
	| { kind: "turn"; quarters: 1 | 2 | 3 }
	| { kind: "resize"; top: number; bottom: number };

export type Kind = Motion["kind"];
export const RIGID: readonly Kind[] = ["move", "mirror", "turn"];

const FACTORS = [
	[2, 1],
	[3, 1],
	[4, 1],
	[1, 2],
	[1, 3],
	[3, 2],
	[2, 3],
	[5, 2],
] as const;

const shiftBy = (random: Random, most: number) => random.integer(1, most) * random.pick([1, -1] as const);

/** One of these kinds, each equally likely. */
export function motionOf(random: Random, kinds: readonly Kind[] = RIGID, most = 6): Motion {
	const kind = random.pick(kinds);
	if (kind === "move") return { kind, by: [shiftBy(random, most), shiftBy(random, most)] };
	if (kind === "mirror") return { kind, axis: random.pick(["x", "y"] as const) };
	if (kind === "turn") return { kind, quarters: random.pick([1, 2, 3] as const) };
	const [top, bottom] = random.pick(FACTORS);
	return { kind, top, bottom };
}

export function moved([x, y]: PlanePoint, motion: Motion): PlanePoint {
	if (motion.kind === "move") return [x + motion.by[0], y + motion.by[1]];
	if (motion.kind === "mirror") return motion.axis === "x" ? [x, 0 - y] : [0 - x, y];
	if (motion.kind === "resize") return [(x * motion.top) / motion.bottom, (y * motion.top) / motion.bottom];
	return { 1: [0 - y, x], 2: [0 - x, 0 - y], 3: [y, 0 - x] }[motion.quarters] as [number, number];
}

/** All vertices after one motion after the other. */
export function movedAll(corners: readonly PlanePoint[], motions: readonly Motion[]): PlanePoint[] {
	return corners.map((corner) => motions.reduce(moved, corner));
}

/** "a reflection across the x-axis" and so on. */
export function named(motion: Motion): string {
	if (motion.kind === "move") return `a translation ${steps(motion.by)}`;
	if (motion.kind === "mirror") return `a reflection across the ${motion.axis}-axis`;
	if (motion.kind === "turn") return `a ${turnWords(motion.quarters)} rotation about the origin`;
	return `a dilation with center at the origin and scale factor ${factor(motion)}`;
}

/** "reflected across the x-axis" and so on. */
export function passive(motion: Motion): string {
	if (motion.kind === "turn") return `rotated ${turnWords(motion.quarters)} about the origin`;
	return named(motion)
		.replace("a translation", "translated")
		.replace("a reflection", "reflected")
		.replace("a dilation", "dilated");
}

/** A sequence: "a rotation …, followed by a translation …". */
export const sequenceOf = (motions: readonly Motion[]) => motions.map(named).join(", followed by ");

function factor({ top, bottom }: { top: number; bottom: number }): string {
	return bottom === 1 ? `${top}` : `$\\dfrac{${top}}{${bottom}}$`;
}

function turnWords(quarters: 1 | 2 | 3): string {
	return { 1: "90° counterclockwise", 2: "180°", 3: "90° clockwise" }[quarters];
}

function steps([dx, dy]: PlanePoint): string {
	const side = dx === 0 ? [] : [`${counted(Math.abs(dx), "unit")} ${dx > 0 ? "right" : "left"}`];
	const height = dy === 0 ? [] : [`${counted(Math.abs(dy), "unit")} ${dy > 0 ? "up" : "down"}`];
	return [...side, ...height].join(" and ");
}

/** What the coordinates become: "(x, -y)". */
export function rule(motion: Motion): string {
	if (motion.kind === "mirror") return motion.axis === "x" ? "(x, -y)" : "(-x, y)";
	if (motion.kind === "turn") return { 1: "(-y, x)", 2: "(-x, -y)", 3: "(y, -x)" }[motion.quarters];
	if (motion.kind === "move") {
		const shifted = (letter: string, by: number) =>
			by === 0 ? letter : `${letter} ${by > 0 ? "+" : "-"} ${Math.abs(by)}`;
		return `(${shifted("x", motion.by[0])}, ${shifted("y", motion.by[1])})`;
	}
	const k = motion.bottom === 1 ? `${motion.top}` : `\\dfrac{${motion.top}}{${motion.bottom}}`;
	return `(${k}x, ${k}y)`;
}

/** A right triangle without symmetry within one quadrant, on grid points between 1 and `most` from the axes. */
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
