import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { answerQuestionPreview, previewQuestion } from "@learnin/contract/routes/question-bank.contract";
import { adviseAuthor } from "@learnin/domain/question/advise-author";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { faultsOfWritten } from "./faults-of-written.ts";
import { judgePreview, presentPreview, renderQuestion, selectOptionalSkill } from "../practice/index.ts";

/** A question that is being written, as a student would get it, with its faults and advice. Throws `not_found`. */
export async function previewWritten(
	app: AppContext,
	{ question, skill_id, difficulty }: RouteRequest<typeof previewQuestion>["body"],
): Promise<RouteResponse<typeof previewQuestion>> {
	const skill = await selectOptionalSkill(app.db, skill_id);
	if (skill === undefined) throw new ApiError("not_found");
	const rendered = renderQuestion(question);
	return {
		question: presentPreview({ question, rendered, skill, difficulty }),
		hints: rendered.hints,
		faults: faultsOfWritten(question),
		advice: adviseAuthor(question),
	};
}

/** What the student's own grading says of an answer to it; without one the solution. */
export function answerWritten({
	question,
	answer,
}: RouteRequest<typeof answerQuestionPreview>["body"]): RouteResponse<typeof answerQuestionPreview> {
	return judgePreview({ question, rendered: renderQuestion(question) }, answer);
}
