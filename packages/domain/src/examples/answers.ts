import type { Question, StudentAnswer } from "../question/question.ts";

/** The answer that the question's key calls right, for tests and demo data. */
export function rightAnswer(question: Question): StudentAnswer {
	switch (question.question_type) {
		case "SELECT_ONE":
			return { question_type: "SELECT_ONE", option_id: question.key.option_id };
		case "FILL_ONE":
			return { question_type: "FILL_ONE", text: question.key.answers[0] ?? "" };
	}
}

/**
 * The n-th wrong answer, for tests and demo data: known mistakes first, then numbers far from any key. A question with
 * options has only as many as wrong options and begins again.
 */
export function wrongAnswer(question: Question, n = 0): StudentAnswer {
	switch (question.question_type) {
		case "SELECT_ONE": {
			const wrong = question.options.filter(({ id }) => id !== question.key.option_id);
			return { question_type: "SELECT_ONE", option_id: wrong[n % wrong.length]?.id ?? null };
		}
		case "FILL_ONE":
			return { question_type: "FILL_ONE", text: question.known_mistakes[n]?.answer ?? String(900_001 + n) };
	}
}
