import type { submitAnswer as route } from "@learnin/contract/routes/practice/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import { againWhenAsked, breaksUnique } from "../../../platform/db/database.ts";
import type { UnseenCall } from "../../../platform/http/register-route.ts";
import type { AnswerBatches } from "./answer-batches.ts";
import { readAnyGivenQuestion } from "../questions/given-question.ts";
import { feedbackOf } from "../questions/present-feedback.ts";
import { acknowledge, newAttempt } from "./submit-answer.ts";

/**
 * Takes a right or wrong answer with one statement that authenticates and stores, together with the answers of
 * others that arrive at the same time. Undefined if
 * nothing was stored and `submitAnswer` must say why, or take the answer on its own path. Throws what `admit`
 * throws.
 */
export async function submitInOneTrip(
	app: AppContext,
	batches: AnswerBatches,
	{ params, body, claims, admit }: UnseenCall<typeof route>,
): Promise<{ viewer: StudentViewer; result: RouteResponse<typeof route> } | undefined> {
	const { account_id } = claims;
	const given = await readAnyGivenQuestion(batches.read, { ...params, account_id });
	if (given === undefined) return undefined;
	const grade = gradeAnswer(given.question, body.answer);
	// Free retries are rate limited, and an answer that must be read needs a job.
	if (grade.verdict !== "correct" && grade.verdict !== "incorrect") return undefined;
	const feedback = feedbackOf(given.rendered, grade, "model");
	const attempt = newAttempt(app, { submitted: { ...params, ...body }, given, grade, feedback });
	const stored = await unlessTaken(() => batches.store({ claims, attempt }));
	if (stored === undefined) return undefined;
	const viewer = admit(stored.viewer_row);
	if (stored.outcome === undefined) return undefined;
	return {
		viewer,
		result: await acknowledge(app, viewer, { given, attempt, outcome: stored.outcome, feedback }),
	};
}

/** Undefined if a concurrent request used the client key, or earned the points of the same question. */
async function unlessTaken<T>(store: () => Promise<T>): Promise<T | undefined> {
	try {
		return await againWhenAsked(store);
	} catch (error) {
		const isTaken = breaksUnique(error, "attempts_pkey") || breaksUnique(error, "attempts_once_idx");
		if (isTaken) return undefined;
		throw error;
	}
}
