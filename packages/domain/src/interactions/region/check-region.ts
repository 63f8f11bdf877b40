import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { MAX_STEPS } from "../plane/plane.ts";
import { endsOf, entryOf, type Half, halvesOf } from "./region.ts";
import type { Region } from "./settings.ts";

/** Why a region cannot answer this question, or null: its plane, or a right answer that cannot be drawn on it. */
export function whyNoRegion(question: FillOneQuestion, region: Region): string | null {
	const { x_from, x_to, y_from, y_to } = region;
	for (const [from, to] of [
		[x_from, x_to],
		[y_from, y_to],
	] as const) {
		const steps = to - from;
		if (![from, to].every(Number.isSafeInteger) || steps < 2 || steps > MAX_STEPS) return `${from}–${to}`;
	}
	const [answer = ""] = question.key.answers;
	const halves = halvesOf(region, answer);
	if (halves === null || !halves.every((half) => hasRoom(region, half))) return answer;
	const entry = entryOf(halves);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

/** Past a boundary at the edge of the plane there is nothing to shade. */
function hasRoom(region: Region, { axis, at, is_more }: Half): boolean {
	const { from, to } = endsOf(region, axis);
	return is_more ? at < to : at > from;
}
