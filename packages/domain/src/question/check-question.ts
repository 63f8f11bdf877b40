import { checkFillMultiple, checkFillOne } from "./check-fill.ts";
import { checkPictures } from "./check-images.ts";
import { checkLabeledInput } from "./check-labeled-input.ts";
import { checkIds } from "./check-options.ts";
import { checkMatch, checkSelectAll, checkSelectOne } from "./check-select.ts";
import { checkTexts } from "./check-texts.ts";
import { checkVerifyWithLlm } from "./check-verify-with-llm.ts";
import type { Question } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/**
 * Everything wrong with a question that a machine can tell, or an empty list. A question with a fault must not
 * be published: its key could fail its own grader, or a hint could give it away.
 */
export function checkQuestion(question: Question): QuestionFault[] {
	return [
		...checkTexts(question),
		...checkPictures(question),
		...checkIds("known_mistakes", question.known_mistakes),
		...checkAnswer(question),
	];
}

function checkAnswer(question: Question): QuestionFault[] {
	switch (question.question_type) {
		case "SELECT_ONE":
			return checkSelectOne(question);
		case "SELECT_ALL":
			return checkSelectAll(question);
		case "FILL_ONE":
			return checkFillOne(question);
		case "FILL_MULTIPLE":
			return checkFillMultiple(question);
		case "MATCH_THE_FOLLOWING":
			return checkMatch(question);
		case "LABELED_INPUT":
			return checkLabeledInput(question);
		case "VERIFY_WITH_LLM":
			return checkVerifyWithLlm(question);
	}
}
