import type { FillOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { gradeBlank } from "./blank.ts";

/** FILL_ONE: one blank by its answer type. */
export function gradeFillOne(question: FillOneQuestion, text: string): Grade {
	const grade = gradeBlank(question, text, question.known_mistakes);
	switch (grade.verdict) {
		case "correct":
			return grade;
		case "incorrect": {
			const { verdict, answer_read, known_mistake_id, not_simplest } = grade;
			return { verdict, answer_read, known_mistake_id, not_simplest, right_parts: null };
		}
		default:
			return { ...grade, parts: [] };
	}
}
