import type { RouteResponse } from "@learnin/contract/define-route";
import type { prepareEsewaForm as contract } from "@learnin/contract/routes/money/payments.contract";
import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { isFinal } from "../stripe/apply-payment.ts";
import { firstLookMs } from "../orders/due.queries.ts";
import { countEsewaPayments, insertEsewaPayment } from "./esewa-payments.queries.ts";
import { lockOrder, updateOrderPayer } from "../payments.queries.ts";

const leaving = { name: "esewa-form:order", hits: 20, seconds: 3600 };

/**
 * The signed form with which the browser leaves for eSewa to pay this order. Every call is its own attempt,
 * stored before anyone can pay it. Throws `order_closed` for an order that cannot be paid there (anymore).
 */
export async function prepareEsewaForm(
	app: AppContext,
	{ order_id, account_id }: { order_id: string; account_id: string },
): Promise<RouteResponse<typeof contract>> {
	const { esewa } = app;
	if (esewa === null) throw new ApiError("payment_unavailable");
	await app.limit(leaving, order_id);
	return inTransaction(app.db, async (tx) => {
		const order = await lockOrder(tx, order_id);
		if (isFinal(order) || order.provider !== "ESEWA") throw new ApiError("order_closed");
		const { family_id, amount_minor } = order;
		const transaction_uuid = `${order_id}-${(await countEsewaPayments(tx, order_id)) + 1}`;
		await insertEsewaPayment(tx, {
			transaction_uuid,
			order_id,
			family_id,
			amount_minor,
			created_at: app.now(),
			due_at: new Date(app.now().getTime() + firstLookMs),
		});
		// The payer is the one who goes to pay, even if the other guardian started the order.
		await updateOrderPayer(tx, order_id, account_id);
		const back = `${app.config.APP_BASE_URL}/api/payments/esewa/return/${order_id}`;
		const fields = esewa.signRequest({
			amount_minor,
			transaction_uuid,
			success_url: back,
			failure_url: back,
		});
		return { url: esewa.formUrl, fields };
	});
}
