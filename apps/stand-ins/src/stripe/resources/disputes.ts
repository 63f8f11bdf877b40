import type { Dispute } from "../objects/dispute.ts";
import { noSuchObject } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { type Activity, type Handler, idOf } from "./call.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";

/** How a bank decides. */
export type DisputeOutcome = "lost" | "won";

/** The card's owner tells the bank that the payment was not meant. */
export function openDispute(activity: Activity, intentId: string): Dispute {
	const charge = activity.state.charges
		.newestFirst()
		.find(({ paid, payment_intent }) => paid && payment_intent === intentId);
	if (charge === undefined) throw noSuchObject("payment_intent", intentId);
	charge.disputed = true;
	const dispute = activity.state.disputes.add({
		id: newId("dp"),
		object: "dispute",
		amount: charge.amount,
		balance_transactions: [],
		charge: charge.id,
		created: activity.now,
		currency: charge.currency,
		is_charge_refundable: false,
		livemode: false,
		metadata: {},
		payment_intent: intentId,
		reason: "fraudulent",
		status: "needs_response",
	});
	activity.emit("charge.dispute.created", dispute);
	return dispute;
}

/** The bank has decided. */
export function closeDispute(activity: Activity, id: string, outcome: DisputeOutcome): Dispute {
	const dispute = activity.state.disputes.get(id);
	if (dispute === undefined) throw noSuchObject("dispute", id);
	dispute.status = outcome;
	activity.emit("charge.dispute.closed", dispute);
	return dispute;
}

const retrieve: Handler = (call) => {
	const dispute = call.state.disputes.get(idOf(call));
	if (dispute === undefined) throw noSuchObject("dispute", idOf(call));
	return dispute;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "charge", "created", "payment_intent"]);
	const charge = call.params.text("charge");
	const intent = call.params.text("payment_intent");
	const found = call.state.disputes
		.newestFirst()
		.filter((dispute) => charge === undefined || dispute.charge === charge)
		.filter((dispute) => intent === undefined || dispute.payment_intent === intent)
		.filter(withinCreated(call));
	return page(call, "/v1/disputes", found);
};

export const disputeRoutes: Record<string, Handler> = {
	"GET /v1/disputes": list,
	"GET /v1/disputes/:id": retrieve,
};
