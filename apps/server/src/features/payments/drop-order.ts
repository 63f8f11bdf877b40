import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { selectOptionalOrder, updateOrderExpired } from "./payments.queries.ts";
import { lockTakenBack, takeBack } from "./take-back.ts";

/**
 * Gives up an order of this family that nobody paid, so that another can be begun. Refuses with `order_closed` when it
 * is paid, and with `payment_unknown` while that is not known.
 */
export async function dropOrder(app: AppContext, family_id: string, order_id: string): Promise<void> {
	const known = await selectOptionalOrder(app.db, order_id);
	if (known === undefined || known.family_id !== family_id) throw new ApiError("not_found");
	const seen = await takeBack(app, order_id);
	await inTransaction(app.db, async (tx) => updateOrderExpired(tx, await lockTakenBack(tx, seen)));
}
