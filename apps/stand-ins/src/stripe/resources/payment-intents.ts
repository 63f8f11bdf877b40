import type { Decline } from "../objects/test-cards.ts";
import type { IntentError, PaymentIntent, PaymentMethod } from "../objects/wire-objects.ts";
import { invalidRequest, missingParam, noSuchObject } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { type Activity, type Call, type Handler, idOf } from "./call.ts";
import { createCharge } from "./charges.ts";
import { readCustomer } from "./customers.ts";
import {
	askForAnotherMethod,
	type Authenticate,
	AUTHENTICATION_REQUIRED,
	authenticationAction,
	authenticationFailure,
	cancelIntent,
	CONFIRM_PARAMS,
	isOpen,
	methodToConfirm,
	readMethodTypes,
	readPaymentMethod,
	refusal,
	refused,
	requireClientSecret,
	requireConfirmable,
	requireReturnUrl,
	routesToIntent,
	shownTo,
	unexpectedState,
	updateMethodTypes,
} from "./intents.ts";
import { openDispute } from "./disputes.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";
import { cardOnFile, findPaymentMethod, saveToCustomer, testCardOf } from "./payment-methods.ts";

const DESCRIBING_PARAMS = [
	"amount",
	"currency",
	"customer",
	"description",
	"metadata",
	"payment_method",
	"payment_method_options",
	"allowed_payment_method_types",
	"receipt_email",
	"setup_future_usage",
	"statement_descriptor",
	"statement_descriptor_suffix",
	"transfer_group",
];
const CREATE_PARAMS = [
	...DESCRIBING_PARAMS,
	...CONFIRM_PARAMS,
	"automatic_payment_methods",
	"capture_method",
	"confirm",
	"confirmation_method",
];
const USAGES = ["off_session", "on_session"] as const;
/** The minimum charge, in minor units; the real limit depends on the currency. */
const MIN_AMOUNT: Record<string, number> = { usd: 50, eur: 50, gbp: 30 };
const MAX_AMOUNT = 99_999_999;

const create: Handler = (call) => {
	call.params.allowOnly(CREATE_PARAMS);
	const currency = call.params.requiredText("currency").toLowerCase();
	const intent = blankIntent(call, readAmount(call, currency), currency);
	describe(call, intent);
	call.state.paymentIntents.add(intent);
	call.emit("payment_intent.created", intent);
	if (call.params.boolean("confirm")) confirmIntent(call, intent);
	return intent;
};

const update: Handler = (call) => {
	call.params.allowOnly([...DESCRIBING_PARAMS, "client_secret", "expand"]);
	const intent = existing(call, idOf(call));
	requireClientSecret(call, intent);
	const changesPayment = ["amount", "currency", "customer", "payment_method", "setup_future_usage"];
	if (!isOpen(intent) && changesPayment.some((name) => call.params.has(name)))
		throw unexpectedState(intent, "update");
	intent.currency = call.params.text("currency")?.toLowerCase() ?? intent.currency;
	if (call.params.has("amount")) intent.amount = readAmount(call, intent.currency);
	describe(call, intent);
	return shownTo(call, intent);
};

const confirm: Handler = (call) => {
	call.params.allowOnly([...CONFIRM_PARAMS, "receipt_email", "setup_future_usage", "shipping"]);
	const intent = existing(call, idOf(call));
	requireClientSecret(call, intent);
	requireConfirmable(intent);
	confirmIntent(call, intent);
	return shownTo(call, intent);
};

const cancel: Handler = (call) => {
	call.params.allowOnly(["cancellation_reason", "expand"]);
	const intent = existing(call, idOf(call));
	cancelIntent(call, intent);
	intent.canceled_at = call.now;
	call.emit("payment_intent.canceled", intent);
	return intent;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "created", "customer"]);
	const customer = call.params.text("customer");
	const found = call.state.paymentIntents
		.newestFirst()
		.filter((intent) => customer === undefined || intent.customer === customer)
		.filter(withinCreated(call));
	return page(call, "/v1/payment_intents", found);
};

/** Continues a payment whose holder has answered the bank's challenge. */
export const authenticatePayment = ((activity, id, completed) => {
	const intent = existing(activity, id);
	if (intent.status !== "requires_action") throw unexpectedState(intent, "authenticate");
	const method = findPaymentMethod(activity, intent.payment_method ?? "");
	if (completed) succeed(activity, intent, method);
	else fail(activity, intent, refusal(authenticationFailure("payment_intent"), method));
	return intent;
}) satisfies Authenticate;

function confirmIntent(call: Call, intent: PaymentIntent): void {
	updateMethodTypes(call.params, intent);
	requireReturnUrl(call, intent);
	const offSession = call.params.boolean("off_session") ?? false;
	const method = methodToConfirm(call, intent);
	intent.setup_future_usage = call.params.oneOf("setup_future_usage", USAGES) ?? intent.setup_future_usage;
	intent.receipt_email = call.params.clearable("receipt_email", intent.receipt_email);
	intent.payment_method = method.id;
	intent.last_payment_error = null;
	const { decline, needsAuthentication } = testCardOf(call, method);
	if (needsAuthentication && !offSession) {
		waitForHolder(call, intent);
	} else if (needsAuthentication && !cardOnFile(call, method).setUpForOffSession) {
		throw refused(intent, declinedCharge(call, intent, method, AUTHENTICATION_REQUIRED));
	} else if (decline) {
		throw refused(intent, declinedCharge(call, intent, method, decline));
	} else {
		succeed(call, intent, method);
	}
}

