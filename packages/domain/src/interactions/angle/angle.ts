import { readNumber } from "../../grading/read-answer.ts";
import type { Angle } from "./settings.ts";

/** What stops at every so many degrees. */
type Stops = Pick<Angle, "step">;

/** A straight angle, as far as the side turns. */
export const MOST_DEGREES = 180;

/** How far an entry opens the angle, or null where the side does not stop there. */
export function degreesOf({ step }: Stops, entry: string): number | null {
	const read = readNumber(entry);
	if (!read.readable || read.number.value.denominator !== 1n) return null;
	const degrees = Number(read.number.value.numerator);
	return degrees >= 0 && degrees <= MOST_DEGREES && degrees % step === 0 ? degrees : null;
}

/** The nearest place where the side stops. */
export function nearestStop({ step }: Stops, degrees: number): number {
	return Math.min(MOST_DEGREES, Math.max(0, Math.round(degrees / step) * step));
}
