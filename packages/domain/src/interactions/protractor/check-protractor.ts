import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { degreesOf, MAX_DEGREES } from "../angle/angle.ts";
import { MAX_TURN } from "./protractor.ts";
import type { Protractor } from "./settings.ts";

/**
 * Why a protractor cannot answer this question, or null: its steps, its angle, or a right answer that it does not
 * read.
 */
export function whyNoProtractor(question: FillOneQuestion, protractor: Protractor): string | null {
	const { step, tilt, degrees } = protractor;
	const is_step = Number.isSafeInteger(step) && step >= 1 && MAX_TURN % step === 0;
	if (!is_step) return `${step}`;
	// The zero must fit the first side, and both sides must be above the line through the vertex.
	if (tilt < 0 || tilt > MAX_TURN || tilt % step !== 0) return `${tilt}`;
	if (!Number.isSafeInteger(degrees) || degrees < 1 || tilt + degrees > MAX_DEGREES) return `${degrees}`;
	const [answer = ""] = question.key.answers;
	const read = degreesOf(protractor, answer);
	if (read === null) return answer;
	return gradeFillOne(question, `${read}`).verdict === "correct" ? null : `${read}`;
}
