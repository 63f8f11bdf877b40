import { type Misbehaviour, misbehaves } from "@learnin/domain/authoring/generated/misbehaves";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { insertEvent } from "../question-bank.queries.ts";
import { measureQuestion, selectQuestionsToMeasure, suspendPublished } from "./statistics.queries.ts";
import type { QuestionStatistics } from "./statistics.queries.ts";

/** Slightly more than the time between two runs of the job, so that nothing falls between them. */
const lookBackMs = 3 * 3_600_000;

const words: Record<Misbehaviour, string> = {
	reported: "Withdrawn from students: several of them reported it.",
	hardly_solved: "Withdrawn from students: hardly anyone solves it on the first try.",
	wrong_way_round:
		"Withdrawn from students: strong students miss it and others solve it, so the key may be wrong.",
};

/** Updates the statistics of recently practiced questions, and suspends those that misbehave. */
export async function measureQuestions(app: Pick<AppContext, "db" | "now">): Promise<void> {
	const now = app.now();
	const ids = await selectQuestionsToMeasure(app.db, new Date(now.getTime() - lookBackMs));
	for (const question_id of ids)
		await inTransaction(app.db, async (tx) => {
			const figures = await measureQuestion(tx, question_id, now);
			const why = figures === undefined ? null : misbehaves(figures);
			if (figures !== undefined && why !== null) await suspend(tx, figures, why, now);
		});
}

async function suspend(
	tx: Tx,
	{ question_id, version }: QuestionStatistics,
	why: Misbehaviour,
	now: Date,
): Promise<void> {
	if (!(await suspendPublished(tx, { question_id, version, now }))) return;
	await insertEvent(tx, {
		question_id,
		version,
		kind: "suspended",
		note: words[why],
		actor_id: null,
		created_at: now,
	});
	await recordAct(tx, {
		actor_id: null,
		action: "question.suspended",
		subject_id: question_id,
		details: { version, why },
		created_at: now,
	});
}
