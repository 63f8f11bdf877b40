import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { takeCandidate as takeRoute } from "@learnin/contract/routes/bank/generated-candidates.contract";
import type { Question } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { breaksUnique, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { renderInWorker } from "../practice/index.ts";
import { addQuestion } from "../question-bank/index.ts";
import { lockOptionalCandidate, updateTaken } from "./generation.queries.ts";

/**
 * Adds a candidate that passed every check to the bank; students get it once it is approved there. Throws
 * `candidate_not_ready`, `candidate_taken`, `question_exists` if the bank received the very same one in the
 * meantime, `not_found`.
 */
export async function takeCandidate(
	app: AppContext,
	account_id: string,
	{ candidate_id, state, tags }: RouteRequest<typeof takeRoute>["body"] & { candidate_id: string },
): Promise<RouteResponse<typeof takeRoute>> {
	const now = app.now();
	try {
		return await inTransaction(app.db, async (tx) => {
			const row = await lockOptionalCandidate(tx, candidate_id);
			if (row === undefined) throw new ApiError("not_found");
			if (row.state !== "ready") throw new ApiError("candidate_not_ready");
			if (row.question_id !== null) throw new ApiError("candidate_taken");
			const { skill_id, difficulty } = row;
			const question = row.question as Question;
			const written = { question, skill_id, difficulty, tags, state, source: "generated" as const };
			const rendered = await renderInWorker(app.workers, question);
			const question_id = await addQuestion(tx, { ...written, rendered, account_id, now });
			await updateTaken(tx, candidate_id, { question_id, taken_by: account_id });
			await recordAct(tx, {
				actor_id: account_id,
				action: "candidate.taken",
				subject_id: question_id,
				created_at: now,
			});
			return { question_id };
		});
	} catch (error) {
		if (breaksUnique(error, "questions_fingerprint_idx")) throw new ApiError("question_exists");
		throw error;
	}
}
