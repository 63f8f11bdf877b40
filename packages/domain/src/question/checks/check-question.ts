import { checkInteraction } from "../../interactions/check-interaction.ts";
import { recordOf } from "../../question-types/question-types.ts";
import { checkPictures } from "./check-images.ts";
import { checkIds } from "./check-options.ts";
import { checkTexts } from "./check-texts.ts";
import type { Question } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/**
 * Everything wrong with a question that can be detected automatically, or an empty list. A question with a
 * fault must not be published: its key could fail its own grader, or a hint could reveal it.
 */
export function checkQuestion(question: Question): QuestionFault[] {
	const of_type = recordOf(question).check(question);
	return [
		...checkTexts(question),
		...checkPictures(question),
		...checkIds("known_mistakes", question.known_mistakes),
		...of_type,
		// An answer of another type fits no interaction either: said once, where it is fixed.
		...(hasUnlikeKey(of_type) ? [] : checkInteraction(question)),
	];
}

/** Whether a right answer is written in another form than its answer type asks for: 3/4 as a whole number. */
export function isUnlikeType(question: Question): boolean {
	return hasUnlikeKey(recordOf(question).check(question));
}

function hasUnlikeKey(faults: readonly QuestionFault[]): boolean {
	return faults.some(({ fault }) => fault === "key-unlike-type");
}
