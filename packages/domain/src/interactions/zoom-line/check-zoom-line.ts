import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import type { ZoomLine } from "./settings.ts";
import { entryOf, MAX_PLACES, MAX_WHOLES, zoomOf } from "./zoom-line.ts";

/** Why such a line cannot answer this question, or null: its ends, its places, or a right answer that is not on it. */
export function whyNoZoomLine(question: FillOneQuestion, line: ZoomLine): string | null {
	const { from, to, places } = line;
	const are_ends = [from, to].every(Number.isSafeInteger) && from < to && to - from <= MAX_WHOLES;
	if (!are_ends) return `${from}–${to}`;
	if (!Number.isSafeInteger(places) || places < 1 || places > MAX_PLACES) return `${places}`;
	const [answer = ""] = question.key.answers;
	const zoom = zoomOf(line, answer);
	if (zoom === null) return answer;
	const entry = entryOf(line, zoom);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
