import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { MOST_STEPS } from "../plane/plane.ts";
import { entryOf, halvesOf } from "./region.ts";
import type { Region } from "./settings.ts";

/** Why a region cannot answer this question, or null: its plane, or a right answer that cannot be drawn on it. */
export function whyNoRegion(question: FillOneQuestion, region: Region): string | null {
	const { x_from, x_to, y_from, y_to } = region;
	for (const [from, to] of [
		[x_from, x_to],
		[y_from, y_to],
	] as const) {
		const steps = to - from;
		if (![from, to].every(Number.isSafeInteger) || steps < 2 || steps > MOST_STEPS) return `${from}–${to}`;
	}
	const [answer = ""] = question.key.answers;
	const halves = halvesOf(region, answer);
	if (halves === null) return answer;
	const entry = entryOf(halves);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
