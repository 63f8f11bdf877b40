import type { Tx } from "../../platform/db/database.ts";
import { lockOrder } from "../payments/index.ts";
import { lockStudentsOf } from "./refunds.queries.ts";

/**
 * Locks an order with its payer, family and children, in the standard order of locks (decision 0064): refunds
 * of an order run one after the other, and no one adds days to its children at the same time.
 */
export async function lockPaidOrder(tx: Tx, order_id: string): Promise<void> {
	await lockOrder(tx, order_id);
	await lockStudentsOf(tx, order_id);
}
