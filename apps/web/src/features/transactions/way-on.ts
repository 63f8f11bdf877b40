import type { Transaction } from "@learnin/contract/routes/money/transactions.contract";
import type { OrderPurpose } from "@learnin/contract/schemas/order.schema";
import { invitationPaymentPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";

/** Where a payment of each purpose is made; none for a registration, which a parent has finished. */
const paidAt: Readonly<Record<OrderPurpose, ((orderId: string) => string) | null>> = {
	registration: null,
	addition: () => paths.addInvitation,
	renewal: invitationPaymentPath,
	wallet_load: () => paths.loadWallet,
};

/** The action for a movement: open its receipt, or finish a pending or failed payment. */
export function wayOn(
	{ state, order }: Pick<Transaction, "state" | "order">,
	receiptTo: (orderId: string) => string,
): { to: string; label: string } | null {
	if (order === null) return null;
	if (order.has_receipt) return { to: receiptTo(order.id), label: "Receipt" };
	const to = paidAt[order.purpose]?.(order.id);
	if (to === undefined) return null;
	if (state === "needs_action") return { to, label: "Continue" };
	return state === "failed" ? { to, label: "Try again" } : null;
}
