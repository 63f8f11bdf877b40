import type { RouteRequest } from "@learnin/contract/define-route";
import type { askRefund as contract } from "@learnin/contract/routes/operations.contract";
import { toMinor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { lockPaidOrder } from "./lock-paid-order.ts";
import { makeRefund } from "./make-refund.ts";
import { isOfWallet, providerOf } from "./post-refund.ts";
import { presentRefund } from "./present-payment.ts";
import { destinationsOf } from "./refundable.ts";
import {
	hasPendingRefund,
	type LineRow,
	lockRefund,
	type PaymentRow,
	selectLines,
	selectOptionalPayment,
	selectOptionalRefund,
} from "./refunds.queries.ts";
import { requireRefundedAtEsewa } from "./refund-at-esewa.ts";
import { requireUndisputedAtStripe } from "./require-undisputed.ts";
import { markSucceeded } from "./settle-refund.ts";

interface Asked {
	payment_id: string;
	actor_id: string;
	wanted: RouteRequest<typeof contract>["body"];
	/**
	 * Called last, when order and children are locked and nothing can change anymore: throws if the refund is
	 * not allowed. Receives the payment as it was before.
	 */
	requireStill?: (tx: Tx, payment: PaymentRow) => Promise<void>;
}

/**
 * Refunds a payment for a super-admin. To the wallet it is done at once; by card the money is held here until
 * Stripe has sent it; at eSewa a person has sent it before, and eSewa confirms it. Of concurrent refunds the
 * second is refused.
 */
export async function askRefund(app: AppContext, { payment_id, actor_id, wanted, requireStill }: Asked) {
	const seen = await selectOptionalPayment(app.db, payment_id);
	if (seen === undefined) throw new ApiError("not_found");
	if (!destinationsOf(seen).includes(wanted.destination))
		throw new ApiError("invalid_request", { fields: { destination: "It cannot go there." } });
	const isAtEsewa = wanted.destination === "provider" && providerOf(seen) === "ESEWA";
	if (isAtEsewa) await requireRefundedAtEsewa(app, seen);
	if (wanted.destination === "wallet") await requireUndisputedAtStripe(app, seen);
	return inTransaction(app.db, async (tx) => {
		await lockPaidOrder(tx, seen.order_id);
		const payment = (await selectOptionalPayment(tx, payment_id)) ?? seen;
		const id = wanted.client_key?.toLowerCase() ?? crypto.randomUUID();
		const earlier = await selectOptionalRefund(tx, id);
		if (earlier !== undefined && earlier.payment_id !== payment_id) throw new ApiError("not_found");
		if (earlier !== undefined) return { refund: presentRefund(earlier) };
		if (await hasPendingRefund(tx, payment.order_id)) throw new ApiError("refund_under_way");
		const what = await whatGoesBack(tx, payment, wanted);
		if (isAtEsewa && what.amount_minor !== payment.amount_minor) throw new ApiError("refund_whole_only");
		const { destination, reason } = wanted;
		const asked = { ...what, id, destination, reason, stripe_refund_id: null, asked_by: actor_id };
		await makeRefund(app, tx, payment, asked);
		await requireStill?.(tx, payment);
		if (isAtEsewa) await markSucceeded(app, tx, payment, id);
		else if (destination === "provider") await app.jobs.add(tx, "send-refund", { refund_id: id });
		await recordAct(tx, {
			actor_id,
			action: "payment.refunded",
			subject_id: payment.order_id,
			family_id: payment.family_id,
			details: { refund_id: id, amount_minor: what.amount_minor, currency: payment.currency, destination },
			created_at: app.now(),
		});
		return { refund: presentRefund(await lockRefund(tx, id)) };
	});
}

interface GoesBack {
	amount_minor: number;
	lines: LineRow[];
}

async function whatGoesBack(tx: Tx, payment: PaymentRow, wanted: Asked["wanted"]): Promise<GoesBack> {
	const what = isOfWallet(payment)
		? { amount_minor: wantedAmount(payment, wanted.amount), lines: [] }
		: await wantedLines(tx, payment, wanted.line_ids);
	if (what.amount_minor <= 0 || what.amount_minor > payment.amount_minor - payment.refunded_minor)
		throw new ApiError("nothing_to_refund");
	return what;
}

function wantedAmount(payment: PaymentRow, amount: number | undefined): number {
	if (amount === undefined) return payment.amount_minor - payment.refunded_minor;
	const minor = toMinor(amount);
	if (minor === null || minor <= 0)
		throw new ApiError("invalid_request", {
			fields: { amount: "Please enter an amount with at most two decimal places." },
		});
	return minor;
}

async function wantedLines(tx: Tx, payment: PaymentRow, ids: string[] | undefined): Promise<GoesBack> {
	const all = await selectLines(tx, payment.order_id);
	const left = all.filter(({ refund_id }) => refund_id === null);
	const lines = ids === undefined ? left : all.filter(({ id }) => ids.includes(id));
	if (ids !== undefined && lines.length !== new Set(ids).size) throw new ApiError("not_found");
	if (lines.some(({ refund_id }) => refund_id !== null)) throw new ApiError("nothing_to_refund");
	return { lines, amount_minor: lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0) };
}
