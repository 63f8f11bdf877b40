import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { MAX_STEPS } from "../number-line/number-line.ts";
import { endOf, lineOf } from "./jumps.ts";
import type { Jumps } from "./settings.ts";

/** Why jumps cannot answer this question, or null: the line, the jumps, or a right answer on which none can land. */
export function whyNoJumps(question: FillOneQuestion, jumps: Jumps): string | null {
	const { from, to, start, short, long } = jumps;
	if (![from, to, start, short, long].every(Number.isSafeInteger) || from >= to) return `${from}–${to}`;
	if (start < from || start > to) return `${start}`;
	if (short < 1 || long < short || long % short !== 0) return `${short}, ${long}`;
	const { steps } = lineOf(jumps);
	if (!Number.isInteger(steps) || steps > MAX_STEPS) return `${from}–${to}`;
	const [answer = ""] = question.key.answers;
	const end = endOf(jumps, answer);
	if (end === null) return answer;
	return gradeFillOne(question, `${end}`).verdict === "correct" ? null : `${end}`;
}
