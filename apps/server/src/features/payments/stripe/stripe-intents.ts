import Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { statementSuffix } from "../../../platform/config-seller.ts";
import { beforeProviderTimeIsUp, ProviderTimeUp } from "../../../platform/provider-time.ts";
import { selectOptionalFamilyOfGuardian, updateFamilyStripeCustomer } from "../../family/index.ts";
import { type OrderRow, selectPayer, updateOrderIntent } from "../payments.queries.ts";

export type Intents = Pick<AppContext, "db" | "stripe" | "config" | "now">;

/** Cards, and nothing that leaves the page. */
export const cardOnly = { automatic_payment_methods: { enabled: true, allow_redirects: "never" } } as const;

/**
 * Runs a call to Stripe that cannot have charged anyone; an outage, or no response in time, becomes
 * `payment_unavailable`. The caller handles a declined card.
 */
export function askStripe<T>(call: () => Promise<T>): Promise<T> {
	return askOr("payment_unavailable", call);
}

/**
 * The same for a payment that may have been made: without a response the outcome is unknown, which is
 * `payment_unknown`.
 */
export function askAboutPayment<T>(call: () => Promise<T>): Promise<T> {
	return askOr("payment_unknown", call);
}

async function askOr<T>(code: "payment_unavailable" | "payment_unknown", call: () => Promise<T>): Promise<T> {
	try {
		return await beforeProviderTimeIsUp(call);
	} catch (error) {
		if (isSilence(error)) throw new ApiError(code, { cause: error });
		throw error;
	}
}

/** Whether Stripe did not report the outcome of a call. */
function isSilence(error: unknown): boolean {
	return (
		error instanceof ProviderTimeUp ||
		error instanceof Stripe.errors.StripeConnectionError ||
		error instanceof Stripe.errors.StripeAPIError ||
		error instanceof Stripe.errors.StripeRateLimitError ||
		// The same request is in progress elsewhere; its response is not known yet.
		(error instanceof Stripe.errors.StripeError && error.statusCode === 409)
	);
}

/** One idempotency key per order and attempt: repeating after a lost response returns the first response. */
export function idempotencyKey(order: OrderRow, what: string): { idempotencyKey: string } {
	return { idempotencyKey: `order:${order.id}:attempt:${order.attempt}:${what}` };
}

/**
 * The family's customer at Stripe, created if there is none: its cards and payments belong to both guardians.
 */
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
		// The other guardian was first, with another name under the same key.
		const made = await selectOptionalFamilyOfGuardian(app.db, account_id);
		if (made === undefined || made.stripe_customer_id === null)
			throw new ApiError("payment_unavailable", { cause: error });
		return made.stripe_customer_id;
	}
}

/** The SetupIntent of the order's current attempt, created if there is none. */
export async function ensureSetupIntent(app: Intents, order: OrderRow): Promise<Stripe.SetupIntent> {
	const known = order.stripe_setup_intent_id;
	if (known !== null) return askAboutPayment(() => app.stripe.setupIntents.retrieve(known));
	const customer = await ensureCustomer(app, order);
	const intent = await askStripe(() =>
		app.stripe.setupIntents.create(
			{ customer, usage: "off_session", ...cardOnly, metadata: metadataOf(order) },
			idempotencyKey(order, "setup"),
		),
	);
	if (!(await updateOrderIntent(app.db, order, { stripe_setup_intent_id: intent.id }, app.now())))
		throw new ApiError("order_closed");
	return intent;
}

/**
 * The PaymentIntent of the order's current attempt for a card entered in the page. Its amount never changes:
 * another amount is another attempt.
 */
export async function ensurePaymentIntent(app: Intents, order: OrderRow): Promise<Stripe.PaymentIntent> {
	const known = order.stripe_payment_intent_id;
	if (known !== null) return askAboutPayment(() => app.stripe.paymentIntents.retrieve(known));
	const customer = await ensureCustomer(app, order);
	const intent = await askStripe(() =>
		app.stripe.paymentIntents.create(
			{ ...amountOf(order), ...onStatement(app), customer, ...cardOnly, metadata: metadataOf(order) },
			idempotencyKey(order, "payment"),
		),
	);
	if (await updateOrderIntent(app.db, order, { stripe_payment_intent_id: intent.id }, app.now()))
		return intent;
	// Another post was first. No one has seen this one's secret, and no one may.
	await cancelPaymentIntent(app, intent.id);
	throw new ApiError("order_closed");
}

/** Cancels a PaymentIntent that no page should be able to pay anymore. False if it is too late for that. */
export async function cancelPaymentIntent(app: Intents, id: string): Promise<boolean> {
	try {
		await askAboutPayment(() => app.stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }));
		return true;
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
		const intent = await askAboutPayment(() => app.stripe.paymentIntents.retrieve(id));
		return intent.status === "canceled";
	}
}

export function amountOf(order: OrderRow): { amount: number; currency: string } {
	return { amount: order.amount_minor, currency: order.currency.toLowerCase() };
}

/** What the bank statement shows after the account's prefix at Stripe. */
export function onStatement({ config }: Intents): { statement_descriptor_suffix?: string } {
	const statement_descriptor_suffix = statementSuffix(config.STATEMENT_DESCRIPTOR);
	return statement_descriptor_suffix === undefined ? {} : { statement_descriptor_suffix };
}

/** Which order and attempt an object at Stripe belongs to. */
export function metadataOf(order: OrderRow): { order_id: string; attempt: string } {
	return { order_id: order.id, attempt: String(order.attempt) };
}
