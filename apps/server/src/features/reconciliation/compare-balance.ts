import type { AppContext } from "../../platform/app-context.ts";
import { isKnownDisagreement, recordDisagreement } from "../disagreements/index.ts";
import { askStripe } from "../payments/index.ts";
import { selectBalance } from "../stripe-balance/index.ts";
import { readStripeBalance } from "./read-stripe-balance.ts";
import { selectNotCleared } from "./reconciliation.queries.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Every night some days are read again, for entries that appeared late in the list. */
const readAgainMs = 3 * day;
/** Payments that changed in this time are compared. */
const comparedMs = 35 * day;
/** How long both sides may differ. */
const graceMs = hour;
const mostOfAKind = 100;
const mostTries = 3;
const currency = "USD";

/**
 * Compares our books with Stripe's: the balance with the sum of the entries that we booked, and each payment
 * with its entries. Reports every difference to a person. Returns how many there are. Throws
 * `payment_unavailable`.
 */
export async function compareBalance(app: AppContext): Promise<number> {
	await readStripeBalance(app, readAgainMs);
	const differs = await compareTotal(app);
	return (differs ? 1 : 0) + (await comparePayments(app));
}

/** Money may move between two calls, so a difference counts only if it persists. */
async function compareTotal(app: AppContext): Promise<boolean> {
	for (let tries = 1; ; tries += 1) {
		const there_minor = await balanceThere(app);
		await readStripeBalance(app);
		const { balance_minor: here_minor } = await selectBalance(app.db, { currency, now: app.now() });
		if (here_minor === there_minor) return false;
		if (tries < mostTries) continue;
		await recordDisagreement(app, app.db, {
			kind: "balance_differs",
			provider: "STRIPE",
			external_ref: `stripe:balance:${currency}`,
			details: { there_minor, here_minor, currency },
		});
		return true;
	}
}

async function balanceThere(app: AppContext): Promise<number> {
	const { available, pending } = await askStripe(() => app.stripe.balance.retrieve());
	return [...available, ...pending]
		.filter((part) => part.currency === currency.toLowerCase())
		.reduce((sum, { amount }) => sum + amount, 0);
}

async function comparePayments(app: AppContext): Promise<number> {
	const now = app.now().getTime();
	const span = { since: new Date(now - comparedMs), until: new Date(now - graceMs) };
	let faults = 0;
	for (const found of await selectNotCleared(app.db, { ...span, limit: mostOfAKind })) {
		const { payment_ref: external_ref, order_id, here_minor, there_minor } = found;
		// A payment that is not booked here at all was reported when it was compared.
		if (here_minor === null && (await isKnownDisagreement(app.db, external_ref))) continue;
		faults += 1;
		await recordDisagreement(app, app.db, {
			kind: "clearing_differs",
			provider: "STRIPE",
			external_ref,
			order_id,
			details: { there_minor, here_minor, currency },
		});
	}
	return faults;
}
