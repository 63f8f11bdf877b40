import { expect } from "vitest";
import { findLedgerFaults } from "../../ledger-proof/find-ledger-faults.ts";
import type { TestApp } from "../test-app.ts";

/**
 * Invariants of the money whatever happened before, by the same checks as the nightly proof: every
 * transaction and every currency sums to zero, every family's balance is the sum of its entries and never
 * negative, every paid order has exactly one payment of its amount, days run exactly where they are paid,
 * refunds add up, and nothing from a provider was booked twice.
 */
export async function expectLedgerProved(app: Pick<TestApp, "database" | "clock">): Promise<void> {
	const { faults } = await findLedgerFaults(app.database.pool, app.clock.now);
	expect(faults).toEqual([]);
	const { rows: twice } = await app.database.pool.query(
		"select external_ref from ledger_transactions group by external_ref having count(*) > 1",
	);
	expect(twice).toEqual([]);
}
