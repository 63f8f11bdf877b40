import type { AppContext } from "../../platform/app-context.ts";
import { learnFigures } from "./learn-figures.ts";
import { learnFinished } from "./learn-finished.ts";
import { selectAnyToLearn, selectStudentsToLearn } from "./mastery.queries.ts";

export { learnAfterAnswer, learnAll, learnFinished } from "./learn-finished.ts";
export type { MasteryStep } from "./mastery.queries.ts";
export { readLearner, readLearners, skillOfGraph, standingsOf } from "./read-learner.ts";
export { suggest, suggestFor, suitingDifficulty } from "./suggest.ts";

const studentsAtOnce = 100;

/** Takes in what these students finished, before their mastery is read. */
export async function learnFinishedOf(
	app: Parameters<typeof learnFinished>[0],
	student_ids: readonly string[],
): Promise<void> {
	for (const student_id of await selectStudentsToLearn(app.db, student_ids))
		await learnFinished(app, student_id);
}

/** The jobs that keep mastery and its figures up to date where nobody looks. */
export function masteryJobs(app: AppContext): void {
	app.jobs.handle("learn-figures", async () => {
		await learnFinishedOf(app, await selectAnyToLearn(app.db, studentsAtOnce));
		await learnFigures(app.db);
	});
}
