import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { type MoneySource, postFee, postWalletMoney } from "../../ledger/index.ts";
import { deliverOrder } from "./deliver-order.ts";
import { type OrderRow, updateOrderState } from "../payments.queries.ts";
import { sendReceipt } from "./send-receipt.ts";

/** Money that the server has verified: with its provider, or taken from the wallet. */
interface ReceivedMoney {
	source: MoneySource;
	/** Unique forever: the same money pays nothing twice. */
	external_ref: string;
	stripe_payment_intent_id?: string;
}

/**
 * The one place where an order becomes paid: marks it, posts the money, delivers the purchase and emails the
 * receipt, all in the caller's transaction and under the order's lock. Throws `wallet_too_low` if the wallet
 * cannot pay.
 */
export async function fulfilOrder(
	app: AppContext,
	tx: Tx,
	order: OrderRow & { account_id: string },
	{ source, external_ref, stripe_payment_intent_id }: ReceivedMoney,
): Promise<void> {
	await updateOrderState(tx, order.id, {
		state: "paid",
		failure_reason: null,
		paid_at: app.now(),
		...(source === "WALLET" ? { provider: "WALLET" as const } : {}),
		...(stripe_payment_intent_id === undefined ? {} : { stripe_payment_intent_id }),
	});
	await postPayment(tx, order, { source, external_ref, created_at: app.now() });
	const names = await deliverOrder(app, tx, order, { source, external_ref });
	await sendReceipt(app, tx, order, names);
}

async function postPayment(
	tx: Tx,
	order: OrderRow,
	{ source, ...posted }: ReceivedMoney & { created_at: Date },
): Promise<void> {
	const { id, family_id, currency, amount_minor, purpose } = order;
	const payment = { ...posted, order_id: id, family_id, currency, amount_minor };
	if (purpose !== "wallet_load") {
		await postFee(tx, {
			...payment,
			source,
			kind: purpose === "renewal" ? "renewal_fee" : "registration_fee",
		});
	} else if (source !== "WALLET") {
		await postWalletMoney(tx, { ...payment, source, kind: "wallet_load" });
	}
}
