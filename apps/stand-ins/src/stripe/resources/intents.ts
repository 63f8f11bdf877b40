import type { Decline } from "../objects/test-cards.ts";
import type {
	IntentError,
	NextAction,
	PaymentIntent,
	PaymentMethod,
	SetupIntent,
} from "../objects/wire-objects.ts";
import { ApiError, invalidRequest } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import type { Params } from "../protocol/params.ts";
import type { Activity, Call, Handler } from "./call.ts";
import { paymentMethodFromFields } from "./new-payment-method.ts";
import { findPaymentMethod, requireUnspent } from "./payment-methods.ts";

export type Intent = PaymentIntent | SetupIntent;

type MethodTypes = Pick<
	Intent,
	"allowed_payment_method_types" | "automatic_payment_methods" | "payment_method_types"
>;

const NAMES = { payment_intent: "PaymentIntent", setup_intent: "SetupIntent" } as const;

/** Parameters of a confirmation, which creating with `confirm=true` accepts too. */
export const CONFIRM_PARAMS = [
	"allowed_payment_method_types",
	"client_secret",
	"error_on_requires_action",
	"expand",
	"mandate_data",
	"off_session",
	"payment_method",
	"payment_method_data",
	"payment_method_options",
	"return_url",
	"use_stripe_sdk",
] as const;

/** The fields that the publishable key may see. */
const PUBLIC_FIELDS = [
	"id",
	"object",
	"amount",
	"automatic_payment_methods",
	"canceled_at",
	"cancellation_reason",
	"capture_method",
	"client_secret",
	"confirmation_method",
	"created",
	"currency",
	"description",
	"last_payment_error",
	"last_setup_error",
	"livemode",
	"next_action",
	"payment_method",
	"payment_method_types",
	"processing",
	"receipt_email",
	"setup_future_usage",
	"shipping",
	"source",
	"status",
	"usage",
];

/** What a browser sees of an intent: no customer, no metadata, no charge. */
export function publicView(intent: Intent): object {
	return Object.fromEntries(Object.entries(intent).filter(([field]) => PUBLIC_FIELDS.includes(field)));
}

/** The intent as far as who asks may see it. */
export function shownTo(call: Call, intent: Intent): object {
	return call.fromBrowser ? publicView(intent) : intent;
}

/** Throws unless a browser's request has the intent's own client secret. */
export function requireClientSecret(call: Call, intent: Intent): void {
	const secret = call.params.text("client_secret");
	if (!call.fromBrowser && secret === undefined) return;
	if (secret === intent.client_secret) return;
	throw invalidRequest(
		`The client_secret provided does not match the client_secret associated with this ${NAMES[intent.object]}.`,
		{ param: "client_secret" },
	);
}

/** Throws the API's error for something an intent in this status cannot do. */
export function unexpectedState(intent: Intent, action: string, why?: string): ApiError {
	const name = NAMES[intent.object];
	return new ApiError(400, {
		type: "invalid_request_error",
		code: `${intent.object}_unexpected_state`,
		message: why ?? `You cannot ${action} this ${name} because it has a status of ${intent.status}.`,
		[intent.object]: intent,
	});
}

/** Throws unless the intent can still be confirmed. */
export function requireConfirmable(intent: Intent): void {
	if (intent.status === "succeeded" && intent.object === "payment_intent") {
		throw unexpectedState(
			intent,
			"confirm",
			"You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
		);
	}
	const confirmable = ["requires_action", "requires_confirmation", "requires_payment_method"];
	if (!confirmable.includes(intent.status)) throw unexpectedState(intent, "confirm");
}

/** Sets an intent to canceled; nothing that has ended can be. */
export function cancelIntent(call: Call, intent: Intent): void {
	if (intent.status === "canceled" || intent.status === "succeeded" || intent.status === "processing") {
		throw unexpectedState(intent, "cancel");
	}
	const reasons = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"] as const;
	intent.cancellation_reason = call.params.oneOf("cancellation_reason", reasons) ?? null;
	intent.status = "canceled";
	intent.next_action = null;
}

/** The payment method to confirm with: named, made from card fields, or already set on the intent. */
export function methodToConfirm(call: Call, intent: Intent): PaymentMethod {
	const fields = call.params.group("payment_method_data");
	const id = call.params.text("payment_method") ?? intent.payment_method;
	if (fields === undefined && id === null) {
		throw unexpectedState(
			intent,
			"confirm",
			`You cannot confirm this ${NAMES[intent.object]} because it's missing a payment method. ` +
				"You can either update it with a payment method and then confirm it again, " +
				"or confirm it again directly with a payment method.",
		);
	}
	const method = fields ? paymentMethodFromFields(call, fields) : findPaymentMethod(call, id ?? "");
	requireSameCustomer(method, intent.customer);
	requireUnspent(call, method);
	return method;
}

/** Throws if the payment method belongs to another customer than the intent's. */
function requireSameCustomer(method: PaymentMethod, customer: string | null): void {
	if (method.customer === null || method.customer === customer) return;
	const message =
		customer === null
			? `The PaymentMethod ${method.id} belongs to a Customer. Include the Customer in the \`customer\` parameter.`
			: `The customer does not have a payment method with the ID ${method.id}. ` +
				"The payment method must belong to the customer.";
	throw invalidRequest(message, { param: "payment_method" });
}

