import type { ChildDetails } from "@learnin/contract/routes/onboarding.contract";
import { FEE_MINOR, orderTotalOfLines } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { ensureLockedFamily, selectOptionalFamilyOfGuardian } from "../family/index.ts";
import {
	insertOrder,
	type OrderRow,
	replaceOrderLines,
	selectOptionalOpenOrder,
	selectOptionalOrder,
	selectOrderLines,
	updateOrderDraft,
} from "./payments.queries.ts";
import { presentOrder, presentPayment } from "./present-order.ts";
import { settleOrder } from "./settle-order.ts";
import { cancelPaymentIntent, ensurePaymentIntent, ensureSetupIntent } from "./stripe-intents.ts";

interface Registration {
	account_id: string;
	type: "setup" | "payment";
	children: ChildDetails[];
}

/**
 * Keeps the children as drafts in the family's one open order and prepares its payment.
 * Posting again replaces the drafts and reuses the intent; an order being confirmed or paid refuses with `order_closed`.
 */
export async function prepareOrder(app: AppContext, registration: Registration) {
	await closeEarlierTry(app, registration.account_id);
	const order_id = await inTransaction(app.db, (tx) => saveDraft(app, tx, registration));
	const order = await selectOptionalOrder(app.db, order_id);
	if (order === undefined) throw new ApiError("order_closed");
	const intent =
		order.type === "setup" ? await ensureSetupIntent(app, order) : await ensurePaymentIntent(app, order);
	const client_secret = intent.client_secret ?? "";
	return {
		...(order.type === "setup" ? { si: client_secret } : {}),
		order: presentOrder(order, await selectOrderLines(app.db, order.id)),
		payment: presentPayment(order, client_secret, app.config),
	};
}

/** The truth about an earlier try first: it may be paid by now, or still payable in another tab. */
async function closeEarlierTry(app: AppContext, account_id: string): Promise<void> {
	const family = await selectOptionalFamilyOfGuardian(app.db, account_id);
	const open = family && (await selectOptionalOpenOrder(app.db, family.id));
	if (open === undefined) return;
	const settled = await settleOrder(app, open.id);
	if (settled.state === "paid" || settled.state === "awaiting_provider") throw new ApiError("order_closed");
	if (settled.state === "needs_action" && settled.stripe_payment_intent_id !== null) {
		if (!(await cancelPaymentIntent(app, settled.stripe_payment_intent_id)))
			throw new ApiError("order_closed");
	}
}

async function saveDraft(
	app: AppContext,
	tx: Tx,
	{ account_id, type, children }: Registration,
): Promise<string> {
	const family = await ensureLockedFamily(tx, account_id);
	const lines = children.map(({ name }) => ({
		id: "",
		name,
		course_fee_minor: FEE_MINOR,
		reward_amount_minor: 0,
	}));
	const amount_minor = orderTotalOfLines(lines).total_amount_minor;
	const open = await selectOptionalOpenOrder(tx, family.id);
	const id =
		open === undefined
			? await startOrder(app, tx, { family_id: family.id, account_id, type, amount_minor })
			: open.id;
	if (open !== undefined) {
		const keepIntents = canKeepIntents(open, type);
		await updateOrderDraft(tx, id, {
			type,
			amount_minor,
			keepIntents,
			attempt: keepIntents ? open.attempt : open.attempt + 1,
		});
	}
	await replaceOrderLines(tx, { id, family_id: family.id }, children, FEE_MINOR);
	return id;
}

async function startOrder(
	app: AppContext,
	tx: Tx,
	order: { family_id: string; account_id: string; type: "setup" | "payment"; amount_minor: number },
): Promise<string> {
	const { id } = await insertOrder(tx, { ...order, currency: "USD", created_at: app.now() });
	return id;
}

/** An untouched draft keeps its intent; anything that was confirmed before starts a new try. */
function canKeepIntents(open: OrderRow, type: "setup" | "payment"): boolean {
	if (open.state === "awaiting_provider") throw new ApiError("order_closed");
	return open.type === type && open.state !== "needs_action";
}
