import { createHash } from "node:crypto";
import { cardError, invalidRequest, missingParam, noSuchParam } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import type { Params } from "../protocol/params.ts";
import { passesCheckDigit, type TestCard, testCardByNumber, testCardByToken } from "../objects/test-cards.ts";
import type { Address, BillingDetails, CardDetails, PaymentMethod } from "../objects/wire-objects.ts";
import type { Activity } from "./call.ts";

const PARAMS = ["allow_redisplay", "billing_details", "card", "expand", "metadata", "type"];
// What the browser library adds about the page and the form; it has no effect here.
const BROWSER_PARAMS = ["client_secret", "guid", "key", "muid", "payment_user_agent", "referrer", "sid"];
const FALLBACK_EXPIRY = { month: 12, years: 4 };

interface Expiry {
	month: number;
	year: number;
}

/** Creates a payment method from card fields (`card[number]` …) as sent by a form. */
export function paymentMethodFromFields(activity: Activity, params: Params): PaymentMethod {
	params.allowOnly([...PARAMS, ...BROWSER_PARAMS]);
	const type = params.requiredText("type");
	if (type !== "card") throw invalidRequest(`Invalid type: ${type}`, { param: "type" });
	const card = params.group("card");
	if (card === undefined) throw missingParam("card");
	card.allowOnly(["cvc", "exp_month", "exp_year", "networks", "number"]);
	const testCard = readTestCard(card);
	const expiry = readExpiry(card, activity.now);
	const method = add(activity, testCard, expiry);
	method.billing_details = readBillingDetails(params.group("billing_details"));
	method.metadata = params.metadata();
	method.card.checks.cvc_check = card.has("cvc") ? "unchecked" : null;
	return method;
}

/** Creates a payment method from one of the documented `pm_card_…` tokens. */
export function paymentMethodFromToken(activity: Activity, token: string, param: string): PaymentMethod {
	const testCard = testCardByToken(token);
	if (testCard === undefined) throw noSuchParam("PaymentMethod", token, param);
	const year = new Date(activity.now * 1000).getUTCFullYear() + FALLBACK_EXPIRY.years;
	return add(activity, testCard, { month: FALLBACK_EXPIRY.month, year });
}

function readTestCard(card: Params): TestCard {
	const number = card.requiredText("number").replaceAll(/[\s-]/g, "");
	const known = testCardByNumber(number);
	if (known !== undefined) return known;
	if (!passesCheckDigit(number)) {
		throw cardError({ code: "incorrect_number", message: "Your card number is incorrect.", param: "number" });
	}
	throw cardError({
		code: "card_declined",
		decline_code: "test_mode_live_card",
		message: "Your card was declined. Your request was in test mode, but used a non test card.",
	});
}

function readExpiry(card: Params, now: number): Expiry {
	const month = card.integer("exp_month") ?? 0;
	const given = card.integer("exp_year") ?? 0;
	const year = given < 100 ? 2000 + given : given;
	if (month < 1 || month > 12) {
		throw cardError({
			code: "invalid_expiry_month",
			message: "Your card's expiration month is invalid.",
			param: "exp_month",
		});
	}
	const endOfMonth = Date.UTC(year, month, 1) / 1000;
	if (endOfMonth <= now) {
		throw cardError({
			code: "invalid_expiry_year",
			message: "Your card's expiration year is invalid.",
			param: "exp_year",
		});
	}
	return { month, year };
}

function add({ now, state }: Activity, testCard: TestCard, expiry: Expiry): PaymentMethod {
	const method = state.paymentMethods.add({
		id: newId("pm"),
		object: "payment_method",
		allow_redisplay: "unspecified",
		billing_details: readBillingDetails(undefined),
		card: cardDetails(testCard, expiry),
		created: now,
		customer: null,
		customer_account: null,
		livemode: false,
		metadata: {},
		type: "card",
	});
	state.cards.add({ id: method.id, testCardToken: testCard.token, setUpForOffSession: false, spent: false });
	return method;
}

function cardDetails(testCard: TestCard, expiry: Expiry): CardDetails {
	return {
		brand: testCard.brand,
		checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
		country: testCard.country,
		display_brand: testCard.brand,
		exp_month: expiry.month,
		exp_year: expiry.year,
		// The same card has the same fingerprint, by which integrations recognize a duplicate.
		fingerprint: createHash("sha256").update(testCard.number).digest("hex").slice(0, 16),
		funding: testCard.funding,
		generated_from: null,
		last4: testCard.number.slice(-4),
		networks: { available: [testCard.brand], preferred: null },
		regulated_status: "unregulated",
		three_d_secure_usage: { supported: true },
		wallet: null,
	};
}

/** Billing details from their parameters; absent ones do not change. */
export function readBillingDetails(params: Params | undefined, current?: BillingDetails): BillingDetails {
	return {
		address: readAddress(params?.group("address"), current?.address),
		email: params?.clearable("email", current?.email ?? null) ?? current?.email ?? null,
		name: params?.clearable("name", current?.name ?? null) ?? current?.name ?? null,
		phone: params?.clearable("phone", current?.phone ?? null) ?? current?.phone ?? null,
		tax_id: current?.tax_id ?? null,
	};
}

function readAddress(params: Params | undefined, current: Address | undefined): Address {
	const read = (name: keyof Address) => params?.text(name) ?? current?.[name] ?? null;
	return {
		city: read("city"),
		country: read("country"),
		line1: read("line1"),
		line2: read("line2"),
		postal_code: read("postal_code"),
		state: read("state"),
	};
}
