import type { AnswerType, FillOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { readAnswer } from "../read-answer.ts";
import { gradeNumber } from "./number-blank.ts";
import { gradeText } from "./text-blank.ts";

/**
 * FILL_ONE: one blank by its answer type. An empty or unreadable entry says why and costs nothing.
 * Throws when the question's own key cannot be read: that is our fault and must not cost the learner a try.
 */
export function gradeFillOne(question: FillOneQuestion, text: string): Grade {
	const read = readAnswer(text, question.answer_type, question);
	if (!read.readable) return { verdict: "unreadable", reason: read.reason };
	const type: AnswerType = question.answer_type;
	if (read.kind === "text" || type === "STRING") return gradeText(question, read.canonical);
	return gradeNumber(question, type, read);
}
