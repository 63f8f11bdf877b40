import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

/** A provider and its own id: `stripe:pi_…`, `esewa:<transaction_uuid>`, `esewa-reference:<number>`. */
export type ProviderReference = `${"stripe" | "esewa" | "esewa-reference"}:${string}`;

/**
 * Stores whose it is, so that it leads to the family. Written before the row that names it. Throws if it is another
 * family's.
 */
export async function keepReference(
	db: Db | Tx,
	reference: ProviderReference,
	family_id: string,
): Promise<void> {
	await db
		.insertInto("provider_references")
		.values({ reference, family_id })
		.onConflict((conflict) => conflict.column("reference").doNothing())
		.execute();
	const kept = await db
		.selectFrom("provider_references")
		.select("family_id")
		.where("reference", "=", reference)
		.executeTakeFirstOrThrow();
	if (kept.family_id !== family_id) throw new Error(`${reference} belongs to another family`);
}

/** In SQL, the family that a reference belongs to; null if it is unknown. */
export function familyOfReference(reference: ProviderReference): RawBuilder<string> {
	return sql<string>`(select family_id from provider_references where reference = ${reference})`;
}
