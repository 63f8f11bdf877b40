import type { Tx } from "../../platform/db/database.ts";
import { lockOrder } from "../payments/index.ts";
import { lockStudentsOf } from "./refunds.queries.ts";

/**
 * Holds an order with its payer, family and children, in the one order of locks (decision 0064): all that goes back of an
 * order goes back one after the other, and nobody adds days to its children meanwhile.
 */
export async function lockPaidOrder(tx: Tx, order_id: string): Promise<void> {
	await lockOrder(tx, order_id);
	await lockStudentsOf(tx, order_id);
}
