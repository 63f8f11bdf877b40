import type { AppContext } from "../../platform/app-context.ts";
import { findLedgerFaults } from "../../platform/ledger-proof/find-ledger-faults.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { settleDisputes } from "../disputes/index.ts";
import { compareBalance } from "./compare-balance.ts";
import { compareWithStripe } from "./compare-with-stripe.ts";
import { insertProof } from "./reconciliation.queries.ts";

/**
 * Compares the books with Stripe, proves them, and stores the result; reports every fault to a person. Stripe
 * comes first, so that what it applied is proved too; if it is down, the proof runs anyway.
 */
export async function proveLedger(app: AppContext): Promise<void> {
	const there = await compareOrNothing(app);
	const { counts, faults } = await findLedgerFaults(app.pool, app.now());
	for (const fault of faults) await recordDisagreement(app, app.db, fault);
	const found = faults.length + (there?.faults ?? 0);
	const proof = { ...counts, provider_payments: there?.compared ?? null, faults: found };
	await insertProof(app.db, { ...proof, proved_at: app.now() });
	if (found > 0) app.log.error(proof, "the ledger is not proved");
	else app.log.info(proof, "the ledger is proved");
}

async function compareOrNothing(app: AppContext) {
	try {
		await settleDisputes(app);
		const there = await compareWithStripe(app);
		return { ...there, faults: there.faults + (await compareBalance(app)) };
	} catch (error) {
		const described = error instanceof Error ? describeError(error) : {};
		app.log.warn(described, "comparison with Stripe failed before the ledger proof");
		return null;
	}
}
