import { statesAnswer, toPlainText } from "@learnin/domain/question/plain-text";
import type { Question } from "@learnin/domain/question/question";
import type { Gate } from "./gate.ts";

/** The worked explanation ends at the answer: it states every number or word of the key. */
export const explanationTells: Gate = (question) =>
	wantedIn(question)
		.filter((answer) => !tells(question.explanation, answer))
		.map((answer) => `the explanation does not tell ${answer}: ${question.explanation}`);

/** "4:05" is read as two numbers, so times and other texts are also looked for as they are. */
function tells(explanation: string, answer: string): boolean {
	return (
		statesAnswer(explanation, answer) ||
		toPlainText(explanation).toLowerCase().includes(toPlainText(answer).toLowerCase())
	);
}

function wantedIn(question: Question): string[] {
	switch (question.question_type) {
		case "FILL_ONE":
			return question.key.answers.slice(0, 1);
		case "FILL_MULTIPLE":
			return question.blanks.flatMap(({ key }) => key.answers.slice(0, 1));
		case "LABELED_INPUT":
			return question.labels.flatMap(({ key }) => key?.answers.slice(0, 1) ?? []);
		case "SELECT_ONE": {
			const { option_id } = question.key;
			return question.answer_type === "STRING"
				? []
				: question.options.filter(({ id }) => id === option_id).map(({ label }) => label);
		}
		default:
			return [];
	}
}
