import type { FillOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { blankGrader } from "./blank.ts";

/** FILL_ONE: one blank by its answer type. */
export function fillOneGrader(question: FillOneQuestion): (text: string) => Grade {
	const gradeText = blankGrader(question, question.known_mistakes);
	return (text) => {
		const grade = gradeText(text);
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
	};
}

/** The grade of one answer by `fillOneGrader`. */
export function gradeFillOne(question: FillOneQuestion, text: string): Grade {
	return fillOneGrader(question)(text);
}
