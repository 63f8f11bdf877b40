import type { FillMultipleQuestion } from "../../question/question.ts";
import { isOn, MAX_POINTS, MAX_STEPS, pointsOf } from "./plane.ts";
import type { Plane } from "./settings.ts";

/**
 * Why a plane cannot answer this question, or null: its grid, its boxes, or a right answer that is not a grid point.
 */
export function whyNoPlane({ blanks, is_any_order }: FillMultipleQuestion, plane: Plane): string | null {
	const { x_from, x_to, y_from, y_to, step, join, segments, shape = [] } = plane;
	if (![x_from, x_to, y_from, y_to, step].every(Number.isSafeInteger) || step < 1) return `${step}`;
	for (const [from, to] of [
		[x_from, x_to],
		[y_from, y_to],
	] as const) {
		const steps = (to - from) / step;
		if (!Number.isInteger(steps) || steps < 2 || steps > MAX_STEPS) return `${from}–${to}`;
	}
	if (!segments.flatMap((each) => Object.values(each)).every(Number.isFinite)) return "segments";
	if (shape.length > MAX_POINTS || shape.some((corner) => !isOn(plane, corner))) return "shape";
	const count = blanks.length / 2;
	const is_joinable = join === "none" || (join === "polygon" ? count >= 3 : count === 2);
	if (!Number.isInteger(count) || count > MAX_POINTS || is_any_order === true || !is_joinable)
		return `${blanks.length}`;
	const keys = blanks.map(({ key }) => key.answers[0] ?? "");
	const off = pointsOf(plane, keys).indexOf(null);
	return off === -1 ? null : `(${keys[2 * off]}, ${keys[2 * off + 1]})`;
}
