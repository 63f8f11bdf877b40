import type { IntentError, PaymentMethod, SetupIntent } from "../objects/wire-objects.ts";
import { noSuchObject } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { type Activity, type Call, type Handler, idOf } from "./call.ts";
import { readCustomer } from "./customers.ts";
import {
	askForAnotherMethod,
	type Authenticate,
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
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";
import { cardOnFile, findPaymentMethod, saveToCustomer, testCardOf } from "./payment-methods.ts";

const DESCRIBING_PARAMS = [
	"customer",
	"description",
	"metadata",
	"payment_method",
	"allowed_payment_method_types",
];
const CREATE_PARAMS = [
	...DESCRIBING_PARAMS,
	...CONFIRM_PARAMS.filter((name) => name !== "off_session"),
	"automatic_payment_methods",
	"confirm",
	"usage",
];

const create: Handler = (call) => {
	call.params.allowOnly(CREATE_PARAMS);
	const intent = blankIntent(call);
	describe(call, intent);
	call.state.setupIntents.add(intent);
	call.emit("setup_intent.created", intent);
	if (call.params.boolean("confirm")) confirmIntent(call, intent);
	return intent;
};

const update: Handler = (call) => {
	call.params.allowOnly([...DESCRIBING_PARAMS, "expand"]);
	const intent = existing(call, idOf(call));
	if (!isOpen(intent) && (call.params.has("customer") || call.params.has("payment_method"))) {
		throw unexpectedState(intent, "update");
	}
	describe(call, intent);
	return intent;
};

const confirm: Handler = (call) => {
	call.params.allowOnly(CONFIRM_PARAMS.filter((name) => name !== "off_session"));
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
	call.emit("setup_intent.canceled", intent);
	return intent;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "created", "customer", "payment_method"]);
	const customer = call.params.text("customer");
	const method = call.params.text("payment_method");
	const found = call.state.setupIntents
		.newestFirst()
		.filter((intent) => customer === undefined || intent.customer === customer)
		.filter((intent) => method === undefined || intent.payment_method === method)
		.filter(withinCreated(call));
	return page(call, "/v1/setup_intents", found);
};

/** Continues a setup whose holder has answered the bank's challenge. */
export const authenticateSetup = ((activity, id, completed) => {
	const intent = existing(activity, id);
	if (intent.status !== "requires_action") throw unexpectedState(intent, "authenticate");
	const method = findPaymentMethod(activity, intent.payment_method ?? "");
	if (completed) succeed(activity, intent, method);
	else fail(activity, intent, refusal(authenticationFailure("setup_intent"), method));
	return intent;
}) satisfies Authenticate;

function confirmIntent(call: Call, intent: SetupIntent): void {
	updateMethodTypes(call.params, intent);
	requireReturnUrl(call, intent);
	const method = methodToConfirm(call, intent);
	intent.payment_method = method.id;
	intent.last_setup_error = null;
	intent.latest_attempt = newId("setatt");
	const { attachesDespiteDecline, decline, needsAuthentication } = testCardOf(call, method);
	if (needsAuthentication) {
		intent.status = "requires_action";
		intent.next_action = authenticationAction();
		call.emit("setup_intent.requires_action", intent);
	} else if (decline && !attachesDespiteDecline) {
		throw refused(intent, fail(call, intent, refusal(decline, method)));
	} else {
		succeed(call, intent, method);
	}
}

function succeed(activity: Activity, intent: SetupIntent, method: PaymentMethod): void {
	intent.status = "succeeded";
	intent.next_action = null;
	intent.last_setup_error = null;
	if (intent.customer !== null) saveToCustomer(activity, method, intent.customer);
	cardOnFile(activity, method).setUpForOffSession ||= intent.usage === "off_session";
	activity.emit("setup_intent.succeeded", intent);
}

function fail(activity: Activity, intent: SetupIntent, error: IntentError): IntentError {
	askForAnotherMethod(intent);
	intent.last_setup_error = error;
	activity.emit("setup_intent.setup_failed", intent);
	return error;
}

function existing({ state }: Activity, id: string): SetupIntent {
	const intent = state.setupIntents.get(id);
	if (intent === undefined) throw noSuchObject("setupintent", id, "intent");
	return intent;
}

function describe(call: Call, intent: SetupIntent): void {
	updateMethodTypes(call.params, intent);
	intent.customer = readCustomer(call, intent.customer);
	intent.description = call.params.clearable("description", intent.description);
	intent.metadata = call.params.metadata(intent.metadata);
	readPaymentMethod(call, intent);
}

function blankIntent(call: Call): SetupIntent {
	const id = newId("seti");
	return {
		id,
		object: "setup_intent",
		application: null,
		...readMethodTypes(call.params),
		cancellation_reason: null,
		client_secret: newId(`${id}_secret`),
		created: call.now,
		customer: null,
		customer_account: null,
		description: null,
		excluded_payment_method_types: null,
		flow_directions: null,
		last_setup_error: null,
		latest_attempt: null,
		livemode: false,
		mandate: null,
		metadata: {},
		next_action: null,
		on_behalf_of: null,
		payment_method: null,
		payment_method_configuration_details: null,
		payment_method_options: { card: { request_three_d_secure: "automatic" } },
		single_use_mandate: null,
		status: "requires_payment_method",
		usage: call.params.oneOf("usage", ["off_session", "on_session"]) ?? "off_session",
	};
}

const { retrieve, answerAuthentication } = routesToIntent(
	(call) => existing(call, idOf(call)),
	authenticateSetup,
);

export const setupIntentRoutes: Record<string, Handler> = {
	"POST /v1/setup_intents": create,
	"GET /v1/setup_intents": list,
	"GET /v1/setup_intents/:id": retrieve,
	"POST /v1/setup_intents/:id": update,
	"POST /v1/setup_intents/:id/confirm": confirm,
	"POST /v1/setup_intents/:id/cancel": cancel,
	"POST /v1/setup_intents/:id/authentication": answerAuthentication,
};
