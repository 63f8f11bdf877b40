import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserRequest, KEYS, realStripe, startStripeFixture } from "../testing/stripe-fixture.ts";
import type { StripeFixture } from "../testing/stripe-fixture.ts";
import { API_VERSION } from "./stripe-stand-in.ts";

let fixture: StripeFixture;
let stripe: Stripe;

beforeAll(async () => {
	fixture = await startStripeFixture();
	stripe = fixture.stripe;
});

afterAll(() => fixture.stop());

const WITHOUT_REDIRECTS = { enabled: true, allow_redirects: "never" } as const;

function newIntent(more: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
	return stripe.paymentIntents.create({
		amount: 2000,
		currency: "usd",
		automatic_payment_methods: WITHOUT_REDIRECTS,
		...more,
	});
}

async function failure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
	const error: unknown = await promise.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (error instanceof Stripe.errors.StripeError) return error;
	throw new Error("Expected the library to throw", { cause: error });
}

const DECLINING = [
	["4000000000000002", "pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
	["4000000000009995", "pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
	["4000000000000069", "pm_card_chargeDeclinedExpiredCard", "expired_card", undefined],
	["4000000000000127", "pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", undefined],
	["4000000000000119", "pm_card_chargeDeclinedProcessingError", "processing_error", undefined],
] as const;

describe("the API version", () => {
	test("is the one that the real library pins", () => {
		expect(API_VERSION).toBe(Stripe.API_VERSION);
	});
});

describe("a payment intent", () => {
	test("is created, retrieved and confirmed, and its charge can be expanded", async () => {
		const created = await newIntent({ metadata: { order_id: "o1" }, receipt_email: "parent@example.test" });
		expect(created.status).toBe("requires_payment_method");
		expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`));

		const confirmed = await stripe.paymentIntents.confirm(created.id, { payment_method: "pm_card_visa" });
		expect(confirmed).toMatchObject({
			status: "succeeded",
			amount_received: 2000,
			metadata: { order_id: "o1" },
		});

		const expanded = await stripe.paymentIntents.retrieve(created.id, {
			expand: ["latest_charge", "payment_method", "latest_charge.payment_intent"],
		});
		expect(expanded.latest_charge).toMatchObject({ object: "charge", paid: true, amount: 2000 });
		expect(expanded.latest_charge).toMatchObject({ payment_intent: { id: created.id } });
		expect(expanded.payment_method).toMatchObject({ card: { last4: "4242", brand: "visa" } });
	});

	test.each(DECLINING)("with card %s is declined", async (_number, token, code, declineCode) => {
		const intent = await newIntent();
		const error = await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: token }));
		expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
		expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode ?? "" });
		expect(error.payment_intent).toMatchObject({ id: intent.id, status: "requires_payment_method" });
		expect(error.requestId).toMatch(/^req_/);
		const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
		expect(after).toMatchObject({ payment_method: null, last_payment_error: { code } });
		expect(after.latest_charge).toMatchObject({ status: "failed", paid: false, failure_code: code });
	});

	test("can be paid with another card after a decline", async () => {
		const intent = await newIntent();
		await failure(
			stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa_chargeDeclined" }),
		);
		const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_mastercard" });
		expect(paid).toMatchObject({ status: "succeeded", last_payment_error: null });
	});

	test("cannot be confirmed twice, nor canceled once it succeeded", async () => {
		const intent = await newIntent({ confirm: true, payment_method: "pm_card_visa" });
		const twice = await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" }));
		expect(twice).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
		expect(twice.payment_intent).toMatchObject({ id: intent.id, status: "succeeded" });
		const cancel = await failure(stripe.paymentIntents.cancel(intent.id));
		expect(cancel.code).toBe("payment_intent_unexpected_state");
	});

	test("is canceled with a reason and then stays canceled", async () => {
		const { id } = await newIntent();
		const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" });
		expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
		expect(canceled.canceled_at).toEqual(expect.any(Number));
		const error = await failure(stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }));
		expect(error.code).toBe("payment_intent_unexpected_state");
	});

	test("is updated while open; metadata merges and empty values are removed", async () => {
		const { id } = await newIntent({ metadata: { a: "1", b: "2" } });
		const updated = await stripe.paymentIntents.update(id, { amount: 3000, metadata: { b: "", c: "3" } });
		expect(updated).toMatchObject({ amount: 3000, metadata: { a: "1", c: "3" } });
		expect(updated.metadata).not.toHaveProperty("b");
	});

	test.each([
		[{ amount: 10 }, "amount_too_small"],
		[{ amount: -5 }, "parameter_invalid_integer"],
		[{ currency: "dollars" }, undefined],
		[{ payment_method: "pm_nothing" }, "resource_missing"],
		[{ customer: "cus_nothing" }, "resource_missing"],
		[{ colour: "blue" }, "parameter_unknown"],
	])("refuses %o", async (params, code) => {
		const error = await failure(newIntent(params as Partial<Stripe.PaymentIntentCreateParams>));
		expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
		expect(error.statusCode).toBe(400);
		expect(error.code).toBe(code);
	});

	test("that does not exist responds 404", async () => {
		const error = await failure(stripe.paymentIntents.retrieve("pi_nothing"));
		expect(error).toMatchObject({ statusCode: 404, code: "resource_missing", param: "intent" });
	});

	test("requires a return address when a server confirms and redirects are allowed", async () => {
		const intent = await newIntent({ automatic_payment_methods: { enabled: true } });
		const error = await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" }));
		expect(error.message).toContain("return_url");
		const paid = await stripe.paymentIntents.confirm(intent.id, {
			payment_method: "pm_card_visa",
			return_url: "https://example.test/return",
		});
		expect(paid.status).toBe("succeeded");
	});

	test("list is sorted newest first and can be filtered by a customer", async () => {
		const customer = await stripe.customers.create({});
		const first = await newIntent({ customer: customer.id });
		const second = await newIntent({ customer: customer.id });
		const { data } = await stripe.paymentIntents.list({ customer: customer.id });
		expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
	});
});

describe("a card that needs authentication", () => {
	test("waits for its holder and then succeeds or fails", async () => {
		const confirm = { confirm: true, payment_method: "pm_card_authenticationRequired" } as const;
		const intent = await newIntent(confirm);
		expect(intent).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
		fixture.standIn.controls.authenticate(intent.id);
		expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
			status: "succeeded",
			next_action: null,
		});

		const other = await newIntent(confirm);
		fixture.standIn.controls.authenticate(other.id, "fail");
		expect(await stripe.paymentIntents.retrieve(other.id)).toMatchObject({
			status: "requires_payment_method",
			last_payment_error: { code: "payment_intent_authentication_failure" },
		});
	});

	test("is declined without its holder, unless it was set up for that", async () => {
		const customer = await stripe.customers.create({ email: "parent@example.test" });
		const attached = await stripe.paymentMethods.attach("pm_card_authenticationRequired", {
			customer: customer.id,
		});
		const offSession = { customer: customer.id, confirm: true, off_session: true } as const;
		const refused = await failure(newIntent({ ...offSession, payment_method: attached.id }));
		expect(refused).toMatchObject({ statusCode: 402, code: "authentication_required" });

		const setup = await stripe.setupIntents.create({
			customer: customer.id,
			allowed_payment_method_types: ["card"],
		});
		const waiting = await stripe.setupIntents.confirm(setup.id, { payment_method: attached.id });
		expect(waiting.status).toBe("requires_action");
		fixture.standIn.controls.authenticate(setup.id);
		expect(await newIntent({ ...offSession, payment_method: attached.id })).toMatchObject({
			status: "succeeded",
		});
	});
});

describe("a setup intent", () => {
	test("saves the card to the customer, which then pays off session", async () => {
		const customer = await stripe.customers.create({ name: "Parent" });
		const setup = await stripe.setupIntents.create({ customer: customer.id, usage: "off_session" });
		const { body } = await browserRequest(fixture.standIn.url, `/v1/setup_intents/${setup.id}/confirm`, {
			client_secret: setup.client_secret ?? "",
			"payment_method_data[type]": "card",
			"payment_method_data[card][number]": "4242 4242 4242 4242",
			"payment_method_data[card][exp_month]": "12",
			"payment_method_data[card][exp_year]": "40",
			"payment_method_data[card][cvc]": "123",
			"payment_method_data[billing_details][name]": "A Parent",
		});
		expect(body).toMatchObject({ status: "succeeded" });
		const saved = await stripe.customers.listPaymentMethods(customer.id, { type: "card" });
		expect(saved.data).toHaveLength(1);
		expect(saved.data[0]).toMatchObject({ customer: customer.id, billing_details: { name: "A Parent" } });
		const paid = await newIntent({
			customer: customer.id,
			payment_method: saved.data[0]?.id ?? "",
			confirm: true,
			off_session: true,
		});
		expect(paid.status).toBe("succeeded");
	});

	test("with a declining card fails and says why", async () => {
		const setup = await stripe.setupIntents.create({ allowed_payment_method_types: ["card"] });
		const error = await failure(
			stripe.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa_chargeDeclined" }),
		);
		expect(error).toMatchObject({ statusCode: 402, code: "card_declined" });
		expect(error.setup_intent).toMatchObject({ id: setup.id, status: "requires_payment_method" });
	});

	test("saves a card that is declined later", async () => {
		const customer = await stripe.customers.create({});
		const setup = await stripe.setupIntents.create({
			customer: customer.id,
			confirm: true,
			payment_method: "pm_card_chargeCustomerFail",
			allowed_payment_method_types: ["card"],
		});
		expect(setup.status).toBe("succeeded");
		const charge = newIntent({
			customer: customer.id,
			payment_method: String(setup.payment_method),
			confirm: true,
		});
		expect(await failure(charge)).toMatchObject({ statusCode: 402, code: "card_declined" });
	});

	test("is canceled", async () => {
		const setup = await stripe.setupIntents.create({});
		expect(await stripe.setupIntents.cancel(setup.id)).toMatchObject({ status: "canceled" });
		expect((await failure(stripe.setupIntents.cancel(setup.id))).code).toBe("setup_intent_unexpected_state");
	});
});

describe("setup_future_usage", () => {
	test("saves the card of a payment for the customer", async () => {
		const customer = await stripe.customers.create({});
		const intent = await newIntent({
			customer: customer.id,
			setup_future_usage: "off_session",
			payment_method: "pm_card_visa",
			confirm: true,
		});
		const again = await newIntent({
			customer: customer.id,
			payment_method: String(intent.payment_method),
			confirm: true,
			off_session: true,
		});
		expect(again.status).toBe("succeeded");
	});

	test("omitted leaves the card usable only once", async () => {
		const intent = await newIntent({ payment_method: "pm_card_visa", confirm: true });
		const again = newIntent({ payment_method: String(intent.payment_method), confirm: true });
		expect((await failure(again)).message).toContain("may not be used again");
	});
});

describe("a payment method", () => {
	test("is attached, made default, listed and detached", async () => {
		const customer = await stripe.customers.create({});
		const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
		const settings = { default_payment_method: method.id };
		const updated = await stripe.customers.update(customer.id, { invoice_settings: settings });
		expect(updated.invoice_settings.default_payment_method).toBe(method.id);
		expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1);
		expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ customer: null });
		expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(0);
		const after = await stripe.customers.retrieve(customer.id);
		expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } });
	});

	test("of one customer cannot be attached to another or pay for another", async () => {
		const [owner, other] = [await stripe.customers.create({}), await stripe.customers.create({})];
		const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: owner.id });
		const attach = await failure(stripe.paymentMethods.attach(method.id, { customer: other.id }));
		expect(attach).toMatchObject({ statusCode: 400 });
		const pay = await failure(newIntent({ customer: other.id, payment_method: method.id, confirm: true }));
		expect(pay).toMatchObject({ statusCode: 400, param: "payment_method" });
	});

	test.each(DECLINING)("with card %s cannot be attached", async (_number, token, code) => {
		const customer = await stripe.customers.create({});
		const error = await failure(stripe.paymentMethods.attach(token, { customer: customer.id }));
		expect(error).toMatchObject({ statusCode: 402, code });
	});

	test.each([
		["4242424242424241", "12", "40", "incorrect_number"],
		["4111111111111111", "12", "40", "card_declined"],
		["4242424242424242", "13", "40", "invalid_expiry_month"],
		["4242424242424242", "01", "20", "invalid_expiry_year"],
	])("is not created from number %s, %s/%s", async (number, month, year, code) => {
		const { body, status } = await browserRequest(fixture.standIn.url, "/v1/payment_methods", {
			type: "card",
			"card[number]": number,
			"card[exp_month]": month,
			"card[exp_year]": year,
		});
		expect(status).toBe(402);
		expect(body).toMatchObject({ error: { type: "card_error", code } });
	});
});

describe("a refund", () => {
	test("can be partial until nothing is left", async () => {
		const intent = await newIntent({ payment_method: "pm_card_visa", confirm: true });
		const part = await stripe.refunds.create({
			payment_intent: intent.id,
			amount: 500,
			metadata: { why: "test" },
		});
		expect(part).toMatchObject({ amount: 500, status: "succeeded", charge: intent.latest_charge });
		const over = await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 1501 }));
		expect(over).toMatchObject({ statusCode: 400, param: "amount" });
		const rest = await stripe.refunds.create({ charge: String(intent.latest_charge) });
		expect(rest.amount).toBe(1500);
		const again = await failure(stripe.refunds.create({ payment_intent: intent.id }));
		expect(again.code).toBe("charge_already_refunded");
		const charge = await stripe.charges.retrieve(String(intent.latest_charge));
		expect(charge).toMatchObject({ amount_refunded: 2000, refunded: true });
		const listed = await stripe.refunds.list({ payment_intent: intent.id });
		expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
	});

	test("requires a payment that succeeded", async () => {
		const intent = await newIntent();
		expect(await failure(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
			statusCode: 400,
		});
	});
});

describe("a customer", () => {
	test("is found by its address, changed and deleted", async () => {
		const email = `parent-${Date.now()}@example.test`;
		const customer = await stripe.customers.create({ email, name: "A", metadata: { parent_id: "7" } });
		expect((await stripe.customers.list({ email })).data.map(({ id }) => id)).toEqual([customer.id]);
		expect(await stripe.customers.update(customer.id, { name: "B" })).toMatchObject({ name: "B", email });
		expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
		expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
		expect(await failure(stripe.customers.update(customer.id, { name: "C" }))).toMatchObject({
			statusCode: 404,
		});
	});
});

describe("keys", () => {
	test("that are unknown respond 401", async () => {
		const stranger = realStripe(fixture.standIn.url, { key: "sk_test_stranger" });
		const error = await failure(stranger.customers.list());
		expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
	});

	test("publishable: only with the client secret, and never for customers", async () => {
		const { url } = fixture.standIn;
		const customer = await stripe.customers.create({});
		const intent = await newIntent({ customer: customer.id, metadata: { order_id: "o1" } });
		const path = `/v1/payment_intents/${intent.id}`;
		expect(await browserRequest(url, path, {}, "GET")).toMatchObject({ status: 400 });
		expect(await browserRequest(url, path, { client_secret: "wrong" }, "GET")).toMatchObject({ status: 400 });
		const shown = await browserRequest(url, path, { client_secret: intent.client_secret ?? "" }, "GET");
		expect(shown).toMatchObject({ status: 200, body: { id: intent.id, amount: 2000 } });
		expect(shown.body).not.toHaveProperty("customer");
		expect(shown.body).not.toHaveProperty("metadata");
		expect(await browserRequest(url, "/v1/customers", {})).toMatchObject({ status: 403 });
		expect(await browserRequest(url, "/v1/events", {}, "GET")).toMatchObject({ status: 403 });
	});

	test("publishable: allowed for a browser on another origin", async () => {
		const response = await fetch(`${fixture.standIn.url}/v1/payment_methods`, {
			method: "OPTIONS",
			headers: { origin: "https://learnin.test", "access-control-request-method": "POST" },
		});
		expect(response.status).toBe(204);
		expect(response.headers.get("access-control-allow-origin")).toBe("https://learnin.test");
	});
});

test("card numbers are not stored in the request log", async () => {
	await browserRequest(fixture.standIn.url, "/v1/payment_methods", {
		type: "card",
		"card[number]": "4242424242424242",
		"card[exp_month]": "12",
		"card[exp_year]": "40",
		"card[cvc]": "737",
	});
	const last = fixture.standIn.controls.requests().at(-1);
	expect(last).toMatchObject({ path: "/v1/payment_methods", key: "publishable", status: 200 });
	expect(last?.params).toMatchObject({ "card[number]": "(blanked)", "card[cvc]": "(blanked)" });
	expect(last?.params["key"]).toBe(KEYS.publishableKey);
});
