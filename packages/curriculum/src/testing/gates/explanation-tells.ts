import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import type { Question } from "@learnin/domain/question/question";
import type { Gate } from "./gate.ts";

/** The explanation ends at the answer: it contains every number or word of the key. */
export const explanationTells: Gate = (question) =>
	wantedIn(question)
		.filter((answer) => !tells(question.explanation, answer))
		.map((answer) => `the explanation does not tell ${answer}: ${question.explanation}`);

/** "4:05" parses as two numbers, so times and other texts are also searched literally. */
function tells(explanation: string, answer: string): boolean {
	return (
		statesAnswer(explanation, answer) ||
		toPlainText(explanation).toLowerCase().includes(toPlainText(answer).toLowerCase())
	);
}

function wantedIn(question: Question): string[] {
	const { boxes, rightTexts } = recordOf(question);
	if (question.question_type === "SELECT_ONE" && question.answer_type !== "STRING")
		return [...rightTexts(question)];
	return boxes(question).flatMap(({ key }) => key?.answers.slice(0, 1) ?? []);
}
