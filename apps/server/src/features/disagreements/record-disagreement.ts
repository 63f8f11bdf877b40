import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { upsertDisagreement, wasDecided } from "./disagreements.queries.ts";

export interface Disagreement {
	kind: DisagreementKind;
	/** Null: the ledger disagrees with itself. */
	provider: "STRIPE" | "ESEWA" | null;
	/** What it is about, by its owner's id: `stripe:pi_…`, `esewa:<transaction_uuid>`, `order:<id>`. */
	external_ref: string;
	order_id?: string | null;
	/**
	 * Facts that are the same when they are found again: ids, amounts, states; never a name, an address or a
	 * time.
	 */
	details?: Record<string, string | number | boolean | null>;
}

/**
 * Reports to a person, once, that our books and a provider disagree. Finding it again adds no second one; a
 * person who has decided about the same facts is not asked again.
 */
export async function recordDisagreement(
	app: Pick<AppContext, "log" | "now">,
	tx: Tx | Db,
	{ order_id = null, details = {}, ...found }: Disagreement,
): Promise<void> {
	const facts = JSON.stringify(details);
	if (await wasDecided(tx, { ...found, details: facts })) return;
	const isNew = await upsertDisagreement(tx, { ...found, order_id, details: facts, found_at: app.now() });
	if (isNew) app.log.error({ ...details, ...found, order_id }, "payments disagree");
}
