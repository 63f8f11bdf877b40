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

type Destination = RouteRequest<typeof contract>["body"]["destination"];

interface RefundRequest {
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
export async function askRefund(app: AppContext, request: RefundRequest) {
	const { payment_id, wanted } = request;
	const unlocked = await selectOptionalPayment(app.db, payment_id);
	if (unlocked === undefined) throw new ApiError("not_found");
	await requireMayGoTo(app, unlocked, wanted.destination);
	return inTransaction(app.db, async (tx) => {
		await lockPaidOrder(tx, unlocked.order_id);
		const payment = (await selectOptionalPayment(tx, payment_id)) ?? unlocked;
		const id = wanted.client_key?.toLowerCase() ?? crypto.randomUUID();
		const earlier = await selectOptionalRefund(tx, id);
		if (earlier !== undefined && earlier.payment_id !== payment_id) throw new ApiError("not_found");
		if (earlier !== undefined) return { refund: presentRefund(earlier) };
		if (await hasPendingRefund(tx, payment.order_id)) throw new ApiError("refund_under_way");
		const parts = await refundedParts(tx, payment, wanted);
		await refundParts(app, tx, { request, payment, id, parts });
		return { refund: presentRefund(await lockRefund(tx, id)) };
	});
}

/** Throws if the payment cannot be refunded there; asks the providers, so it runs outside of a transaction. */
async function requireMayGoTo(app: AppContext, payment: PaymentRow, destination: Destination): Promise<void> {
	if (!destinationsOf(payment).includes(destination))
		throw new ApiError("invalid_request", { fields: { destination: "It cannot go there." } });
	if (isAtEsewa(payment, destination)) await requireRefundedAtEsewa(app, payment);
	if (destination === "wallet") await requireUndisputedAtStripe(app, payment);
}

function isAtEsewa(payment: PaymentRow, destination: Destination): boolean {
	return destination === "provider" && providerOf(payment) === "ESEWA";
}

async function refundParts(
	app: AppContext,
	tx: Tx,
	of: { request: RefundRequest; payment: PaymentRow; id: string; parts: RefundedParts },
): Promise<void> {
	const { payment, id, parts } = of;
	const { actor_id, wanted, requireStill } = of.request;
	const { destination, reason } = wanted;
	const refund = { ...parts, id, destination, reason, stripe_refund_id: null, asked_by: actor_id };
	await makeRefund(app, tx, payment, refund);
	await requireStill?.(tx, payment);
	if (isAtEsewa(payment, destination)) await markSucceeded(app, tx, payment, id);
	else if (destination === "provider") await app.jobs.add(tx, "send-refund", { refund_id: id });
	await recordAct(tx, {
		actor_id,
		action: "payment.refunded",
		subject_id: payment.order_id,
		family_id: payment.family_id,
		details: { refund_id: id, amount_minor: parts.amount_minor, currency: payment.currency, destination },
		created_at: app.now(),
	});
}

interface RefundedParts {
	amount_minor: number;
	lines: LineRow[];
}

/** What a refund as wanted gives back; throws if there is nothing, or not as much, to give back. */
async function refundedParts(
	tx: Tx,
	payment: PaymentRow,
	wanted: RefundRequest["wanted"],
): Promise<RefundedParts> {
	const parts = isOfWallet(payment)
		? { amount_minor: wantedAmount(payment, wanted.amount), lines: [] }
		: await wantedLines(tx, payment, wanted.line_ids);
	if (parts.amount_minor <= 0 || parts.amount_minor > payment.amount_minor - payment.refunded_minor)
		throw new ApiError("nothing_to_refund");
	if (isAtEsewa(payment, wanted.destination) && parts.amount_minor !== payment.amount_minor)
		throw new ApiError("refund_whole_only");
	return parts;
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

async function wantedLines(tx: Tx, payment: PaymentRow, ids: string[] | undefined): Promise<RefundedParts> {
	const all = await selectLines(tx, payment.order_id);
	const left = all.filter(({ refund_id }) => refund_id === null);
	const lines = ids === undefined ? left : all.filter(({ id }) => ids.includes(id));
	if (ids !== undefined && lines.length !== new Set(ids).size) throw new ApiError("not_found");
	if (lines.some(({ refund_id }) => refund_id !== null)) throw new ApiError("nothing_to_refund");
	return { lines, amount_minor: lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0) };
}
