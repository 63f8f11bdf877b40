import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import { sql } from "kysely";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { sure, text, texts, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

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

/** Returns whether it was new; an open one takes the newer facts. */
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

/** Whether anything was ever recorded about this reference. */
export async function isKnownDisagreement(db: Db | Tx, external_ref: string): Promise<boolean> {
	const row = await db
		.selectFrom("payment_disagreements")
		.select("id")
		.where("external_ref", "=", external_ref)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

const selectRequestedRefundsStatement = statement({
	name: "select-requested-refunds",
	params: { family_id: uuid, wallets: texts },
	row: { currency: sure(text, "a requested refund names its currency") },
	sql: `
		select distinct d.details ->> 'currency' as currency
		from payment_disagreements d left join orders o on o.id = d.order_id
		where d.kind = 'money_asked_back' and d.resolved_at is null
			and (o.family_id = :family_id or d.external_ref = any (:wallets))`,
});

/** In which currencies a family waits for a requested wallet refund. */
export async function selectRequestedRefunds(db: Db, family_id: string): Promise<string[]> {
	const wallets = [`wallet:${family_id}:USD`, `wallet:${family_id}:NPR`];
	const rows = await selectRequestedRefundsStatement.all(db, { family_id, wallets });
	return rows.map(({ currency }) => currency);
}

interface Page {
	state: "open" | "decided";
	after: Required<Place> | undefined;
	limit: number;
}

export function selectDisagreements(db: Db, { state, after, limit }: Page) {
	return db
		.selectFrom("payment_disagreements")
		.select([
			"id",
			"kind",
			"provider",
			"external_ref",
			"order_id",
			"details",
			"found_at",
			"resolved_at",
			"resolution",
		])
		.where("resolved_at", state === "open" ? "is" : "is not", null)
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(found_at, id) < (${after?.created_at}, ${after?.id})`),
		)
		.orderBy("found_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.$narrowType<{ kind: DisagreementKind }>()
		.execute();
}

export async function countOpenDisagreements(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom("payment_disagreements")
		.where("resolved_at", "is", null)
		.select(sql<number>`count(*)::int`.as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

export function selectOptionalDisagreement(tx: Tx, id: string) {
	return tx.selectFrom("payment_disagreements").select("kind").where("id", "=", id).executeTakeFirst();
}

/** False if it was resolved before. */
export async function updateDisagreementResolved(
	tx: Tx,
	id: string,
	resolved: { resolution: string; resolved_by: string; resolved_at: Date },
): Promise<boolean> {
	const row = await tx
		.updateTable("payment_disagreements")
		.set(resolved)
		.where("id", "=", id)
		.where("resolved_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}