/** Sets the payment method that a request names, if it names one. */
export function readPaymentMethod(call: Call, intent: Intent): void {
	const id = call.params.text("payment_method");
	if (id === undefined || id === "") return;
	const method = findPaymentMethod(call, id);
	requireSameCustomer(method, intent.customer);
	intent.payment_method = method.id;
	if (intent.status === "requires_payment_method") intent.status = "requires_confirmation";
}

/** Whether it can still be changed and confirmed. */
export function isOpen({ status }: Intent): boolean {
	return status === "requires_confirmation" || status === "requires_payment_method";
}

/** After a decline another payment method is needed. */
export function askForAnotherMethod(intent: Intent): void {
	intent.status = "requires_payment_method";
	intent.payment_method = null;
	intent.next_action = null;
}

/** The requests to intents of both kinds that look at one and then show it. */
export function routesToIntent(existing: (call: Call) => Intent, authenticate: Authenticate) {
	const own = (call: Call): Intent => {
		const intent = existing(call);
		requireClientSecret(call, intent);
		return intent;
	};
	const retrieve: Handler = (call) => shownTo(call, own(call));
	const answerAuthentication: Handler = (call) => {
		const { id } = own(call);
		return shownTo(call, authenticate(call, id, call.params.text("outcome") === "complete"));
	};
	return { retrieve, answerAuthentication };
}

/** The next action, which has the browser library show the bank's challenge. */
export function authenticationAction(): NextAction {
	return {
		type: "use_stripe_sdk",
		use_stripe_sdk: {
			type: "three_d_secure_redirect",
			source: newId("src"),
			stripe_js: "/authentication-frame",
		},
	};
}

/** What an intent stores about its last declined attempt. */
export function refusal(decline: Decline, method: PaymentMethod, charge?: string): IntentError {
	const error: IntentError = {
		type: decline.code.endsWith("_authentication_failure") ? "invalid_request_error" : "card_error",
		code: decline.code,
		doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll("_", "-")}`,
		message: decline.message,
		payment_method: structuredClone(method),
	};
	if (decline.decline_code !== undefined) error.decline_code = decline.decline_code;
	if (charge !== undefined) error.charge = charge;
	return error;
}

/** The response to a confirmation that the card's bank declined. */
export function refused(intent: Intent, error: IntentError): ApiError {
	return new ApiError(402, { ...error, [intent.object]: structuredClone(intent) });
}

export const AUTHENTICATION_REQUIRED: Decline = {
	code: "authentication_required",
	decline_code: "authentication_required",
	message: "Your card was declined. This transaction requires authentication.",
};

/** Why an intent did not continue after its holder failed or closed the bank's challenge. */
export function authenticationFailure(kind: Intent["object"]): Decline {
	return {
		code: `${kind}_authentication_failure`,
		message:
			"We are unable to authenticate your payment method. " +
			"Please choose a different payment method and try again.",
	};
}

/** Which kinds of payment method an intent accepts; without a list, the account's own settings decide. */
export function readMethodTypes(params: Params): MethodTypes {
	const allowed = params.texts("allowed_payment_method_types");
	const other = allowed.find((type) => type !== "card" && type !== "link");
	if (other !== undefined) {
		throw invalidRequest(`The payment method type "${other}" is invalid.`, {
			param: "allowed_payment_method_types",
		});
	}
	const automatic = params.group("automatic_payment_methods");
	const redirects = automatic?.oneOf("allow_redirects", ["always", "never"]) ?? "always";
	return {
		allowed_payment_method_types: allowed.length > 0 ? allowed : null,
		automatic_payment_methods: { allow_redirects: redirects, enabled: true },
		payment_method_types: allowed.length > 0 ? allowed : ["card"],
	};
}

/** Applies a new list of allowed kinds, if one is given. */
export function updateMethodTypes(params: Params, intent: Intent): void {
	if (!params.has("allowed_payment_method_types")) return;
	const { allowed_payment_method_types, payment_method_types } = readMethodTypes(params);
	Object.assign(intent, { allowed_payment_method_types, payment_method_types });
}

/** Throws if a server confirms without a return address although redirecting methods are allowed. */
export function requireReturnUrl(call: Call, intent: Intent): void {
	// Neither cards nor Link ever redirect, so a list of allowed kinds rules redirects out.
	const mayRedirect =
		intent.automatic_payment_methods.allow_redirects === "always" &&
		intent.allowed_payment_method_types === null;
	if (!mayRedirect || call.fromBrowser || call.params.boolean("off_session") || call.params.has("return_url"))
		return;
	throw invalidRequest(
		`This ${NAMES[intent.object]} is configured to accept payment methods enabled in your Dashboard. ` +
			"Because some of these payment methods might redirect your customer off of your page, " +
			"you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set " +
			"`automatic_payment_methods[enabled]` to `true` and " +
			"`automatic_payment_methods[allow_redirects]` to `never` when creating.",
	);
}

/** Carries out what a server or the browser's dialog requested for an intent that waits for its holder. */
export type Authenticate = (activity: Activity, id: string, completed: boolean) => Intent;
