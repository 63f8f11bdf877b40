import Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { dropOrder } from "./drop-order.ts";
import { type OrderRow, selectOptionalOpenOrder, selectOrderLines } from "../payments.queries.ts";
import { askStripe } from "../stripe/stripe-intents.ts";

/**
 * Cancels the family's open order, if there is one (and it has days for this student), so that no one can be
 * charged for a person who is about to be deleted. Throws `order_open` while it is being paid.
 */
export async function closeOpenOrder(
	app: AppContext,
	family_id: string,
	{ of_student }: { of_student?: string },
): Promise<void> {
	const order = await openOrder(app.db, family_id, of_student);
	if (order === undefined) return;
	await cancelSetup(app, order);
	try {
		await dropOrder(app, family_id, order.id);
	} catch (error) {
		const isInTheWay = error instanceof ApiError && ["order_closed", "payment_unknown"].includes(error.code);
		if (isInTheWay) throw new ApiError("order_open");
		throw error;
	}
}

/** The same under the family's lock: throws `order_open` for an order that was started since then. */
export async function requireNothingOpen(tx: Tx, family_id: string, of_student?: string): Promise<void> {
	if ((await openOrder(tx, family_id, of_student)) !== undefined) throw new ApiError("order_open");
}

async function openOrder(db: Db | Tx, family_id: string, of_student: string | undefined) {
	const order = await selectOptionalOpenOrder(db, family_id);
	if (order === undefined || of_student === undefined) return order;
	const lines = await selectOrderLines(db, order.id);
	return lines.some(({ student_id }) => student_id === of_student) ? order : undefined;
}

/** A card that was already saved does no harm: its customer is deleted, and the order charges nothing. */
async function cancelSetup(app: AppContext, { stripe_setup_intent_id: id }: OrderRow): Promise<void> {
	if (id === null) return;
	await askStripe(() => app.stripe.setupIntents.cancel(id)).catch((error: unknown) => {
		if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
	});
}
