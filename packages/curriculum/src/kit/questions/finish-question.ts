import type { Question } from "@learnin/domain/question/question";
import { withOtherExamples } from "../format-examples.ts";
import { feedbackFor } from "../slips/without-a-sign.ts";
import { writeInStyle } from "../house-style.ts";
import { writeCommas } from "../thousands.ts";

/**
 * What needs the whole question: examples that are no answers, feedback that speaks of what is there to see, and one way
 * of writing numbers and quantities.
 */
export function finishQuestion(question: Question): Question {
	if (question.cta !== undefined) question.cta = withOtherExamples(question.cta, question);
	for (const mistake of question.known_mistakes) {
		const feedback = feedbackFor(mistake.feedback, question);
		if (feedback !== mistake.feedback) mistake.feedback = feedback;
	}
	writeCommas(question);
	writeInStyle(question);
	return question;
}
