import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import type { PaymentRow } from "./refunds.queries.ts";

/**
 * eSewa has no refund API: a person makes the refund in its merchant panel, and it counts once eSewa itself
 * reports the whole payment as refunded. Throws `refund_not_at_esewa` otherwise.
 */
export async function requireRefundedAtEsewa(app: AppContext, payment: PaymentRow): Promise<void> {
	const { esewa } = app;
	if (esewa === null) throw new ApiError("payment_unavailable");
	const transaction_uuid = payment.external_ref.slice("esewa:".length);
	const said = await esewa.checkStatus({ transaction_uuid, amount_minor: payment.amount_minor });
	if (said.kind === "unavailable") throw new ApiError("payment_unavailable");
	if (said.status !== "FULL_REFUND" || said.amount_minor !== payment.amount_minor)
		throw new ApiError("refund_not_at_esewa");
}
