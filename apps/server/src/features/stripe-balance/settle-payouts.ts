import type Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { companyFamilyId, ensureAccount, type HouseKind, postTransaction } from "../ledger/index.ts";
import { askStripe } from "../payments/index.ts";
import { selectPayoutsUnderWay, updatePayoutArrived, upsertPayout } from "./stripe-balance.queries.ts";
import type { PayoutRow } from "./stripe-balance.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** How long a payout that has arrived can still be returned. */
const watchedDays = 30;

/**
 * Syncs the payouts to the bank with Stripe: what has arrived is in the bank, what was returned is not.
 * `everything`: all payouts, for the first run.
 */
export async function settlePayouts(app: AppContext, { everything }: { everything: boolean }): Promise<void> {
	const since = new Date(app.now().getTime() - watchedDays * DAY_MS);
	const created = everything ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } };
	const listed = app.stripe.payouts.list({ ...created, limit: 100 });
	await askStripe(async () => {
		for await (const payout of listed) await keepPayout(app, payout);
	});
	for (const { id } of await selectPayoutsUnderWay(app.db, since))
		await keepPayout(app, await askStripe(() => app.stripe.payouts.retrieve(id)));
}

async function keepPayout(app: AppContext, payout: Stripe.Payout): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const kept = await upsertPayout(tx, {
			id: payout.id,
			currency: payout.currency.toUpperCase(),
			amount_minor: payout.amount,
			status: payout.status,
			arrives_at: new Date(payout.arrival_date * 1000),
			created_at: new Date(payout.created * 1000),
		});
		const hasArrived = payout.status === "paid";
		// A payout of zero, or in a currency that our books do not have, changes nothing in them.
		if (kept.currency !== "USD" || kept.amount_minor === 0 || kept.has_arrived === hasArrived) return;
		await postArrival(app, tx, kept, hasArrived);
		await updatePayoutArrived(tx, kept.id, hasArrived);
	});
}

function companyAccount(tx: Tx, kind: HouseKind) {
	return ensureAccount(tx, { kind, family_id: companyFamilyId, currency: "USD" });
}

/** A negative payout is money that Stripe takes from the bank. */
async function postArrival(
	app: AppContext,
	tx: Tx,
	{ id, amount_minor, changes }: PayoutRow,
	hasArrived: boolean,
): Promise<void> {
	const bank = await companyAccount(tx, "bank");
	const underWay = await companyAccount(tx, "payouts_in_transit");
	const [to, from] = hasArrived === amount_minor > 0 ? [bank, underWay] : [underWay, bank];
	await postTransaction(
		tx,
		{
			kind: hasArrived ? "payout_arrived" : "payout_returned",
			family_id: companyFamilyId,
			external_ref: `stripe:${id}:${hasArrived ? "arrived" : "returned"}:${changes}`,
			created_at: app.now(),
		},
		[
			{ account_id: to.id, side: "debit", amount_minor: Math.abs(amount_minor) },
			{ account_id: from.id, side: "credit", amount_minor: Math.abs(amount_minor) },
		],
	);
}
