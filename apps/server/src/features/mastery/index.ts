import type { AppContext } from "../../platform/app-context.ts";
import { learnFigures } from "./learning/learn-figures.ts";
import { learnAfterAnswer, learnFinished } from "./learning/learn-finished.ts";
import {
	refillQuestionsToLearn,
	selectOptionalNextToLearn,
	selectStudentsToLearn,
} from "./learning/waiting.queries.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";

export { foldObservation, type SharedFigures } from "./learning/fold-observation.ts";
export { type OwnAnswer, readOwnAnswers } from "./own-answers.ts";
export { resultOf } from "./learning/result-of.ts";
export { learnAll } from "./learning/learn-all.ts";
export { learnAfterAnswer, learnFinished } from "./learning/learn-finished.ts";
export { moveEstimates } from "./learning/learn-procedures.ts";
export { selectEstimates, selectFoundEstimates } from "./procedures.queries.ts";
export type { MasteryStep } from "./mastery.queries.ts";
export {
	type LearnerInGraph,
	readLearner,
	readLearners,
	standingsOf,
	startedSkillsOf,
} from "./read-learner.ts";
export { readShownSince } from "./shown-since.ts";
export { selectOpenStatements } from "./parent-statements.queries.ts";
export { suggest, suggestFor, suitingDifficulty } from "./suggest.ts";

/**
 * Applies what these students finished before their mastery is read; if that fails, the old state is read.
 * Nothing changes, and no one is notified, because a super-admin looks.
 */
export async function learnFinishedOf(
	app: Parameters<typeof learnFinished>[0],
	student_ids: readonly string[],
	reader: { impersonated_by: string | null },
): Promise<void> {
	if (reader.impersonated_by !== null) return;
	for (const student_id of await selectStudentsToLearn(app.db, student_ids))
		await learnAfterAnswer(app, student_id);
}

/** Far longer than anything waits to be learned from, and than most outages last. */
const lostMs = 48 * 60 * 60 * 1000;

/**
 * Applies everything pending, one student after the other, also what a crash of the database took out of the queue; a
 * failure for one delays no one.
 */
export async function learnAllWaiting(app: Parameters<typeof learnFinished>[0]): Promise<void> {
	await refillQuestionsToLearn(app.db, new Date(app.now().getTime() - lostMs));
	let student_id: string | undefined = "00000000-0000-0000-0000-000000000000";
	while ((student_id = await selectOptionalNextToLearn(app.db, student_id)) !== undefined)
		try {
			while ((await learnFinished(app, student_id)).is_more_likely);
		} catch (error) {
			app.log.warn(error instanceof Error ? describeError(error) : {}, "mastery update failed");
		}
}

/** The jobs that keep mastery and its figures up to date when no page is viewed. */
export function masteryJobs(app: AppContext): void {
	app.learningWork.handle((student_id) => learnAfterAnswer(app, student_id));
	app.jobs.handle("learn-figures", async () => {
		await learnAllWaiting(app);
		await learnFigures(app.db);
	});
}
