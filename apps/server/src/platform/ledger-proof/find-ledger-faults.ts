import { type ReadRows, readWhole } from "../db/read-whole.ts";
import type { Database } from "../db/database.ts";
import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import { ledgerChecks } from "./ledger-checks.ts";

/** Enough to see what is wrong; a ledger that is broken everywhere would bury the reader. */
const mostOfAKind = 100;

interface Counts {
	transactions: number;
	entries: number;
	orders: number;
}

/** Something wrong in the books, as a disagreement shows it. */
interface Fault {
	kind: DisagreementKind;
	provider: "STRIPE" | "ESEWA" | null;
	external_ref: string;
	order_id: string | null;
	details: Record<string, string | number | boolean | null>;
}

/**
 * Proves the books on one snapshot of the database: every transaction and every currency balances, every
 * balance is the sum of its entries, every paid order has exactly its payment and its days, refunds add up,
 * what banks dispute is where it should be, and what eSewa has paid and Stripe says of its balance is booked.
 * Returns how much was checked, and every fault.
 */
export function findLedgerFaults(
	pool: Database["pool"],
	now: Date,
): Promise<{ counts: Counts; faults: Fault[] }> {
	return readWhole(pool, async (read) => {
		const faults: Fault[] = [];
		for (const { kind, provider, text } of ledgerChecks) {
			const values = text.includes("$1") ? [now] : [];
			const rows = await read<Omit<Fault, "kind" | "provider">>(`${text} limit ${mostOfAKind}`, values);
			faults.push(...rows.map((row) => ({ kind, provider, ...row })));
		}
		return { counts: await count(read), faults };
	});
}

async function count(read: ReadRows): Promise<Counts> {
	const [counts] = await read<Counts & Record<string, number>>(`
		select (select count(*) from ledger_transactions)::bigint as transactions,
			(select count(*) from ledger_entries)::bigint as entries,
			(select count(*) from orders)::bigint as orders`);
	if (counts === undefined) throw new Error("the count returned no row");
	return counts;
}
