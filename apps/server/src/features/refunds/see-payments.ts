import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getPayment, getPayments } from "@learnin/contract/routes/operations.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { isOfWallet } from "./post-refund.ts";
import { presentDispute, presentPayment, presentRefund } from "./present-payment.ts";
import { openDestinationsOf, refundableMinor } from "./refundable.ts";
import {
	selectDisputes,
	selectLines,
	selectOptionalPayment,
	selectPayments,
	selectRefunds,
} from "./refunds.queries.ts";

const pageSize = 20;

/** Payments of all families, or of one, newest first. */
export async function seePayments(
	app: AppContext,
	{ cursor, family_id }: RouteRequest<typeof getPayments>["query"],
): Promise<RouteResponse<typeof getPayments>> {
	const rows = await selectPayments(app.db, { family_id, after: requirePlace(cursor), limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return { payments: page.map(presentPayment), next_cursor };
}

/** One payment with the days it paid for; records in the audit log that a super-admin has viewed it. */
export async function seePayment(
	app: AppContext,
	{ payment_id, actor_id }: { payment_id: string; actor_id: string },
): Promise<RouteResponse<typeof getPayment>> {
	const payment = await selectOptionalPayment(app.db, payment_id);
	if (payment === undefined) throw new ApiError("not_found");
	const { order_id, family_id } = payment;
	const act = { actor_id, action: "payment.seen", subject_id: order_id, family_id } as const;
	await recordAct(app.db, { ...act, created_at: app.now() });
	const disputes = await selectDisputes(app.db, payment_id);
	const lines = isOfWallet(payment) ? [] : await selectLines(app.db, order_id);
	return {
		payment: presentPayment(payment),
		lines: lines.map((line) => ({
			id: line.id,
			name: line.name,
			amount: toMajor(line.amount_minor),
			is_refunded: line.refund_id !== null,
			is_disputed: line.dispute_id !== null,
			ends_at: line.ends_at?.toISOString() ?? null,
		})),
		refundable: toMajor(await refundableMinor(app.db, payment)),
		destinations: openDestinationsOf(payment, disputes),
		disputes: disputes.map(presentDispute),
		refunds: (await selectRefunds(app.db, payment_id)).map(presentRefund),
	};
}
