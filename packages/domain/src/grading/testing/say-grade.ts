import { exampleFillOne } from "../../examples/questions.ts";
import type { AnswerType, BlankKey, FillOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { gradeAnswer } from "../grade-answer.ts";

/** A grade in one line, with its detail after a colon and its parts after an arrow. */
export function sayGrade(grade: Grade): string {
	switch (grade.verdict) {
		case "correct":
			return "correct";
		case "incorrect": {
			const why = grade.not_simplest ? "not simplest" : grade.known_mistake_id;
			return why === null ? "incorrect" : `incorrect: ${why}`;
		}
		case "wrong_form":
			return withParts(`wrong form: ${grade.wanted_form}`, grade.parts);
		case "unreadable":
			return withParts(`unreadable: ${grade.reason}`, grade.parts);
		case "needs_review":
			return "needs review";
	}
}

function withParts(text: string, parts: readonly string[]): string {
	return parts.length === 0 ? text : `${text} -> ${parts.join(" ")}`;
}

/** The grade of an entry typed in one box with that key; `changes` sets other fields of the question. */
export function sayEntry(
	answer_type: AnswerType,
	key: string | BlankKey,
	text: string,
	changes: Partial<FillOneQuestion> = {},
): string {
	const full = typeof key === "string" ? { answers: [key] } : key;
	const question = exampleFillOne({ answer_type, key: full, known_mistakes: [], ...changes });
	return sayGrade(gradeAnswer(question, { question_type: "FILL_ONE", text }));
}
