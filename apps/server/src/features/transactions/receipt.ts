import type { RouteResponse } from "@learnin/contract/define-route";
import type { getReceipt } from "@learnin/contract/routes/money/transactions.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectOrderLines } from "../payments/index.ts";
import { seeGiveBack } from "../refunds/index.ts";
import { providerOf } from "./present-transaction.ts";
import { receiptNumber } from "./receipt-number.ts";
import { selectOptionalReceipt, selectPeriods } from "./receipts.queries.ts";
import { type MovementRow, selectOptionalPaidOrder, selectRefunds } from "./transactions.queries.ts";

export type Receipt = RouteResponse<typeof getReceipt>;

type Kept = Awaited<ReturnType<typeof selectOptionalReceipt>>;

/** The receipt of a paid order of this family. Throws `not_found` for any other order. */
export async function receipt(
	app: AppContext,
	{ family_id }: Pick<ParentViewer, "family_id">,
	order_id: string,
): Promise<Receipt> {
	const order = await selectOptionalPaidOrder(app.db, { order_id, family_id });
	if (order === undefined) throw new ApiError("not_found");
	const [lines, movements, periods, kept, back] = await Promise.all([
		selectOrderLines(app.db, order_id),
		selectRefunds(app.db, { order_id, family_id }),
		selectPeriods(app.db, order_id),
		selectOptionalReceipt(app.db, order_id),
		seeGiveBack(app, { order_id, family_id }),
	]);
	const periodOf = (line_id: string) => periods.find((period) => period.line_id === line_id);
	const { purpose, provider, currency, payer_name, payer_email } = order;
	const refunds = movements.filter((refund) => isOfPayment(refund, purpose === "wallet_load"));
	return {
		number: receiptNumber(order.id),
		purpose,
		paid_at: order.paid_at.toISOString(),
		payer: payer_name === null ? null : { name: payer_name, email: payer_email },
		seller: sellerOf(app, kept),
		billing_address: kept?.billing_address ?? kept?.card_address ?? null,
		card:
			kept?.card_brand && kept.card_last_four
				? { brand: kept.card_brand, last_four: kept.card_last_four }
				: null,
		statement: provider === "STRIPE" ? statementOf(app, kept) : null,
		provider,
		currency,
		line_items: lines.map((line) => ({
			name: line.name,
			days: PERIOD_DAYS,
			from: periodOf(line.id)?.starts_at.toISOString() ?? null,
			until: periodOf(line.id)?.ends_at.toISOString() ?? null,
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
		give_back: back === undefined ? null : { ...back, until: back.until.toISOString() },
	};
}

/**
 * As the provider wrote it on the charge; until that is read, the current text. Receipts from before this was
 * stored have none.
 */
function statementOf({ config }: AppContext, kept: Kept): string | null {
	return kept === undefined ? config.STATEMENT_DESCRIPTOR : kept.statement;
}

/** From the time of payment; the current one for receipts from before it was stored. */
function sellerOf({ config }: AppContext, kept: Kept) {
	if (kept?.seller_name && kept.seller_address)
		return { name: kept.seller_name, address: kept.seller_address, tax_id: kept.seller_tax_id };
	const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_ID: tax_id = null } = config;
	return { name, address, tax_id };
}

/** Learnin refunds a fee; what is taken from the wallet is late money or a top-up. */
function isOfPayment({ wallet_minor }: MovementRow, isLoad: boolean): boolean {
	const isFromWallet = wallet_minor !== null && wallet_minor < 0;
	return isFromWallet === isLoad;
}
