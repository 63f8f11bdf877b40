import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { updateFamilyStripeCustomer } from "../family/index.ts";
import { type OrderRow, selectPayer, updateOrderIntent } from "./payments.queries.ts";

type Intents = Pick<AppContext, "db" | "stripe" | "config">;

/** Cards and nothing that leaves the page. */
const cardOnly = { automatic_payment_methods: { enabled: true, allow_redirects: "never" } } as const;

/** Runs a call to Stripe; an outage becomes `payment_unavailable`. A declined card is for the caller to read. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
	try {
		return await call();
	} catch (error) {
		const away =
			error instanceof Stripe.errors.StripeConnectionError ||
			error instanceof Stripe.errors.StripeAPIError ||
			error instanceof Stripe.errors.StripeRateLimitError;
		if (away) throw new ApiError("payment_unavailable", { cause: error });
		throw error;
	}
}

/** One number per order and try: asking again after a lost answer returns the first answer. */
function idempotencyKey(order: OrderRow, what: string): { idempotencyKey: string } {
	return { idempotencyKey: `order:${order.id}:attempt:${order.attempt}:${what}` };
}

async function ensureCustomer(app: Intents, order: OrderRow): Promise<string> {
	if (order.stripe_customer_id !== null) return order.stripe_customer_id;
	if (order.account_id === null) throw new Error("an order without a payer cannot be paid");
	const payer = await selectPayer(app.db, order.account_id);
	const customer = await askStripe(() =>
		app.stripe.customers.create(
			{ email: payer.email, name: payer.name, metadata: { family_id: order.family_id } },
			{ idempotencyKey: `family:${order.family_id}:customer` },
		),
	);
	await updateFamilyStripeCustomer(app.db, order.family_id, customer.id);
	return customer.id;
}

/** The SetupIntent of the order's current try, made when there is none. */
export async function ensureSetupIntent(app: Intents, order: OrderRow): Promise<Stripe.SetupIntent> {
	const known = order.stripe_setup_intent_id;
	if (known !== null) return askStripe(() => app.stripe.setupIntents.retrieve(known));
	const customer = await ensureCustomer(app, order);
	const intent = await askStripe(() =>
		app.stripe.setupIntents.create(
			{ customer, usage: "off_session", ...cardOnly, metadata: { order_id: order.id } },
			idempotencyKey(order, "setup"),
		),
	);
	await updateOrderIntent(app.db, order, { stripe_setup_intent_id: intent.id });
	return intent;
}

/** The PaymentIntent of the order's current try for a card entered in the page, with the order's amount. */
export async function ensurePaymentIntent(app: Intents, order: OrderRow): Promise<Stripe.PaymentIntent> {
	const known = order.stripe_payment_intent_id;
	if (known !== null) {
		const intent = await askStripe(() => app.stripe.paymentIntents.retrieve(known));
		if (intent.amount === order.amount_minor || intent.status !== "requires_payment_method") return intent;
		return askStripe(() => app.stripe.paymentIntents.update(known, { amount: order.amount_minor }));
	}
	const customer = await ensureCustomer(app, order);
	const intent = await askStripe(() =>
		app.stripe.paymentIntents.create(
			{ ...amountOf(order), customer, ...cardOnly, metadata: { order_id: order.id } },
			// The amount is in the key: a repeat with other children is another request.
			idempotencyKey(order, `payment:${order.amount_minor}`),
		),
	);
	await updateOrderIntent(app.db, order, { stripe_payment_intent_id: intent.id });
	return intent;
}

/**
 * Charges the card saved by the order's SetupIntent: once per try, however often this is called. The parent has just
 * authenticated the setup, so no second challenge is asked for; a bank that insists gets one.
 */
export async function chargeSavedCard(
	app: Intents,
	order: OrderRow,
	setup: Stripe.SetupIntent,
): Promise<Stripe.PaymentIntent> {
	const { customer, payment_method } = setup;
	if (typeof customer !== "string" || typeof payment_method !== "string")
		throw new Error("a setup without customer or card");
	const charge = {
		...amountOf(order),
		customer,
		payment_method,
		off_session: true,
		confirm: true,
		...cardOnly,
		metadata: { order_id: order.id },
	};
	const charged = await askStripe(() =>
		app.stripe.paymentIntents.create(charge, idempotencyKey(order, "charge")),
	).catch(declinedIntent);
	await updateOrderIntent(app.db, order, { stripe_payment_intent_id: charged.id });
	if (charged.last_payment_error?.code !== "authentication_required") return charged;
	return askStripe(() =>
		app.stripe.paymentIntents.confirm(charged.id, { payment_method }, idempotencyKey(order, "authenticate")),
	).catch(declinedIntent);
}

/** A declined card is an answer, not a failure of the call: its PaymentIntent says why. */
function declinedIntent(error: unknown): Stripe.PaymentIntent {
	if (error instanceof Stripe.errors.StripeCardError && error.payment_intent !== undefined)
		return error.payment_intent;
	throw error;
}

/** Cancels a PaymentIntent that no page should be able to pay any more. False when it is too late for that. */
export async function cancelPaymentIntent(app: Intents, id: string): Promise<boolean> {
	try {
		await askStripe(() => app.stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }));
		return true;
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
		const intent = await askStripe(() => app.stripe.paymentIntents.retrieve(id));
		return intent.status === "canceled";
	}
}

function amountOf(order: OrderRow): { amount: number; currency: string } {
	return { amount: order.amount_minor, currency: order.currency.toLowerCase() };
}
