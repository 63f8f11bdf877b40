import type { StudentAnswer } from "@learnin/domain/question/question";
import { emptyDraft, toDraft } from "../question/drafts.ts";
import type { PracticeState, Step } from "../session/practice-state.ts";
import { toldStep } from "../session/practice-state.ts";
import { askStatus } from "./watch-reviews.ts";

/**
 * How a question stands is with the server, where it was answered from elsewhere: with `given`, where that is known.
 * What stands in its boxes here was not judged and must not look as if it were.
 */
export async function stepsFromElsewhere(
	{ session }: PracticeState,
	question_id: string,
	given?: StudentAnswer,
): Promise<Step[]> {
	const told = await askStatus(question_id).catch(() => null);
	const judged = told && toldStep(question_id, told);
	const freed: Step = { event: { type: "submit-failed", question_id } };
	const question = session.questions.find(({ id }) => id === question_id);
	if (!judged || !question) return [freed];
	const answer = given ? toDraft(question, given) : emptyDraft(question);
	return [freed, { event: { type: "answer-changed", question_id, answer } }, judged];
}