function waitForHolder(activity: Activity, intent: PaymentIntent): void {
	intent.status = "requires_action";
	intent.next_action = authenticationAction();
	activity.emit("payment_intent.requires_action", intent);
}

function succeed(activity: Activity, intent: PaymentIntent, method: PaymentMethod): void {
	const { bypassesPending, disputes } = testCardOf(activity, method);
	const charge = createCharge(activity, intent, method, { isPending: bypassesPending !== true });
	intent.status = "succeeded";
	intent.amount_received = intent.amount;
	intent.latest_charge = charge.id;
	intent.last_payment_error = null;
	intent.next_action = null;
	const card = cardOnFile(activity, method);
	if (intent.setup_future_usage !== null && intent.customer !== null) {
		saveToCustomer(activity, method, intent.customer);
		card.setUpForOffSession ||= intent.setup_future_usage === "off_session";
	}
	if (method.customer === null) card.spent = true;
	activity.emit("payment_intent.succeeded", intent);
	if (disputes !== undefined) openDispute(activity, intent.id, disputes);
}

function declinedCharge(
	activity: Activity,
	intent: PaymentIntent,
	method: PaymentMethod,
	decline: Decline,
): IntentError {
	const charge = createCharge(activity, intent, method, { decline });
	intent.latest_charge = charge.id;
	return fail(activity, intent, refusal(decline, method, charge.id));
}

function fail(activity: Activity, intent: PaymentIntent, error: IntentError): IntentError {
	askForAnotherMethod(intent);
	intent.last_payment_error = error;
	activity.emit("payment_intent.payment_failed", intent);
	return error;
}

function existing({ state }: Activity, id: string): PaymentIntent {
	const intent = state.paymentIntents.get(id);
	if (intent === undefined) throw noSuchObject("payment_intent", id, "intent");
	return intent;
}

function readAmount(call: Call, currency: string): number {
	const amount = call.params.integer("amount");
	if (amount === undefined) throw missingParam("amount");
	if (amount > MAX_AMOUNT) {
		throw invalidRequest("Amount must be no more than $999,999.99", {
			code: "amount_too_large",
			param: "amount",
		});
	}
	const least = MIN_AMOUNT[currency] ?? 1;
	if (amount < least) {
		const message =
			amount < 1 ? "Invalid positive integer" : `Amount must be at least ${least} in minor units`;
		throw invalidRequest(message, {
			code: amount < 1 ? "parameter_invalid_integer" : "amount_too_small",
			param: "amount",
		});
	}
	return amount;
}

function describe(call: Call, intent: PaymentIntent): void {
	const { params } = call;
	updateMethodTypes(call.params, intent);
	intent.customer = readCustomer(call, intent.customer);
	intent.description = params.clearable("description", intent.description);
	intent.metadata = params.metadata(intent.metadata);
	intent.receipt_email = params.clearable("receipt_email", intent.receipt_email);
	if (params.has("setup_future_usage"))
		intent.setup_future_usage = params.oneOf("setup_future_usage", USAGES) ?? null;
	intent.statement_descriptor_suffix = params.clearable(
		"statement_descriptor_suffix",
		intent.statement_descriptor_suffix,
	);
	intent.transfer_group = params.clearable("transfer_group", intent.transfer_group);
	readPaymentMethod(call, intent);
}

function blankIntent(call: Call, amount: number, currency: string): PaymentIntent {
	if (!/^[a-z]{3}$/.test(currency))
		throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" });
	const id = newId("pi");
	return {
		id,
		object: "payment_intent",
		amount,
		amount_capturable: 0,
		amount_details: { tip: {} },
		amount_received: 0,
		application: null,
		application_fee_amount: null,
		...readMethodTypes(call.params),
		canceled_at: null,
		cancellation_reason: null,
		capture_method:
			call.params.oneOf("capture_method", ["automatic", "automatic_async"]) ?? "automatic_async",
		client_secret: newId(`${id}_secret`),
		confirmation_method: call.params.oneOf("confirmation_method", ["automatic"]) ?? "automatic",
		created: call.now,
		currency,
		customer: null,
		customer_account: null,
		description: null,
		excluded_payment_method_types: null,
		last_payment_error: null,
		latest_charge: null,
		livemode: false,
		managed_payments: null,
		metadata: {},
		next_action: null,
		on_behalf_of: null,
		payment_method: null,
		payment_method_configuration_details: null,
		payment_method_options: { card: { request_three_d_secure: "automatic" } },
		payment_record: null,
		processing: null,
		receipt_email: null,
		review: null,
		setup_future_usage: null,
		shipping: null,
		source: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: "requires_payment_method",
		transfer_data: null,
		transfer_group: null,
	};
}

const { retrieve, answerAuthentication } = routesToIntent(
	(call) => existing(call, idOf(call)),
	authenticatePayment,
);

export const paymentIntentRoutes: Record<string, Handler> = {
	"POST /v1/payment_intents": create,
	"GET /v1/payment_intents": list,
	"GET /v1/payment_intents/:id": retrieve,
	"POST /v1/payment_intents/:id": update,
	"POST /v1/payment_intents/:id/confirm": confirm,
	"POST /v1/payment_intents/:id/cancel": cancel,
	"POST /v1/payment_intents/:id/authentication": answerAuthentication,
};
