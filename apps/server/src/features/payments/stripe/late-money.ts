import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { recordDisagreement } from "../../disagreements/index.ts";
import { selectGuardianNames } from "../../family/index.ts";
import { postWalletMoney } from "../../ledger/index.ts";
import type { OrderRow } from "../payments.queries.ts";
import { sendLateReceipt } from "../orders/send-receipt.ts";

interface LateMoney {
	source: "STRIPE" | "ESEWA";
	external_ref: string;
	amount_minor: number;
	currency: OrderRow["currency"];
}

/**
 * Books money that arrived for an order which cannot take it (anymore): it goes to the family's wallet, and
 * the guardians are notified. Idempotent: returns false if it was booked before. The order must be locked.
 */
export async function bookLateMoney(
	app: AppContext,
	tx: Tx,
	order: OrderRow,
	money: LateMoney,
): Promise<boolean> {
	const { family_id, id: order_id } = order;
	const posted = await postWalletMoney(tx, {
		...money,
		kind: "late_payment",
		family_id,
		order_id,
		created_at: app.now(),
	});
	if (posted) {
		await sendLateReceipt(app, tx, order, money);
		await reportWithoutFamily(app, tx, order, money);
	}
	return posted;
}

/** No one is notified about money in the wallet of a deleted family: a person must return it. */
async function reportWithoutFamily(
	app: AppContext,
	tx: Tx,
	{ id: order_id, family_id }: OrderRow,
	{ source: provider, external_ref, amount_minor, currency }: LateMoney,
): Promise<void> {
	if ((await selectGuardianNames(tx, family_id)).length > 0) return;
	await recordDisagreement(app, tx, {
		kind: "payment_of_nobody",
		provider,
		external_ref,
		order_id,
		details: { amount_minor, currency },
	});
}
