import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { degreesOf, MAX_DEGREES } from "./angle.ts";
import type { Angle } from "./settings.ts";

/** Why an angle cannot answer this question, or null: its steps, or a right answer that is not a stop. */
export function whyNoAngle(question: FillOneQuestion, angle: Angle): string | null {
	const { step } = angle;
	if (!Number.isSafeInteger(step) || step < 1 || MAX_DEGREES % step !== 0) return `${step}`;
	const [answer = ""] = question.key.answers;
	const degrees = degreesOf(angle, answer);
	if (degrees === null) return answer;
	return gradeFillOne(question, `${degrees}`).verdict === "correct" ? null : `${degrees}`;
}
