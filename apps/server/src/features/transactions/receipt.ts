import type { RouteResponse } from "@learnin/contract/define-route";
import type { getReceipt } from "@learnin/contract/routes/transactions.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { selectOrderLines } from "../payments/index.ts";
import { providerOf } from "./present-transaction.ts";
import { receiptNumber } from "./receipt-number.ts";
import { type MovementRow, selectOptionalPaidOrder, selectRefunds } from "./transactions.queries.ts";

/** The receipt of a paid order of the viewer's family. Throws `not_found` for any other order. */
export async function receipt(
	app: AppContext,
	{ family_id }: ParentViewer,
	order_id: string,
): Promise<RouteResponse<typeof getReceipt>> {
	const order = await selectOptionalPaidOrder(app.db, { order_id, family_id });
	if (order === undefined) throw new ApiError("not_found");
	const [lines, movements] = await Promise.all([
		selectOrderLines(app.db, order_id),
		selectRefunds(app.db, order_id),
	]);
	const { purpose, provider, currency, payer_name, payer_email } = order;
	const refunds = movements.filter((refund) => isOfPayment(refund, purpose === "wallet_load"));
	return {
		number: receiptNumber(order.id),
		purpose,
		paid_at: order.paid_at.toISOString(),
		payer: payer_name === null ? null : { name: payer_name, email: payer_email },
		provider,
		currency,
		line_items: lines.map((line) => ({
			name: line.name,
			days: PERIOD_DAYS,
			amount: toMajor(line.course_fee_minor + line.reward_amount_minor * PERIOD_DAYS),
		})),
		amount: toMajor(order.amount_minor),
		tax_amount: 0,
		total_amount: toMajor(order.amount_minor),
		refunds: refunds.map((refund) => ({
			id: refund.id,
			created_at: refund.created_at.toISOString(),
			amount: toMajor(refund.moved_minor),
			provider: providerOf(refund),
			state: refund.refund_state ?? "done",
		})),
	};
}

/** A fee is given back by Learnin; what is taken from the wallet belongs to money that came late, or was loaded. */
function isOfPayment({ wallet_minor }: MovementRow, isLoad: boolean): boolean {
	const isFromWallet = wallet_minor !== null && wallet_minor < 0;
	return isFromWallet === isLoad;
}
