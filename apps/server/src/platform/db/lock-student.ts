import type { Tx } from "./database.ts";

/** Locks the student until the transaction ends: actions in two tabs, and periods of one child, follow one another. */
export async function lockStudent(tx: Tx, student_id: string): Promise<void> {
	await tx
		.selectFrom("students")
		.select("id")
		.where("id", "=", student_id)
		// Not "for update": rows that refer to the student may be stored concurrently.
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
}
