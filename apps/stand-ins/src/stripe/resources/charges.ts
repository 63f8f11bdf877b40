import type { Decline } from "../objects/test-cards.ts";
import type { Charge, PaymentIntent, PaymentMethod } from "../objects/wire-objects.ts";
import { noSuchObject } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { feeOf, moveBalance } from "./balance.ts";
import { type Activity, type Handler, idOf } from "./call.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";

const APPROVED: Charge["outcome"] = {
	network_status: "approved_by_network",
	reason: null,
	risk_level: "normal",
	seller_message: "Payment complete.",
	type: "authorized",
};

/** Charges the card and emits an event, or records why the bank declined. */
export function createCharge(
	activity: Activity,
	intent: PaymentIntent,
	method: PaymentMethod,
	{ decline, isPending = true }: { decline?: Decline; isPending?: boolean } = {},
): Charge {
	const charge = activity.state.charges.add({
		...whatWasCharged(intent, method),
		id: newId("ch"),
		object: "charge",
		...(decline ? declined(decline) : paid(intent)),
		created: activity.now,
	});
	if (decline === undefined) charge.balance_transaction = takeIn(activity, charge, isPending);
	activity.emit(decline ? "charge.failed" : "charge.succeeded", charge);
	return charge;
}

/** Adds a payment to the balance; returns the entry. */
export function takeIn(
	activity: Activity,
	{ id, amount, currency }: Pick<Charge, "id" | "amount" | "currency">,
	isPending: boolean,
): string {
	const reporting = { type: "charge", reporting_category: "charge", source: id };
	const fee = { amount: feeOf(amount), description: "Stripe processing fees" };
	return moveBalance(activity, { ...reporting, amount, currency, fee, isPending }).id;
}

type Outcome = Pick<
	Charge,
	| "amount_captured"
	| "balance_transaction"
	| "captured"
	| "failure_code"
	| "failure_message"
	| "outcome"
	| "paid"
	| "status"
>;

function paid(intent: PaymentIntent): Outcome {
	return {
		amount_captured: intent.amount,
		balance_transaction: null,
		captured: true,
		failure_code: null,
		failure_message: null,
		outcome: APPROVED,
		paid: true,
		status: "succeeded",
	};
}

function declined(decline: Decline): Outcome {
	return {
		amount_captured: 0,
		balance_transaction: null,
		captured: false,
		failure_code: decline.code,
		failure_message: decline.message,
		outcome: {
			network_status: "declined_by_network",
			reason: decline.decline_code ?? decline.code,
			risk_level: "normal",
			seller_message: "The bank did not return any further details with this decline.",
			type: "issuer_declined",
		},
		paid: false,
		status: "failed",
	};
}

/** The account's own prefix, followed by the payment's suffix. */
function onStatement({ statement_descriptor_suffix: suffix }: PaymentIntent): string {
	return suffix === null ? "LEARNIN" : `LEARNIN* ${suffix}`;
}

function whatWasCharged(intent: PaymentIntent, method: PaymentMethod) {
	const card = structuredClone(method.card);
	if (card.checks.cvc_check !== null) card.checks.cvc_check = "pass";
	return {
		amount: intent.amount,
		amount_refunded: 0,
		application: null,
		application_fee: null,
		application_fee_amount: null,
		billing_details: structuredClone(method.billing_details),
		calculated_statement_descriptor: onStatement(intent),
		currency: intent.currency,
		customer: intent.customer,
		description: intent.description,
		disputed: false,
		failure_balance_transaction: null,
		fraud_details: {},
		livemode: false,
		metadata: { ...intent.metadata },
		on_behalf_of: null,
		payment_intent: intent.id,
		payment_method: method.id,
		payment_method_details: { card, type: "card" },
		receipt_email: intent.receipt_email,
		receipt_number: null,
		receipt_url: null,
		refunded: false,
		review: null,
		shipping: null,
		source: null,
		source_transfer: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		transfer_data: null,
		transfer_group: null,
	} as const;
}

const retrieve: Handler = (call) => {
	const charge = call.state.charges.get(idOf(call));
	if (charge === undefined) throw noSuchObject("charge", idOf(call));
	return charge;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "created", "customer", "payment_intent"]);
	const customer = call.params.text("customer");
	const intent = call.params.text("payment_intent");
	const found = call.state.charges
		.newestFirst()
		.filter((charge) => customer === undefined || charge.customer === customer)
		.filter((charge) => intent === undefined || charge.payment_intent === intent)
		.filter(withinCreated(call));
	return page(call, "/v1/charges", found);
};

export const chargeRoutes: Record<string, Handler> = {
	"GET /v1/charges": list,
	"GET /v1/charges/:id": retrieve,
};
