import type { Protractor } from "./settings.ts";

/** The maximum rotation to either side. */
export const MAX_TURN = 90;

/** The protractor rotated to that many degrees, at one of its stops. */
export function turned({ step }: Protractor, degrees: number): number {
	return Math.min(MAX_TURN, Math.max(-MAX_TURN, Math.round(degrees / step) * step));
}

/**
 * The initial rotation of the protractor: none. With a typed or restored reading, its mark is on the other side of the
 * angle, as near as the protractor can be rotated.
 */
export function firstTurn(protractor: Protractor, mark: number | null): number {
	const { tilt, degrees } = protractor;
	return mark === null ? 0 : turned(protractor, tilt + degrees - mark);
}

/** How far the mark is past the other side of the angle; negative before it. */
export function pastSide({ tilt, degrees }: Protractor, turn: number, mark: number): number {
	return turn + mark - tilt - degrees;
}
