import type { AppContext } from "../../../platform/app-context.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { describeError } from "../../../platform/http/errors/describe-error.ts";
import {
	claimDueEsewaPayments,
	claimDueOrders,
	updateEsewaPaymentsDue,
	updateForgottenEsewaPayments,
	updateForgottenOrders,
	updateOrdersDue,
} from "../orders/due.queries.ts";
import { settleEsewaPayment } from "./settle-esewa.ts";
import { settleOrder } from "./settle-order.ts";

/** How often every node polls for what is due. */
export const lookEveryMs = 5_000;
const batch = 100;
/** Nearly all of the work is waiting for the provider. */
const atOnce = 16;
/**
 * After this many consecutive calls without an answer the round ends: the provider is down, and every call
 * takes seconds.
 */
const mostSilent = 5;

/**
 * Polls the providers about everything that may have been paid without an event, as soon as it is due. What
 * is claimed here is due again soon, whatever happens to this node, so a killed node delays nothing. Any
 * number of nodes share the work.
 */
async function settleDue(app: AppContext): Promise<void> {
	await Promise.all([
		eachDue({
			claim: () => claimDueOrders(app.db, app.now(), batch),
			settle: ({ id }) => settleGuarded(app, id, () => settleOrder(app, id)),
			giveBack: (orders) => updateOrdersDue(app.db, orders, app.now()),
		}),
		eachDue({
			claim: () => claimDueEsewaPayments(app.db, app.now(), batch),
			settle: (payment) => settleGuarded(app, payment.order_id, () => settleEsewaPayment(app, payment)),
			giveBack: (payments) => updateEsewaPaymentsDue(app.db, payments, app.now()),
		}),
	]);
}

/** A round that fails as a whole, for example without the database, is logged; the next one runs anyway. */
export async function settleDueGuarded(app: AppContext): Promise<void> {
	try {
		await settleDue(app);
	} catch (error) {
		app.log.warn(error instanceof Error ? describeError(error) : {}, "round of due payments failed");
	}
}

/** The same after finding what an older version of this server started without a due time. */
export async function settleForgotten(app: AppContext): Promise<void> {
	await updateForgottenOrders(app.db, app.now());
	await updateForgottenEsewaPayments(app.db, app.now());
	await settleDue(app);
}

interface Due<T> {
	claim: () => Promise<T[]>;
	/** False if the provider gave no answer. */
	settle: (one: T) => Promise<boolean>;
	/** Those not polled yet: they come first in the next round, before those without an answer. */
	giveBack: (unasked: T[]) => Promise<void>;
}

async function eachDue<T>({ claim, settle, giveBack }: Due<T>): Promise<void> {
	for (;;) {
		const due = await claim();
		const unasked = await eachAtOnce(due, settle);
		if (unasked.length > 0) await giveBack(unasked);
		if (unasked.length > 0 || due.length < batch) return;
	}
}

/** Those that were no longer polled because the provider is down. */
async function eachAtOnce<T>(due: T[], settle: (one: T) => Promise<boolean>): Promise<T[]> {
	const left = [...due];
	let silent = 0;
	const work = async () => {
		while (silent < mostSilent) {
			const one = left.shift();
			if (one === undefined) return;
			silent = (await settle(one)) ? 0 : silent + 1;
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return left;
}

/** False if the provider gave no answer. A failure delays no other. */
async function settleGuarded(
	app: AppContext,
	order_id: string,
	settle: () => Promise<unknown>,
): Promise<boolean> {
	try {
		return (await settle()) !== false;
	} catch (error) {
		const described = error instanceof Error ? describeError(error) : {};
		app.log.warn({ order_id, ...described }, "due payment could not be settled");
		return !(error instanceof ApiError && error.code === "payment_unknown");
	}
}
