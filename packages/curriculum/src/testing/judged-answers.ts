import type { Question } from "@learnin/domain/question/question";

/** An answer, part by part, and whether it must fit the question. */
export interface JudgedAnswer {
	texts: string[];
	fits: boolean;
}

/** The right and the wrong answers that a question itself knows: entries, or labels of options. */
export function judgedAnswers(question: Question): JudgedAnswer[] {
	switch (question.question_type) {
		case "FILL_ONE":
			return [
				...question.key.answers.map((text) => ({ texts: [text], fits: true })),
				...question.known_mistakes.map(({ answer }) => ({ texts: [answer], fits: false })),
			];
		case "SELECT_ONE":
			return question.options.map(({ id, label }) => ({
				texts: [label],
				fits: id === question.key.option_id,
			}));
		default:
			throw new Error(`No answers are known of ${question.question_type}.`);
	}
}
