import * as slip from "../slips/index.ts";
import { exactly, kind, N, type Procedure, type TaskKind } from "./task-kind.ts";

/** A part of a larger angle that is the sum of two. */
const PART_OF_ANGLE: readonly Procedure[] = [
	[slip.addedToTheWholeAngle, (part, [known]) => part + 2 * known],
	[slip.took180, (_, [known]) => 180 - known],
	[slip.took90, (_, [known]) => 90 - known],
	[slip.tookFrom360, (_, [known]) => 360 - known],
];

const COMPLEMENT: readonly Procedure[] = [
	[slip.mixedTotals, (_, [known]) => 180 - known],
	[slip.tookFrom360, (_, [known]) => 360 - known],
	[slip.gaveTheKnownAngle, (_, [known]) => known],
];

const SUPPLEMENT: readonly Procedure[] = [
	[slip.mixedTotals, (_, [known]) => Math.abs(90 - known)],
	[slip.tookFrom360, (_, [known]) => 360 - known],
	[slip.gaveTheKnownAngle, (_, [known]) => known],
];

const THIRD_ANGLE: readonly Procedure[] = [
	[slip.gaveBothAngles, (_, [a, b]) => a + b],
	[slip.used360, (_, [a, b]) => 360 - a - b],
	[slip.tookOneAngle, (_, [a]) => 180 - a],
	[slip.tookOneAngle, (_, [, b]) => 180 - b],
	[slip.subtractedTwoAngles, (_, [a, b]) => Math.abs(a - b)],
];

const EXTERIOR: readonly Procedure[] = [
	[slip.gaveInterior, (_, [a, b]) => 180 - a - b],
	[slip.subtractedAngles, (_, [a, b]) => Math.abs(a - b)],
	[slip.tookOneAngle, (_, [a]) => 180 - a],
];

const SLOPE: readonly Procedure[] = [
	[slip.runOverRise, (_, [x, y, u, v]) => fraction(u - x, v - y)],
	[slip.mixedPointOrder, (slope) => -slope],
	[slip.gaveTheRise, (_, [, y, , v]) => v - y],
	[slip.addedCoordinates, (_, [x, y, u, v]) => fraction(y + v, x + u)],
	[slip.gaveTheRun, (_, [x, , u]) => u - x],
	[slip.runOverRise, (_, [x, y, u, v]) => fraction(x - u, v - y)],
];

function fraction(top: number, bottom: number) {
	if (bottom === 0) return undefined;
	return bottom < 0 ? ([-top, -bottom] as const) : ([top, bottom] as const);
}

/** Points on a horizontal or vertical line. */
const STRAIGHT: readonly Procedure[] = [
	[
		slip.subtractedAbsolutes,
		(_, [x, y, u, v]) => Math.abs(Math.abs(x) - Math.abs(u)) + Math.abs(Math.abs(y) - Math.abs(v)),
	],
	[
		slip.addedAbsolutes,
		(_, [x, y, u, v]) => (y === v ? Math.abs(x) + Math.abs(u) : Math.abs(y) + Math.abs(v)),
	],
	[slip.negativeDistance, (distance) => -distance],
	[slip.countedThePoints, (distance) => distance + 1],
];

const SLANTED: readonly Procedure[] = [
	[slip.addedLegs, (_, [x, y, u, v]) => Math.abs(x - u) + Math.abs(y - v)],
	[slip.leftOutRoot, (_, [x, y, u, v]) => (x - u) ** 2 + (y - v) ** 2],
	[
		slip.lostCoordinateSign,
		(_, [x, y, u, v]) => inTenths(Math.hypot(Math.abs(x) - Math.abs(u), Math.abs(y) - Math.abs(v))),
	],
];
const inTenths = (length: number) => Math.round(length * 10) / 10;

const POINT = String.raw`\((-?\d+), (-?\d+)\)`;
const signed = { isSigned: true } as const;

const ELAPSED: readonly Procedure[] = [
	[slip.readTheEnd, (_, [, , , end]) => end],
	[slip.hourAsHundredMinutes, (_, [h, m, k, end]) => 100 * (k - h) + end - m],
	[slip.subtractedTheMinutes, (_, [, start, , end]) => Math.abs(start - end)],
	[slip.countedAnHourMore, (minutes) => minutes + 60],
	[slip.forgotTheNewHour, (minutes) => (minutes > 60 ? minutes - 60 : undefined)],
	[slip.addedTheMinutes, (_, [, start, , end]) => start + end],
];

/** Angles, points of the plane, and times of the clock. */
export const OF_ANGLES_AND_POINTS: readonly TaskKind[] = [
	kind(exactly("the other part of an? .* when one part is ", N, "°"), PART_OF_ANGLE),
	kind(exactly("the complement of an? ", N, "° angle"), COMPLEMENT),
	kind(exactly("the supplement of an? ", N, "° angle"), SUPPLEMENT),
	kind(exactly("the third angle of a triangle with angles of ", N, "° and ", N, "°"), THIRD_ANGLE),
	kind(exactly("the exterior angle with remote interior angles of ", N, "° and ", N, "°"), EXTERIOR),
	kind(exactly(String.raw`the slope of the line through \$${POINT}\$ and \$${POINT}\$`), SLOPE, signed),
	kind(exactly(String.raw`the distance between \$${POINT}\$ and \$${POINT}\$`), STRAIGHT, signed),
	kind(exactly(String.raw`the distance between \$A${POINT}\$ and \$B${POINT}\$`), SLANTED),
	kind(/^the time from (\d+):(\d+) to (\d+):(\d+) in minutes$/, ELAPSED),
];
