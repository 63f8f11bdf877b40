import type { CardOnFile } from "../objects/state.ts";
import { type TestCard, testCardByToken } from "../objects/test-cards.ts";
import type { PaymentMethod } from "../objects/wire-objects.ts";
import { cardError, invalidRequest, missingParam, noSuchObject, noSuchParam } from "../protocol/api-error.ts";
import { type Activity, type Call, type Handler, idOf } from "./call.ts";
import { requireCustomer } from "./customers.ts";
import { LIST_PARAMS, page } from "./lists.ts";
import { paymentMethodFromFields, paymentMethodFromToken, readBillingDetails } from "./new-payment-method.ts";

const SPENT_MESSAGE =
	"This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, " +
	"and may not be used again.";

const create: Handler = (call) => paymentMethodFromFields(call, call.params);

const retrieve: Handler = (call) => existing(call);

const update: Handler = (call) => {
	call.params.allowOnly(["allow_redisplay", "billing_details", "expand", "metadata"]);
	const method = existing(call);
	if (method.customer === null) {
		throw invalidRequest("You must save this PaymentMethod to a customer before you can update it.");
	}
	method.billing_details = readBillingDetails(call.params.group("billing_details"), method.billing_details);
	method.metadata = call.params.metadata(method.metadata);
	return method;
};

const attach: Handler = (call) => {
	call.params.allowOnly(["customer", "expand"]);
	const customer = call.params.requiredText("customer");
	requireCustomer(call.state, customer);
	const method = idOf(call).startsWith("pm_card_")
		? paymentMethodFromToken(call, idOf(call), "payment_method")
		: existing(call);
	if (method.customer === customer) return method;
	if (method.customer !== null) {
		throw invalidRequest("The payment method you provided has already been attached to a customer.");
	}
	requireUnspent(call, method);
	const { decline, attachesDespiteDecline } = testCardOf(call, method);
	if (decline !== undefined && !attachesDespiteDecline)
		throw cardError({ ...decline, payment_method: method });
	saveToCustomer(call, method, customer);
	return method;
};

const detach: Handler = (call) => {
	const method = existing(call);
	if (method.customer === null) {
		throw invalidRequest(
			"The payment method you provided is not attached to a customer so detachment is impossible.",
		);
	}
	const { customer } = method;
	forgetDefault(call, method);
	method.customer = null;
	cardOnFile(call, method).spent = true;
	call.emit("payment_method.detached", method, { customer });
	return method;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "allow_redisplay", "customer", "type"]);
	const customer = call.path["id"] ?? call.params.text("customer");
	if (customer === undefined) throw missingParam("customer");
	if (call.path["id"] === undefined) requireCustomer(call.state, customer);
	else if (call.state.customers.get(customer) === undefined) throw noSuchObject("customer", customer);
	const type = call.params.text("type") ?? "card";
	const found = call.state.paymentMethods
		.newestFirst()
		.filter((method) => method.customer === customer && method.type === type);
	return page(
		call,
		call.path["id"] ? `/v1/customers/${customer}/payment_methods` : "/v1/payment_methods",
		found,
	);
};

const retrieveOfCustomer: Handler = (call) => {
	const id = call.path["method"] ?? "";
	const method = call.state.paymentMethods.get(id);
	if (method === undefined || method.customer !== idOf(call)) throw noSuchObject("PaymentMethod", id);
	return method;
};

function existing(call: Call): PaymentMethod {
	const method = call.state.paymentMethods.get(idOf(call));
	if (method === undefined) throw noSuchObject("PaymentMethod", idOf(call));
	return method;
}

function forgetDefault(call: Call, method: PaymentMethod): void {
	const customer = method.customer === null ? undefined : call.state.customers.get(method.customer);
	if (customer?.invoice_settings.default_payment_method === method.id) {
		customer.invoice_settings.default_payment_method = null;
	}
}

/** What is known of the method's card beyond what is shown. */
export function cardOnFile({ state }: Activity, method: PaymentMethod): CardOnFile {
	const card = state.cards.get(method.id);
	if (card === undefined) throw new Error(`No card is on file for ${method.id}`);
	return card;
}

/** The test card behind a payment method. */
export function testCardOf(activity: Activity, method: PaymentMethod): TestCard {
	const card = testCardByToken(cardOnFile(activity, method).testCardToken);
	if (card === undefined) throw new Error(`The card behind ${method.id} is not a known test card`);
	return card;
}

/** Throws if the method was used up by a payment or a detachment. */
export function requireUnspent(activity: Activity, method: PaymentMethod): void {
	if (cardOnFile(activity, method).spent) throw invalidRequest(SPENT_MESSAGE, { param: "payment_method" });
}

/** Attaches the method to the customer, unless it already is. */
export function saveToCustomer(activity: Activity, method: PaymentMethod, customer: string): void {
	if (method.customer === customer) return;
	method.customer = customer;
	activity.emit("payment_method.attached", method);
}

/** The payment method with this id, or a new one for a `pm_card_…` token. */
export function findPaymentMethod(activity: Activity, id: string): PaymentMethod {
	if (id.startsWith("pm_card_")) return paymentMethodFromToken(activity, id, "payment_method");
	const method = activity.state.paymentMethods.get(id);
	if (method === undefined) throw noSuchParam("PaymentMethod", id, "payment_method");
	return method;
}

export const paymentMethodRoutes: Record<string, Handler> = {
	"POST /v1/payment_methods": create,
	"GET /v1/payment_methods": list,
	"GET /v1/payment_methods/:id": retrieve,
	"POST /v1/payment_methods/:id": update,
	"POST /v1/payment_methods/:id/attach": attach,
	"POST /v1/payment_methods/:id/detach": detach,
	"GET /v1/customers/:id/payment_methods": list,
	"GET /v1/customers/:id/payment_methods/:method": retrieveOfCustomer,
};
