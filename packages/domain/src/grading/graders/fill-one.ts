import type { FillOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { gradeBlank } from "./blank.ts";

/** FILL_ONE: one blank by its answer type. */
export function gradeFillOne(question: FillOneQuestion, text: string): Grade {
	const grade = gradeBlank(question, text, question.known_mistakes);
	switch (grade.verdict) {
		case "correct":
			return grade;
		case "incorrect":
			return { ...grade, right_parts: null };
		default:
			return { ...grade, parts: [] };
	}
}
