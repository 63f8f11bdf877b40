import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { type Slip, startLarge, words, type Wrong } from "../../kit/index.ts";
import { inBrackets, type Motion, movedAll, sequenceOf } from "./motions.ts";

type Corners = readonly PlanePoint[];

export interface Pair {
	from: Corners;
	to: Corners;
	motions: readonly Motion[];
}

/** A triangle and its image, in whole numbers, apart from each other and both on the plane; else undefined. */
export function pairOf(from: Corners, motions: readonly Motion[], reach: number): Pair | undefined {
	const to = movedAll(from, motions);
	const fits = [...from, ...to].flat().every((each) => Number.isInteger(each) && Math.abs(each) <= reach);
	return fits && !overlap(from, to) ? { from, to, motions } : undefined;
}

function overlap(one: Corners, other: Corners): boolean {
	const ends = (corners: Corners, axis: 0 | 1) =>
		[
			Math.min(...corners.map((corner) => corner[axis])),
			Math.max(...corners.map((corner) => corner[axis])),
		] as const;
	return ([0, 1] as const).every((axis) => {
		const [[a, b], [c, d]] = [ends(one, axis), ends(other, axis)];
		return a < d && c < b;
	});
}

export const told = (corners: Corners) => corners.map((corner) => `$${inBrackets(corner)}$`).join(", ");

/** A sequence of motions to choose. */
export const asOption = (motions: readonly Motion[]) => words(startLarge(sequenceOf(motions)));

const sorted = (corners: Corners) => corners.map(inBrackets).sort().join(" ");

/** Other sequences to choose; those that also lead from the one triangle to the other are left out. */
export function otherSolvers(
	{ from, to }: Pair,
	ways: readonly (readonly [slip: Slip, motions: readonly Motion[]])[],
): Wrong[] {
	return ways
		.filter(([, motions]) => sorted(movedAll(from, motions)) !== sorted(to))
		.map(([slipped, motions]) => [slipped, asOption(motions)] as const);
}
