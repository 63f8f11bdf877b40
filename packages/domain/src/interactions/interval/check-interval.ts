import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { whyNoLine } from "../inequality/check-inequality.ts";
import { entryOf, spanOf } from "./interval.ts";
import type { Interval } from "./settings.ts";

/** Why an interval cannot answer this question, or null: the line's ends, its letter, or an answer off the line. */
export function whyNoInterval(question: FillOneQuestion, settings: Interval): string | null {
	const why = whyNoLine(settings);
	if (why !== null) return why;
	const [answer = ""] = question.key.answers;
	const span = spanOf(settings, answer);
	if (span === null) return answer;
	const entry = entryOf(settings, span);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
