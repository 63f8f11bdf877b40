import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

interface Found {
	kind: DisagreementKind;
	provider: "STRIPE" | "ESEWA" | null;
	external_ref: string;
	order_id: string | null;
	/** JSON. */
	details: string;
	found_at: Date;
}

/** Whether a person has resolved one with the same facts. */
export async function wasDecided(
	db: Db | Tx,
	{ kind, external_ref, details }: Pick<Found, "kind" | "external_ref" | "details">,
): Promise<boolean> {
	const row = await db
		.selectFrom("payment_disagreements")
		.select("id")
		.where("kind", "=", kind)
		.where("external_ref", "=", external_ref)
		.where("resolved_at", "is not", null)
		.where(sql<boolean>`details = ${details}::jsonb`)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether it was new; one that is open takes the newer facts. */
export async function upsertDisagreement(db: Db | Tx, found: Found): Promise<boolean> {
	const { is_new } = await db
		.insertInto("payment_disagreements")
		.values(found)
		.onConflict((conflict) =>
			conflict
				.columns(["kind", "external_ref"])
				.where("resolved_at", "is", null)
				.doUpdateSet({ details: found.details }),
		)
		.returning(sql<boolean>`xmax = 0`.as("is_new"))
		.executeTakeFirstOrThrow();
	return is_new;
}
