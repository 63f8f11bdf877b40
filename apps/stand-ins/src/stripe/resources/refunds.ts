import type { Charge, Refund } from "../objects/wire-objects.ts";
import { invalidRequest, missingParam, noSuchObject, noSuchParam } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { moveBalance } from "./balance.ts";
import { type Activity, type Call, type Handler, idOf } from "./call.ts";
import { closeInquiriesOf, isChargedBack } from "./disputes.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";
import { testCardOf } from "./payment-methods.ts";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;

const create: Handler = (call) => {
	call.params.allowOnly(["amount", "charge", "expand", "metadata", "payment_intent", "reason"]);
	const charge = chargeToRefund(call);
	requireNotChargedBack(call, charge);
	const amount = readAmount(call, charge);
	const refund = call.state.refunds.add(newRefund(call, charge, amount));
	if (refundsOf(call, charge) === "pending") refund.status = "pending";
	charge.amount_refunded += amount;
	charge.refunded = charge.amount_refunded === charge.amount;
	call.emit("refund.created", refund);
	call.emit("charge.refunded", charge);
	if (charge.refunded) closeInquiriesOf(call, charge);
	return refund;
};

function requireNotChargedBack(call: Call, charge: Charge): void {
	if (!isChargedBack(call, charge)) return;
	throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
		code: "charge_disputed",
	});
}

function refundsOf(activity: Activity, charge: Charge) {
	const method = activity.state.paymentMethods.get(charge.payment_method);
	return method === undefined ? undefined : testCardOf(activity, method).refunds;
}

/** The later outcome of a refund: one that was settled can still fail, if its card no longer exists. */
export function settleRefund(activity: Activity, id: string, outcome: "failed" | "succeeded"): Refund {
	const refund = activity.state.refunds.get(id);
	if (refund === undefined) throw noSuchObject("refund", id);
	refund.status = outcome;
	if (outcome === "failed") {
		refund.failure_reason = "lost_or_stolen_card";
		const charge = activity.state.charges.get(refund.charge);
		if (charge === undefined) throw noSuchObject("charge", refund.charge);
		charge.amount_refunded -= refund.amount;
		charge.refunded = false;
		refund.failure_balance_transaction = bringBack(activity, refund);
	}
	activity.emit("refund.updated", refund);
	if (outcome === "failed") activity.emit("refund.failed", refund);
	return refund;
}

type Moved = Pick<Refund, "id" | "amount" | "currency">;

/** Takes a refund out of the balance; returns the entry. */
export function takeOut(activity: Activity, { id, amount, currency }: Moved): string {
	const reporting = { type: "refund", reporting_category: "refund", source: id };
	return moveBalance(activity, { ...reporting, amount: -amount, currency }).id;
}

/** Returns a failed refund to the balance. */
export function bringBack(activity: Activity, { id, amount, currency }: Moved): string {
	const reporting = { type: "refund_failure", reporting_category: "refund_failure", source: id };
	return moveBalance(activity, { ...reporting, amount, currency }).id;
}

const retrieve: Handler = (call) => existing(call);

const update: Handler = (call) => {
	call.params.allowOnly(["expand", "metadata"]);
	const refund = existing(call);
	refund.metadata = call.params.metadata(refund.metadata);
	call.emit("refund.updated", refund);
	return refund;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "charge", "created", "payment_intent"]);
	const charge = call.params.text("charge");
	const intent = call.params.text("payment_intent");
	const found = call.state.refunds
		.newestFirst()
		.filter((refund) => charge === undefined || refund.charge === charge)
		.filter((refund) => intent === undefined || refund.payment_intent === intent)
		.filter(withinCreated(call));
	return page(call, "/v1/refunds", found);
};

function existing(call: Call): Refund {
	const refund = call.state.refunds.get(idOf(call));
	if (refund === undefined) throw noSuchObject("refund", idOf(call));
	return refund;
}

function chargeToRefund(call: Call): Charge {
	const intent = call.params.text("payment_intent");
	const id = intent === undefined ? call.params.text("charge") : latestCharge(call, intent);
	if (id === undefined) throw missingParam("charge");
	const charge = call.state.charges.get(id);
	if (charge === undefined) throw noSuchParam("charge", id, "charge");
	if (!charge.paid) throw invalidRequest(`Charge ${id} has not been paid, so it cannot be refunded.`);
	return charge;
}

function latestCharge(call: Call, intentId: string): string {
	const intent = call.state.paymentIntents.get(intentId);
	if (intent === undefined) throw noSuchParam("payment_intent", intentId, "payment_intent");
	if (intent.status === "succeeded" && intent.latest_charge !== null) return intent.latest_charge;
	throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
		param: "payment_intent",
	});
}

function readAmount(call: Call, charge: Charge): number {
	const left = charge.amount - charge.amount_refunded;
	if (left === 0) {
		throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
			code: "charge_already_refunded",
		});
	}
	const amount = call.params.integer("amount") ?? left;
	if (amount < 1) {
		throw invalidRequest("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
	}
	if (amount > left) {
		throw invalidRequest(
			`Refund amount (${inMajorUnits(amount)}) is greater than unrefunded amount on charge (${inMajorUnits(left)})`,
			{ param: "amount" },
		);
	}
	return amount;
}

function inMajorUnits(amount: number): string {
	return `$${(amount / 100).toFixed(2)}`;
}

function newRefund(call: Call, charge: Charge, amount: number): Refund {
	const id = newId("re");
	const { currency } = charge;
	return {
		id,
		object: "refund",
		amount,
		balance_transaction: takeOut(call, { id, amount, currency }),
		charge: charge.id,
		created: call.now,
		currency,
		customer: charge.customer,
		customer_account: null,
		destination_details: {
			card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
			type: "card",
		},
		metadata: call.params.metadata(),
		payment_intent: charge.payment_intent,
		payment_method: charge.payment_method,
		reason: call.params.oneOf("reason", REASONS) ?? null,
		receipt_number: null,
		source_transfer_reversal: null,
		status: "succeeded",
		transfer_reversal: null,
	};
}

export const refundRoutes: Record<string, Handler> = {
	"POST /v1/refunds": create,
	"GET /v1/refunds": list,
	"GET /v1/refunds/:id": retrieve,
	"POST /v1/refunds/:id": update,
};
