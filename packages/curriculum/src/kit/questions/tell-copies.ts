import type { Question } from "@learnin/domain/question/question";
import { falseOfCopies } from "../../procedures/given-numbers.ts";
import { copiedANumber, copiedANumberIntoABox } from "../slips/numbers/any-numbers.ts";

/**
 * Calls it a copied number where the result of a wrong procedure happens to be a number of the question, and the procedure
 * would be no truth for a child who only copied it.
 */
export function tellCopies(question: Question): void {
	const { id, feedback } = question.question_type === "FILL_ONE" ? copiedANumber : copiedANumberIntoABox;
	for (const [at, mistake] of falseOfCopies(question).entries())
		Object.assign(mistake, { id: at === 0 ? id : `${id}-${at + 1}`, feedback });
}
