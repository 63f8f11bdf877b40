import type { Question } from "@learnin/domain/question/question";
import { withOtherExamples } from "../format-examples.ts";
import { wholeText } from "../each-text.ts";
import { feedbackFor, mayDependOnSigns } from "../slips/without-a-sign.ts";
import { tellCopies } from "./tell-copies.ts";
import { hasOtherStyle, writeInStyle, writeUnits } from "../house-style.ts";

/**
 * What needs the whole question: examples that are no answers, feedback that speaks of what is there to see, and one way
 * of writing numbers and quantities. Most questions have nothing of these, so that all their texts are searched at once.
 */
export function finishQuestion(question: Question): Question {
	if (question.cta !== undefined) question.cta = withOtherExamples(question.cta, question);
	tellCopies(question);
	const whole = wholeText(question);
	if (mayDependOnSigns(whole))
		for (const mistake of question.known_mistakes) mistake.feedback = feedbackFor(mistake.feedback, question);
	writeUnits(question);
	if (hasOtherStyle(whole)) writeInStyle(question);
	return question;
}
