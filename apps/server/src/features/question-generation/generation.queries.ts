import type { Tx, Db } from "../../platform/db/database.ts";
import type { GenerationJobs } from "../../platform/db/schema.generated.ts";
import type { Insertable } from "kysely";

export type NewJob = Omit<Insertable<GenerationJobs>, "id" | "state" | "finished_at">;

export async function insertJob(tx: Tx, job: NewJob): Promise<string> {
	const { id } = await tx.insertInto("generation_jobs").values(job).returning("id").executeTakeFirstOrThrow();
	return id;
}

const nothingYet = { expressions: "[]", stages: "[]", near_duplicates: "[]" };

/** Adds the candidates to make, in the order of the given models; returns their ids. */
export async function insertCandidates(tx: Tx, job_id: string, models: readonly string[]): Promise<string[]> {
	const rows = await tx
		.insertInto("generation_candidates")
		.values(models.map((model, at) => ({ job_id, number: at + 1, model, ...nothingYet })))
		.returning(["id", "number"])
		.execute();
	return rows.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
}

/** The job's row, locked until the transaction ends. */
export function lockOptionalJob(tx: Tx, job_id: string) {
	return tx.selectFrom("generation_jobs").selectAll().where("id", "=", job_id).forUpdate().executeTakeFirst();
}

export async function updateJobEnded(
	tx: Tx,
	job_id: string,
	state: "done" | "cancelled",
	finished_at: Date,
): Promise<void> {
	await tx
		.updateTable("generation_jobs")
		.set({ state, finished_at })
		.where("id", "=", job_id)
		.where("state", "=", "running")
		.execute();
}

/** Cancels those that wait. */
export async function updateWaitingCancelled(tx: Tx, job_id: string, finished_at: Date): Promise<void> {
	await tx
		.updateTable("generation_candidates")
		.set({ state: "cancelled", finished_at })
		.where("job_id", "=", job_id)
		.where("state", "=", "waiting")
		.execute();
}

/** A candidate to add to the bank, locked until the transaction ends. */
export async function lockOptionalCandidate(tx: Tx, candidate_id: string) {
	return tx
		.selectFrom("generation_candidates as c")
		.innerJoin("generation_jobs as j", "j.id", "c.job_id")
		.where("c.id", "=", candidate_id)
		.select(["c.id", "c.state", "c.question", "c.question_id", "j.skill_id", "j.difficulty"])
		.forUpdate("c")
		.executeTakeFirst();
}

export async function updateTaken(
	tx: Tx | Db,
	candidate_id: string,
	taken: { question_id: string; taken_by: string | null },
): Promise<void> {
	await tx.updateTable("generation_candidates").set(taken).where("id", "=", candidate_id).execute();
}
