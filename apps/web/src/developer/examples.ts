import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";

/** An example question with the data of its states; the server writes it into the document. */
export interface Example {
	title: string;
	question: PracticeQuestion;
	finished: QuestionStatus;
	right_answer: StudentAnswer;
	wrong_answer: StudentAnswer;
	wrong_feedback: Feedback;
}

export function readExamples(): Example[] {
	const text = document.getElementById("data")?.textContent ?? "";
	return text.startsWith("[") ? (JSON.parse(text) as Example[]) : [];
}
