import type { Tx } from "../../platform/db/database.ts";
import { breaksCheck } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { insertEntries, insertOptionalTransaction, type NewTransaction } from "./ledger.queries.ts";

export type LedgerKind = NewTransaction["kind"];

/**
 * What moved, for whom, and its external cause: `external_ref` is unique, so that nothing is posted twice.
 */
export interface Movement {
	kind: LedgerKind;
	/** In whose book, with all of its accounts; `companyFamilyId`: only company money. */
	family_id: string;
	external_ref: string;
	order_id?: string | null;
	reverses_id?: string | null;
	/** When, by the server's clock; the database's own time by default. */
	created_at?: Date;
}

export interface Posting {
	account_id: string;
	side: "debit" | "credit";
	amount_minor: number;
}

/**
 * Posts one double-entry transaction in the caller's transaction; the database enforces that it balances and
 * that no family's account becomes negative. Returns false, posting nothing, if this external reference was
 * posted before. Throws `wallet_too_low` if a family's account has too little.
 */
export async function postTransaction(tx: Tx, movement: Movement, postings: Posting[]): Promise<boolean> {
	const posted = await insertOptionalTransaction(tx, movement);
	if (posted === undefined) return false;
	// A fixed order: two transactions on the same accounts wait for each other and do not deadlock.
	const inOrder = postings.toSorted((one, other) => (one.account_id < other.account_id ? -1 : 1));
	try {
		await insertEntries(
			tx,
			inOrder.map((posting) => ({ ...posting, transaction_id: posted.id, family_id: movement.family_id })),
		);
	} catch (error) {
		if (breaksCheck(error, "ledger_accounts_balance_minor_check"))
			throw new ApiError("wallet_too_low", { cause: error });
		throw error;
	}
	return true;
}
