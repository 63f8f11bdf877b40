import { slip, whole } from "../../../kit/index.ts";

/** The box for a remainder, and where mistakes lead. */
export function restBox(rest: number, divisor: number) {
	return {
		right: whole(rest),
		wrong: [
			[slip.remainderTooLarge, whole(rest + divisor)],
			[slip.missingToTheNext, whole(divisor - rest)],
		] as const,
	};
}
