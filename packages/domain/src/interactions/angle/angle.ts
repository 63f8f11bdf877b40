import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Angle } from "./settings.ts";

/** Anything that snaps to multiples of this many degrees. */
type Stops = Pick<Angle, "step">;

/** A straight angle, the maximum. */
export const MAX_DEGREES = 180;

/** The opening of an entry, or null if the side does not stop there. */
export function degreesOf({ step }: Stops, entry: string): number | null {
	const degrees = wholeEntry(entry);
	return degrees !== null && degrees >= 0 && degrees <= MAX_DEGREES && degrees % step === 0 ? degrees : null;
}

/** The nearest stop of the side. */
export function nearestStop({ step }: Stops, degrees: number): number {
	return Math.min(MAX_DEGREES, Math.max(0, Math.round(degrees / step) * step));
}
