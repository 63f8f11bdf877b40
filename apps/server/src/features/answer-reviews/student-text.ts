import { MAX_WRITTEN_ANSWER_LENGTH } from "@learnin/domain/grading/max-written-answer";
import type { VerifyWithLlmQuestion } from "@learnin/domain/question/question";
import { visible } from "../../platform/models/foreign-text.ts";
import { type FamilyWords, withoutPersonal } from "../../platform/models/without-personal.ts";

const nobody: FamilyWords = { names: [], schools: [] };

/** A student's text, safe for a program to process, truncated. */
export function visibleText(text: string): string {
	return visible(text, MAX_WRITTEN_ANSWER_LENGTH);
}

/**
 * A student's text as models and reviewers get it: truncated, without invisible characters, and with
 * placeholders for what reveals who wrote it. Numbers of the question and its answer stay.
 */
export function readableText(question: VerifyWithLlmQuestion, text: string, family = nobody): string {
	const { prompt, key } = question;
	const asked = [prompt, key.sample_answer, ...key.rubric.map(({ requirement }) => requirement)].join(" ");
	return withoutPersonal(visibleText(text), family, asked);
}
