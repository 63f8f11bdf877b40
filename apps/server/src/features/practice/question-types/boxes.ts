import type { AnswerBlank } from "@learnin/domain/question/question";
import { answerSource } from "../answers/answer-source.ts";

/** Only what fits on a line; the grader refused longer entries anyway. */
const longestShown = 200;

/** An entry as it was typed; an empty box among filled ones is shown as a dash. */
export function entrySource(
	text: string,
	around: Pick<AnswerBlank, "answer_prefix" | "answer_suffix">,
): string {
	return text.trim() === "" ? "–" : answerSource(text.slice(0, longestShown), around);
}

/** What belongs in a box. */
export function blankSource(blank: AnswerBlank): string {
	return answerSource(blank.key.answers[0] ?? "", blank);
}

/** What is printed beside a box. */
export function presentAround({
	answer_prefix = null,
	answer_suffix = null,
}: Partial<Record<"answer_prefix" | "answer_suffix", string | null>>) {
	return { answer_prefix, answer_suffix };
}

/** Whether every right answer is a time of day, for which the page has a box for the hour and one for the minutes. */
export function isTime({ answer_type, key }: AnswerBlank): boolean {
	return answer_type === "STRING" && key.answers.every((answer) => /^\d{1,2}:\d\d$/.test(answer));
}
