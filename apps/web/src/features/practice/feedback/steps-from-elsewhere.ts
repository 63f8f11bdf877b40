import type { StudentAnswer } from "@learnin/domain/question/question";
import { emptyDraft, toDraft } from "../question/answer/drafts.ts";
import type { PracticeState, Step } from "../session/state/practice-state.ts";
import { toldStep } from "../session/state/practice-state.ts";
import { askStatus } from "./watch-reviews.ts";

/**
 * For a question answered elsewhere, the server has its state, with `given` if known. The content of the boxes here
 * was not graded and must not look as if it was.
 */
export async function stepsFromElsewhere(
	{ session }: PracticeState,
	question_id: string,
	given?: StudentAnswer,
): Promise<Step[]> {
	const serverStatus = await askStatus(question_id).catch(() => null);
	const judged = serverStatus && toldStep(question_id, serverStatus);
	const freed: Step = { event: { type: "submit-failed", question_id } };
	const question = session.questions.find(({ id }) => id === question_id);
	if (!judged || !question) return [freed];
	const answer = given ? toDraft(question, given) : emptyDraft(question);
	return [freed, { event: { type: "answer-changed", question_id, answer } }, judged];
}
