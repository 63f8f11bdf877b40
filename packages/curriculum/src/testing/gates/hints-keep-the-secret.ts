import { statesAnswer } from "@learnin/domain/question/text/plain-text";
import { judgedAnswers } from "../../independent-solvers/reading/judged-answers.ts";
import type { Gate } from "./gate.ts";

/** No hint or feedback contains a right answer that the prompt does not contain. */
export const hintsKeepTheSecret: Gate = (question) => {
	if (question.question_type !== "FILL_ONE" && question.question_type !== "SELECT_ONE") return [];
	const right = judgedAnswers(question).filter(({ fits }) => fits);
	const secret = right.flatMap(({ texts }) => texts).filter((text) => !statesAnswer(question.prompt, text));
	return [...question.hints, ...question.known_mistakes.map(({ feedback }) => feedback)].flatMap((text) =>
		secret.filter((answer) => statesAnswer(text, answer)).map((answer) => `"${text}" tells ${answer}`),
	);
};
