import type { AppContext } from "../../platform/app-context.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { selectPendingRefunds } from "./refunds.queries.ts";
import { sendRefund, settleRefunds } from "./stripe-refunds.ts";

/** Asks Stripe about every refund in progress, in case events never arrived. A failure delays no other. */
export async function settlePendingRefunds(app: AppContext): Promise<void> {
	for (const { id, stripe_refund_id, external_ref } of await selectPendingRefunds(app.db)) {
		try {
			if (stripe_refund_id === null) await sendRefund(app, id);
			else await settleRefunds(app, external_ref.slice("stripe:".length));
		} catch (error) {
			const described = error instanceof Error ? describeError(error) : {};
			app.log.warn({ refund_id: id, ...described }, "refund could not be settled");
		}
	}
}
