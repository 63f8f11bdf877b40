import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import type { AnswerBox, Draft } from "./answer-boxes.ts";
import { playedTypeOf } from "../../question-types/played-types.ts";

export { type AnswerBox, boxShape, type Draft, onlyBox } from "./answer-boxes.ts";

/** The boxes of a question in the order of its answer; none if nothing is typed into boxes. */
export function boxesOf(question: PracticeQuestion): AnswerBox[] {
	return playedTypeOf(question).boxes(question);
}

/** An empty draft. A list shows only its first boxes. */
export function emptyDraft(question: PracticeQuestion): Draft {
	return playedTypeOf(question).emptyDraft(question);
}

/** The answer to send for a draft. */
export function toAnswer(question: PracticeQuestion, draft: Draft): StudentAnswer {
	return playedTypeOf(question).toAnswer(question, draft);
}

/** The reverse of `toAnswer`, for an answer from the device or the server. */
export function toDraft(question: PracticeQuestion, answer: StudentAnswer): Draft {
	return playedTypeOf(answer).toDraft(answer, boxesOf(question));
}

/** An option in words: its spoken label, else its picture's alt text. */
export function optionName(option: {
	label: { spoken: string };
	figure: { alt: string } | null;
	image: { alt: string } | null;
}): string {
	return option.label.spoken || (option.figure?.alt ?? option.image?.alt ?? "");
}
