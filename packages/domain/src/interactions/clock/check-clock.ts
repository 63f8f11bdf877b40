import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { entryOf, timeOf } from "./clock.ts";
import type { Clock } from "./settings.ts";

/** Why a clock cannot answer this question, or null: its steps, or a right answer that the hands cannot show. */
export function whyNoClock(question: FillOneQuestion, clock: Clock): string | null {
	const { step } = clock;
	if (!Number.isSafeInteger(step) || step < 1 || step > 30 || 60 % step !== 0) return `${step}`;
	const [answer = ""] = question.key.answers;
	const time = timeOf(clock, answer);
	if (time === null) return answer;
	const entry = entryOf(time);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
