import type { OrderPurpose } from "@learnin/contract/schemas/order.schema";
import { type Currency, orderTotalOfLines } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { ensureLockedFamily, selectOptionalFamilyOfGuardian } from "../../family/index.ts";
import { isFinal } from "../stripe/apply-payment.ts";
import {
	insertOrder,
	lockOptionalOpenOrder,
	type NewLine,
	type OrderRow,
	replaceOrderLines,
	selectOptionalOpenOrder,
	selectOptionalOrder,
	selectOrderLines,
	updateOrderDraft,
} from "../payments.queries.ts";
import { presentCardPayment, presentEsewaPayment, presentOrder } from "./present-order.ts";
import { feeIn } from "./prices.ts";
import { updateOrderTried } from "./due.queries.ts";
import { settleOrder } from "../stripe/settle-order.ts";
import { cancelPaymentIntent, ensurePaymentIntent, ensureSetupIntent } from "../stripe/stripe-intents.ts";

/** What to pay for. */
export interface Purchase {
	account_id: string;
	purpose: OrderPurpose;
	/** With eSewa always a payment. */
	type: "setup" | "payment";
	/** Empty for a wallet top-up. */
	children: NewLine[];
	/** The wallet top-up in minor units; 0 for everything else, whose price we set. */
	load_minor?: number;
}

/**
 * Stores the children as drafts in the family's one open order and prepares its payment. Posting again
 * replaces the drafts and reuses the intent while the amount is the same. Throws `order_closed` for an order
 * being charged or paid or, while that is unknown, `payment_unknown`; `order_open` for an open one of another
 * purpose; `payment_unavailable` for a currency without a provider at the moment.
 */
export async function prepareOrder(app: AppContext, purchase: Purchase) {
	const draft = await priceOf(app, purchase);
	const closed_intent_id = await closeEarlierTry(app, draft);
	const order_id = await inTransaction(app.db, (tx) => saveDraft(app, tx, { ...draft, closed_intent_id }));
	const order = await selectOptionalOrder(app.db, order_id);
	if (order === undefined) throw new ApiError("order_closed");
	const presented = presentOrder(order, await selectOrderLines(app.db, order.id));
	if (order.provider === "ESEWA") return { order: presented, payment: presentEsewaPayment(order) };
	const intent =
		order.type === "setup" ? await ensureSetupIntent(app, order) : await ensurePaymentIntent(app, order);
	const client_secret = intent.client_secret ?? "";
	await updateOrderTried(app.db, order.id, app.now());
	return {
		...(order.type === "setup" ? { si: client_secret } : {}),
		order: presented,
		payment: presentCardPayment(order, client_secret, app.config),
	};
}

type Draft = Purchase & {
	currency: Currency;
	provider: "STRIPE" | "ESEWA";
	course_fee_minor: number;
	amount_minor: number;
};

/** What this costs the family, in its own currency and by that currency's provider. */
async function priceOf(app: AppContext, purchase: Purchase): Promise<Draft> {
	const family = await selectOptionalFamilyOfGuardian(app.db, purchase.account_id);
	const currency = family?.currency ?? "USD";
	const course_fee_minor = feeIn(app, currency);
	if (course_fee_minor === null) throw new ApiError("payment_unavailable");
	const lines = purchase.children.map(({ name }) => ({
		id: "",
		name,
		course_fee_minor,
		reward_amount_minor: 0,
	}));
	const amount_minor = orderTotalOfLines(lines).total_amount_minor + (purchase.load_minor ?? 0);
	const provider = currency === "NPR" ? "ESEWA" : "STRIPE";
	const type = provider === "ESEWA" ? "payment" : purchase.type;
	return { ...purchase, currency, provider, course_fee_minor, amount_minor, type };
}

/**
 * First the truth about an earlier attempt: it may be paid by now, or payable in another tab for another
 * amount. Stripe decides which came first, the payment or its cancellation. Returns the payment that was
 * closed for good, if any.
 */
async function closeEarlierTry(app: AppContext, draft: Draft): Promise<string | null> {
	const family = await selectOptionalFamilyOfGuardian(app.db, draft.account_id);
	const open = family && (await selectOptionalOpenOrder(app.db, family.id));
	if (open === undefined) return null;
	const earlier = await settleOrder(app, open.id);
	if (earlier.purpose !== draft.purpose) {
		if (isFinal(earlier)) return null;
		throw new ApiError("order_open");
	}
	if (earlier.state === "paid") throw new ApiError("order_closed");
	if (earlier.state === "awaiting_provider") throw new ApiError("payment_unknown");
	const intent_id = earlier.stripe_payment_intent_id;
	if (intent_id === null || canKeepIntents(earlier, draft)) return null;
	if (!(await cancelPaymentIntent(app, intent_id))) throw new ApiError("order_closed");
	return intent_id;
}

async function saveDraft(
	app: AppContext,
	tx: Tx,
	draft: Draft & { closed_intent_id: string | null },
): Promise<string> {
	const { account_id, purpose, type, amount_minor, children, provider, currency } = draft;
	const family = await ensureLockedFamily(tx, account_id, app.now());
	// An order that was paid since the request arrived made the account PARENT.
	if ((family.user_type === "UNKNOWN") !== (purpose === "registration")) throw new ApiError("order_closed");
	// The price was computed before the lock; after a change of currency it differs.
	if (family.currency !== currency) throw new ApiError("order_closed");
	const open = await lockOptionalOpenOrder(tx, family.id);
	if (open !== undefined && open.purpose !== purpose) throw new ApiError("order_open");
	const id =
		open?.id ??
		(
			await insertOrder(tx, {
				family_id: family.id,
				account_id,
				purpose,
				type,
				provider,
				currency,
				amount_minor,
				created_at: app.now(),
			})
		).id;
	if (open !== undefined) {
		if (open.state === "awaiting_provider") throw new ApiError("order_closed");
		const keepIntents = canKeepIntents(open, draft);
		const isClosed = [null, draft.closed_intent_id].includes(open.stripe_payment_intent_id);
		if (!keepIntents && !isClosed) throw new ApiError("order_closed");
		await updateOrderDraft(tx, id, {
			account_id,
			type,
			amount_minor,
			keepIntents,
			attempt: keepIntents ? open.attempt : open.attempt + 1,
		});
	}
	await replaceOrderLines(tx, { id, family_id: family.id }, children, draft.course_fee_minor);
	return id;
}

/**
 * An unchanged draft keeps its intent; if it was confirmed before, has another amount or belongs to the other
 * guardian, who may be paying it right now, a new attempt starts.
 */
function canKeepIntents(open: OrderRow, { account_id, type, amount_minor }: Draft): boolean {
	const isSamePayment = type === "setup" || open.amount_minor === amount_minor;
	const isSamePayer = open.account_id === account_id;
	return open.type === type && isSamePayment && isSamePayer && open.state !== "needs_action";
}
