import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { type Slip, slip } from "../../kit/index.ts";
import { type Motion, moved, rule } from "./motions.ts";

/** What a wrong procedure does to the plane. */
export interface Mistaken {
	slip: Slip;
	/** What is done instead, where it is a motion itself. */
	motion?: Motion;
	move: (point: PlanePoint) => PlanePoint;
	rule: string;
}

const instead = (slipped: Slip, motion: Motion): Mistaken => ({
	slip: slipped,
	motion,
	move: (point) => moved(point, motion),
	rule: rule(motion),
});

const swapped: Mistaken = { slip: slip.swappedTheCoordinates, move: ([x, y]) => [y, x], rule: "(y, x)" };

function ofShift([dx, dy]: PlanePoint): Mistaken[] {
	return [
		instead(slip.translatedTheOtherWay, { kind: "move", by: [-dx, -dy] }),
		instead(slip.swappedTheShifts, { kind: "move", by: [dy, dx] }),
		instead(slip.mixedUpUpAndDown, { kind: "move", by: [dx, -dy] }),
	];
}

function ofTurn(quarters: 1 | 2 | 3): Mistaken[] {
	if (quarters === 2)
		return [
			{ slip: slip.changedOneSignOnly, move: ([x, y]) => [-x, y], rule: "(-x, y)" },
			{ slip: slip.changedOneSignOnly, move: ([x, y]) => [x, -y], rule: "(x, -y)" },
			swapped,
			instead(slip.rotatedTooFar, { kind: "turn", quarters: 1 }),
		];
	const sign = quarters === 1 ? -1 : 1;
	return [
		instead(slip.rotatedTheOtherWay, { kind: "turn", quarters: quarters === 1 ? 3 : 1 }),
		{
			slip: slip.didNotSwapTheCoordinates,
			move: ([x, y]) => [sign * x, -sign * y],
			rule: quarters === 1 ? "(-x, y)" : "(x, -y)",
		},
		instead(slip.rotatedTooFar, { kind: "turn", quarters: 2 }),
		swapped,
	];
}

function ofDilation(top: number, bottom: number): Mistaken[] {
	const k = top / bottom;
	const shown = bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`;
	return [
		instead(slip.turnedTheFactorAround, { kind: "resize", top: bottom, bottom: top }),
		{ slip: slip.dilatedOneCoordinate, move: ([x, y]) => [k * x, y], rule: `(${shown}x, y)` },
		{
			slip: slip.addedTheScaleFactor,
			move: ([x, y]) => [x + k, y + k],
			rule: `(x + ${shown}, y + ${shown})`,
		},
	];
}

/** Where wrong procedures lead instead of a motion, most probable first. */
export function mistakenFor(motion: Motion): Mistaken[] {
	if (motion.kind === "move") return ofShift(motion.by);
	if (motion.kind === "turn") return ofTurn(motion.quarters);
	if (motion.kind === "resize") return ofDilation(motion.top, motion.bottom);
	return [
		instead(slip.reflectedAcrossTheOtherAxis, { kind: "mirror", axis: motion.axis === "x" ? "y" : "x" }),
		instead(slip.tookRotationForReflection, { kind: "turn", quarters: 2 }),
		swapped,
	];
}
