import type { ActName } from "@learnin/domain/workshop/acts";
import type { Db, Tx } from "../db/database.ts";

/** Who did what to whom. Contains ids and plain facts, never a name, an address or an answer. */
export interface Act {
	/** The account that acted; null for the product itself, through a job or a command. */
	actor_id: string | null;
	/** Thing and past tense, such as `student.deleted`. */
	action: ActName;
	/** What was acted on: an account, a student, an order. */
	subject_id?: string | null;
	family_id?: string | null;
	details?: Record<string, string | number | boolean | null>;
	created_at: Date;
}

/** Writes one audit log entry in the caller's transaction, so it exists exactly when the act does. */
export async function recordAct(tx: Tx | Db, act: Act): Promise<void> {
	const { subject_id = null, family_id = null, details = {} } = act;
	await tx
		.insertInto("audit_log")
		.values({ ...act, subject_id, family_id, details: JSON.stringify(details) })
		.execute();
}
