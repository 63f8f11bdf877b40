import { type RawBuilder, sql } from "kysely";

/** A provider and its own id: `stripe:pi_…`, `esewa:<transaction_uuid>`, `esewa-reference:<number>`. */
export type ProviderReference = `${"stripe" | "esewa" | "esewa-reference"}:${string}`;

/**
 * In SQL, the family that a reference belongs to; null if it is unknown. Triggers keep it with the row that names it, and
 * refuse that of another family.
 */
export function familyOfReference(reference: ProviderReference): RawBuilder<string> {
	return sql<string>`(select family_id from provider_references where reference = ${reference})`;
}
