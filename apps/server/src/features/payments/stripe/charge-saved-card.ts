import Stripe from "stripe";
import { type OrderRow, updateOrderIntent } from "../payments.queries.ts";
import {
	amountOf,
	askAboutPayment,
	askStripe,
	cancelPaymentIntent,
	cardOnly,
	idempotencyKey,
	type Intents,
	metadataOf,
	onStatement,
} from "./stripe-intents.ts";

/** An order that is frozen for its charge. */
export interface FrozenOrder extends OrderRow {
	/** The charge may have been started before, by this server or one that was killed. */
	wasAsked: boolean;
	/** False if no one may be charged (anymore): an earlier charge is looked up anyway. */
	mayCharge: boolean;
}

/**
 * Charges the card saved by the order's SetupIntent: once per attempt, however often this is called and even
 * if the server is killed in between. The payment is created without charging, stored with the order, and
 * only then confirmed, so that the next call asks Stripe about this very payment. Null if Stripe refuses to
 * create one, or none may be created: nothing was charged.
 */
export async function chargeSavedCard(
	app: Intents,
	order: FrozenOrder,
	known: Stripe.SetupIntent | Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent | null> {
	const intent = known.object === "payment_intent" ? known : await keptCharge(app, order, known);
	if (intent === null || intent.status !== "requires_confirmation") return intent;
	if (order.mayCharge) return confirmCharge(app, order, intent);
	await cancelPaymentIntent(app, intent.id);
	return askAboutPayment(() => app.stripe.paymentIntents.retrieve(intent.id));
}

/** The payment of this attempt, stored with the order. */
async function keptCharge(
	app: Intents,
	order: FrozenOrder,
	{ customer, payment_method }: Stripe.SetupIntent,
): Promise<Stripe.PaymentIntent | null> {
	if (typeof customer !== "string" || typeof payment_method !== "string")
		throw new Error("a setup without customer or card");
	const earlier = order.wasAsked ? await findCharge(app, order, customer) : undefined;
	const made =
		earlier ?? (order.mayCharge ? await makeCharge(app, order, { customer, payment_method }) : null);
	if (made === null) return null;
	await updateOrderIntent(app.db, order, { stripe_payment_intent_id: made.id }, app.now());
	return made;
}

/** Finds one created by a server that was killed before storing it, however many payments the family has. */
async function findCharge(app: Intents, order: OrderRow, customer: string) {
	const listed = app.stripe.paymentIntents.list({ customer, limit: 100 });
	return askAboutPayment(async () => {
		for await (const intent of listed) {
			const { metadata, status } = intent;
			const isOfTry = metadata["order_id"] === order.id && metadata["attempt"] === String(order.attempt);
			if (isOfTry && status !== "canceled") return intent;
		}
		return undefined;
	});
}

/**
 * This charges nothing. Its idempotency key differs from that of earlier versions, which charged in the same
 * call.
 */
async function makeCharge(
	app: Intents,
	order: OrderRow,
	saved: { customer: string; payment_method: string },
): Promise<Stripe.PaymentIntent | null> {
	const charge = {
		...amountOf(order),
		...onStatement(app),
		...saved,
		...cardOnly,
		metadata: metadataOf(order),
	};
	try {
		return await askStripe(() =>
			app.stripe.paymentIntents.create(charge, idempotencyKey(order, "saved-card")),
		);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
		return declinedIntent(error);
	}
}

/**
 * The parent has just authenticated the setup, so no second challenge is requested; a bank that insists gets
 * one. If another node, or a call whose response was lost, confirmed it in the meantime, that is no failure:
 * Stripe reports the state.
 */
async function confirmCharge(
	app: Intents,
	order: OrderRow,
	{ id, payment_method }: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
	const method = typeof payment_method === "string" ? payment_method : (payment_method?.id ?? "");
	const confirm = (what: string, params: Stripe.PaymentIntentConfirmParams) =>
		askAboutPayment(() =>
			app.stripe.paymentIntents.confirm(
				id,
				{ payment_method: method, ...params },
				idempotencyKey(order, what),
			),
		).catch((error: unknown) => afterRefusal(app, id, error));
	const charged = await confirm("charge-saved-card", { off_session: true });
	if (charged.last_payment_error?.code !== "authentication_required") return charged;
	return confirm("authenticate", {});
}

/**
 * The state of the payment after a call that charged no one; one whose card is gone can no longer be paid.
 */
async function afterRefusal(app: Intents, id: string, error: unknown): Promise<Stripe.PaymentIntent> {
	if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return declinedIntent(error);
	if (error.code !== "payment_intent_unexpected_state") await cancelPaymentIntent(app, id);
	return askAboutPayment(() => app.stripe.paymentIntents.retrieve(id));
}

/** A declined card is a result, not a failure of the call: its PaymentIntent says why. */
function declinedIntent(error: unknown): Stripe.PaymentIntent {
	if (error instanceof Stripe.errors.StripeCardError && error.payment_intent !== undefined)
		return error.payment_intent;
	throw error;
}
