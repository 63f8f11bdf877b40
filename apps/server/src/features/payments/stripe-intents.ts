import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { selectOptionalFamilyOfGuardian, updateFamilyStripeCustomer } from "../family/index.ts";
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
			error instanceof Stripe.errors.StripeRateLimitError ||
			// The same request is under way elsewhere; its answer is not known yet.
			(error instanceof Stripe.errors.StripeError && error.statusCode === 409);
		if (away) throw new ApiError("payment_unavailable", { cause: error });
		throw error;
	}
}

/** One number per order and try: asking again after a lost answer returns the first answer. */
function idempotencyKey(order: OrderRow, what: string): { idempotencyKey: string } {
	return { idempotencyKey: `order:${order.id}:attempt:${order.attempt}:${what}` };
}

/** The family's customer at Stripe, made when there is none: its cards and payments are those of both guardians. */
export async function ensureCustomer(
	app: Intents,
	family: Pick<OrderRow, "family_id" | "account_id" | "stripe_customer_id">,
): Promise<string> {
	const { family_id, account_id, stripe_customer_id } = family;
	if (stripe_customer_id !== null) return stripe_customer_id;
	if (account_id === null) throw new Error("an order without a payer cannot be paid");
	const payer = await selectPayer(app.db, account_id);
	try {
		const customer = await askStripe(() =>
			app.stripe.customers.create(
				{ email: payer.email, name: payer.name, metadata: { family_id } },
				{ idempotencyKey: `family:${family_id}:customer` },
			),
		);
		await updateFamilyStripeCustomer(app.db, family_id, customer.id);
		return customer.id;
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
		// The other guardian was first, with another name under the same number.
		const made = await selectOptionalFamilyOfGuardian(app.db, account_id);
		if (made === undefined || made.stripe_customer_id === null)
			throw new ApiError("payment_unavailable", { cause: error });
		return made.stripe_customer_id;
	}
}

/** The SetupIntent of the order's current try, made when there is none. */
export async function ensureSetupIntent(app: Intents, order: OrderRow): Promise<Stripe.SetupIntent> {
	const known = order.stripe_setup_intent_id;
	if (known !== null) return askStripe(() => app.stripe.setupIntents.retrieve(known));
	const customer = await ensureCustomer(app, order);
	const intent = await askStripe(() =>
		app.stripe.setupIntents.create(
			{ customer, usage: "off_session", ...cardOnly, metadata: metadataOf(order) },
			idempotencyKey(order, "setup"),
		),
	);
	if (!(await updateOrderIntent(app.db, order, { stripe_setup_intent_id: intent.id })))
		throw new ApiError("order_closed");
	return intent;
}

/** The PaymentIntent of the order's current try for a card entered in the page. Its amount never changes: another one is another try. */
export async function ensurePaymentIntent(app: Intents, order: OrderRow): Promise<Stripe.PaymentIntent> {
	const known = order.stripe_payment_intent_id;
	if (known !== null) return askStripe(() => app.stripe.paymentIntents.retrieve(known));
	const customer = await ensureCustomer(app, order);
	const intent = await askStripe(() =>
		app.stripe.paymentIntents.create(
			{ ...amountOf(order), customer, ...cardOnly, metadata: metadataOf(order) },
			idempotencyKey(order, "payment"),
		),
	);
	if (await updateOrderIntent(app.db, order, { stripe_payment_intent_id: intent.id })) return intent;
	// Another post was first. Nobody has seen this one's secret, and nobody may.
	await cancelPaymentIntent(app, intent.id);
	throw new ApiError("order_closed");
}

/**
 * Charges the card saved by the order's SetupIntent: once per try, however often this is called. `wasAsked` says that
 * the charge may exist already: then it is looked up first, since Stripe forgets a key after a day. The parent has just
 * authenticated the setup, so no second challenge is asked for; a bank that insists gets one.
 * Null when Stripe refuses to make a charge at all, or none may be made: nothing was taken.
 */
export async function chargeSavedCard(
	app: Intents,
	order: OrderRow & { wasAsked: boolean; mayCharge: boolean },
	setup: Stripe.SetupIntent,
): Promise<Stripe.PaymentIntent | null> {
	const { customer, payment_method } = setup;
	if (typeof customer !== "string" || typeof payment_method !== "string")
		throw new Error("a setup without customer or card");
	const earlier = order.wasAsked ? await findCharge(app, order, customer) : undefined;
	const saved = { customer, payment_method };
	const charged = earlier ?? (order.mayCharge ? await createCharge(app, order, saved) : null);
	if (charged === null) return null;
	await updateOrderIntent(app.db, order, { stripe_payment_intent_id: charged.id });
	if (charged.last_payment_error?.code !== "authentication_required") return charged;
	return askStripe(() =>
		app.stripe.paymentIntents.confirm(charged.id, { payment_method }, idempotencyKey(order, "authenticate")),
	).catch(declinedIntent);
}

async function findCharge(app: Intents, order: OrderRow, customer: string) {
	const { data } = await askStripe(() => app.stripe.paymentIntents.list({ customer, limit: 100 }));
	return data.find(
		({ metadata }) => metadata["order_id"] === order.id && metadata["attempt"] === String(order.attempt),
	);
}

async function createCharge(
	app: Intents,
	order: OrderRow,
	saved: { customer: string; payment_method: string },
): Promise<Stripe.PaymentIntent | null> {
	const charge = {
		...amountOf(order),
		...saved,
		off_session: true,
		confirm: true,
		...cardOnly,
		metadata: metadataOf(order),
	};
	try {
		return await askStripe(() => app.stripe.paymentIntents.create(charge, idempotencyKey(order, "charge")));
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
		return declinedIntent(error);
	}
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

/** Which order and try an object at Stripe belongs to. */
function metadataOf(order: OrderRow): { order_id: string; attempt: string } {
	return { order_id: order.id, attempt: String(order.attempt) };
}
