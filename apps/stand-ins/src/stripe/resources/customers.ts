import { newId } from "../protocol/ids.ts";
import { invalidRequest, noSuchObject, noSuchParam } from "../protocol/api-error.ts";
import type { State } from "../objects/state.ts";
import type { Customer, DeletedObject } from "../objects/wire-objects.ts";
import { type Call, type Handler, idOf } from "./call.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";

const WRITE_PARAMS = [
	"description",
	"email",
	"expand",
	"invoice_settings",
	"metadata",
	"name",
	"payment_method",
	"phone",
	"preferred_locales",
];

const create: Handler = (call) => {
	call.params.allowOnly(WRITE_PARAMS);
	const customer = call.state.customers.add(blankCustomer(call.now));
	write(call, customer);
	call.emit("customer.created", customer);
	return customer;
};

const retrieve: Handler = (call) => {
	const customer = call.state.customers.get(idOf(call));
	if (customer === undefined) throw noSuchObject("customer", idOf(call));
	return customer.deleted ? deleted(customer) : customer;
};

const update: Handler = (call) => {
	call.params.allowOnly(WRITE_PARAMS);
	const customer = existing(call);
	write(call, customer);
	call.emit("customer.updated", customer);
	return customer;
};

const remove: Handler = (call) => {
	const customer = existing(call);
	customer.deleted = true;
	for (const method of call.state.paymentMethods.newestFirst()) {
		if (method.customer === customer.id) method.customer = null;
	}
	call.emit("customer.deleted", customer);
	return deleted(customer);
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "created", "email"]);
	const email = call.params.text("email");
	const found = call.state.customers
		.newestFirst()
		.filter((customer) => !customer.deleted && (email === undefined || customer.email === email))
		.filter(withinCreated(call));
	return page(call, "/v1/customers", found);
};

function existing(call: Call): Customer {
	const customer = call.state.customers.get(idOf(call));
	if (customer === undefined || customer.deleted) throw noSuchObject("customer", idOf(call));
	return customer;
}

function deleted(customer: Customer): DeletedObject {
	return { id: customer.id, object: "customer", deleted: true };
}

function write({ params, state }: Call, customer: Customer): void {
	customer.description = params.clearable("description", customer.description);
	customer.email = params.clearable("email", customer.email);
	customer.name = params.clearable("name", customer.name);
	customer.phone = params.clearable("phone", customer.phone);
	customer.metadata = params.metadata(customer.metadata);
	const settings = params.group("invoice_settings");
	const method = settings?.clearable(
		"default_payment_method",
		customer.invoice_settings.default_payment_method,
	);
	if (method === undefined) return;
	if (method !== null && state.paymentMethods.get(method)?.customer !== customer.id) {
		throw invalidRequest(`The customer does not have a payment method with the ID ${method}.`, {
			code: "resource_missing",
			param: "invoice_settings[default_payment_method]",
		});
	}
	customer.invoice_settings.default_payment_method = method;
}

function blankCustomer(now: number): Customer {
	return {
		id: newId("cus", 14),
		object: "customer",
		address: null,
		balance: 0,
		created: now,
		currency: null,
		default_source: null,
		delinquent: false,
		description: null,
		discount: null,
		email: null,
		invoice_prefix: newId("I", 7).slice(2).toUpperCase(),
		invoice_settings: {
			custom_fields: null,
			default_payment_method: null,
			footer: null,
			rendering_options: null,
		},
		livemode: false,
		metadata: {},
		name: null,
		phone: null,
		preferred_locales: [],
		shipping: null,
		tax_exempt: "none",
		test_clock: null,
	};
}

/** The id in `customer`, once it is known to be a customer's. */
export function readCustomer(call: Call, current: string | null = null): string | null {
	const id = call.params.clearable("customer", current);
	if (id !== null) requireCustomer(call.state, id);
	return id;
}

/** Throws unless the customer exists. */
export function requireCustomer(state: State, id: string): void {
	const customer = state.customers.get(id);
	if (customer === undefined || customer.deleted) throw noSuchParam("customer", id, "customer");
}

export const customerRoutes: Record<string, Handler> = {
	"POST /v1/customers": create,
	"GET /v1/customers": list,
	"GET /v1/customers/:id": retrieve,
	"POST /v1/customers/:id": update,
	"DELETE /v1/customers/:id": remove,
};
