import type { RouteResponse } from "@learnin/contract/define-route";
import type { getProofs, getWaitingOrders } from "@learnin/contract/routes/operations.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { selectProofs, selectWaitingOrders } from "./reconciliation.queries.ts";

const pageSize = 20;

/** Orders whose payment is being confirmed, newest first. */
export async function seeWaitingOrders(
	app: AppContext,
	cursor: string | undefined,
): Promise<RouteResponse<typeof getWaitingOrders>> {
	const rows = await selectWaitingOrders(app.db, requirePlace(cursor), pageSize + 1);
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return {
		orders: page.map(({ id, provider, state, currency, amount_minor, payer, account_id, created_at }) => ({
			id,
			provider,
			state,
			currency,
			amount: toMajor(amount_minor),
			payer,
			payer_id: payer === null ? null : account_id,
			created_at: created_at.toISOString(),
		})),
		next_cursor,
	};
}

/** The proofs of the last ten nights. */
export async function seeProofs(app: AppContext): Promise<RouteResponse<typeof getProofs>> {
	const proofs = await selectProofs(app.db, 10);
	return { proofs: proofs.map((proof) => ({ ...proof, proved_at: proof.proved_at.toISOString() })) };
}
