import type Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { settleDispute } from "../disputes/index.ts";
import { askStripe } from "../payments/index.ts";
import {
	type About,
	bookedAsOf,
	bookEntry,
	isAboutPayment,
	isInBooks,
	isKnownEntry,
	isOurPayment,
	selectOptionalCursor,
	settlePayouts,
	upsertCursor,
} from "../stripe-balance/index.ts";
import { hasOrder } from "./reconciliation.queries.ts";

const hour = 60 * 60 * 1000;
/** An entry can appear in the list after newer ones. */
const overlapMs = 2 * hour;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the entries of Stripe's balance since the last known one, all of them the first time, and books each
 * once; then the payouts. Returns how many were new. Throws `payment_unavailable`.
 */
export async function readStripeBalance(app: AppContext, overlap = overlapMs): Promise<number> {
	const cursor = await selectOptionalCursor(app.db);
	const since = cursor === undefined ? null : Math.floor((cursor.read_up_to.getTime() - overlap) / 1000);
	const listed = app.stripe.balanceTransactions.list({
		...(since === null ? {} : { created: { gte: since } }),
		limit: 100,
		expand: ["data.source"],
	});
	let newest = cursor?.read_up_to.getTime() ?? 0;
	let taken = 0;
	await askStripe(async () => {
		for await (const entry of listed) {
			newest = Math.max(newest, entry.created * 1000);
			if (await takeEntry(app, entry)) taken += 1;
		}
	});
	await settlePayouts(app, { everything: since === null });
	// Only now: after a failure the list is read again from the same position.
	await upsertCursor(app.db, { read_up_to: new Date(newest), checked_at: app.now() });
	return taken;
}

async function takeEntry(app: AppContext, entry: Stripe.BalanceTransaction): Promise<boolean> {
	if (await isKnownEntry(app.db, entry.id)) return false;
	// A dispute without an event is settled, which books its own entries.
	if (isDispute(entry.source)) await settleDispute(app, entry.source.id);
	if (await isKnownEntry(app.db, entry.id)) return true;
	const about = await aboutOf(app, entry);
	const isNew = await inTransaction(app.db, (tx) => bookEntry(app, tx, entry, about));
	if (isNew) await reportOdd(app, entry, about);
	return isNew;
}

function isDispute(source: Stripe.BalanceTransaction["source"]): source is Stripe.Dispute {
	return typeof source === "object" && source !== null && source.object === "dispute";
}

async function aboutOf(app: AppContext, entry: Stripe.BalanceTransaction): Promise<About> {
	if (!isAboutPayment(entry)) return { booked_as: bookedAsOf(entry), payment_ref: null };
	const id = intentOf(entry.source);
	const payment_ref = id === undefined ? null : `stripe:${id}`;
	if (id === undefined || payment_ref === null || !(await isOurs(app, id, payment_ref)))
		return { booked_as: "other", payment_ref: null };
	return { booked_as: "payment", payment_ref };
}

function intentOf(source: Stripe.BalanceTransaction["source"]): string | undefined {
	if (typeof source !== "object" || source === null || !("payment_intent" in source)) return undefined;
	const { payment_intent } = source;
	return typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
}

/** Booked here, recognized as ours before, or of one of our orders that does not have it yet. */
async function isOurs(app: AppContext, id: string, payment_ref: string): Promise<boolean> {
	if (await isOurPayment(app.db, payment_ref)) return true;
	const { metadata } = await askStripe(() => app.stripe.paymentIntents.retrieve(id));
	const order_id = metadata["order_id"] ?? "";
	return uuid.test(order_id) && (await hasOrder(app.db, order_id));
}

/** A person must look at what our books cannot explain. */
async function reportOdd(
	app: AppContext,
	entry: Stripe.BalanceTransaction,
	{ booked_as, payment_ref }: About,
): Promise<void> {
	const currency = entry.currency.toUpperCase();
	if (!isInBooks(entry) && payment_ref !== null) {
		const found = { kind: "balance_currency", provider: "STRIPE" } as const;
		await recordDisagreement(app, app.db, { ...found, external_ref: `stripe:currency:${currency}` });
	} else if (booked_as === "unclear" && isInBooks(entry)) {
		await recordDisagreement(app, app.db, {
			kind: "balance_entry_unclear",
			provider: "STRIPE",
			external_ref: `stripe:${entry.id}`,
			details: { type: entry.type, amount_minor: entry.amount, currency },
		});
	}
}
