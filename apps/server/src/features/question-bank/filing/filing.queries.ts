import { sql } from "kysely";
import type { Tx } from "../../../platform/db/database.ts";
import type { Filed } from "../question-bank.queries.ts";

/** The previous version, filed differently. */
export async function copyVersion(
	tx: Tx,
	{
		question_id,
		version,
		skill_id,
		difficulty,
		tags,
		created_by,
		created_at,
	}: Filed & { question_id: string; version: number; created_by: string; created_at: Date },
): Promise<void> {
	await tx
		.insertInto("question_versions")
		.columns([
			"question_id",
			"version",
			"skill_id",
			"difficulty",
			"tags",
			"question",
			"rendered",
			"fingerprint",
			"created_by",
			"created_at",
		])
		.expression((eb) =>
			eb
				.selectFrom("question_versions as v")
				.where("v.question_id", "=", question_id)
				.where("v.version", "=", version - 1)
				.select([
					"v.question_id",
					sql<number>`${version}::integer`.as("version"),
					sql<string>`${skill_id}::text`.as("skill_id"),
					sql<number>`${difficulty}::smallint`.as("difficulty"),
					sql<string[]>`${tags}::text[]`.as("tags"),
					"v.question",
					"v.rendered",
					"v.fingerprint",
					sql<string>`${created_by}::uuid`.as("created_by"),
					sql<Date>`${created_at}::timestamptz`.as("created_at"),
				]),
		)
		.execute();
}

/**
 * The question with its new version. The statistics of the previous version, which asked the same, go with
 * it.
 */
export async function updateFiled(
	tx: Tx,
	{
		question_id,
		published_version,
		version,
		...filed
	}: Filed & { question_id: string; version: number; published_version: number | null; updated_at: Date },
): Promise<void> {
	await tx
		.updateTable("questions")
		.set({ ...filed, version, published_version })
		.where("id", "=", question_id)
		.execute();
	if (published_version === version)
		await tx
			.updateTable("question_statistics")
			.set({ version })
			.where("question_id", "=", question_id)
			.where("version", "=", version - 1)
			.execute();
}
