import type { Dispute, DisputeStatus } from "../objects/dispute.ts";
import type { Charge } from "../objects/wire-objects.ts";
import { invalidRequest, noSuchObject } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { moveBalance } from "./balance.ts";
import { type Activity, type Call, type Handler, idOf } from "./call.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";

/** How a bank decides. */
export type DisputeOutcome = "lost" | "won";

/** The claim of the card's owner; an inquiry is a question by the bank that takes no money yet. */
export interface NewDispute {
	reason?: string;
	isInquiry?: boolean;
	/** In minor units; what is left of the payment by default. */
	amount?: number;
}

const DAY = 24 * 60 * 60;
const DISPUTE_FEE = 1500;

const EVIDENCE = [
	"access_activity_log",
	"billing_address",
	"cancellation_policy",
	"cancellation_policy_disclosure",
	"cancellation_rebuttal",
	"customer_communication",
	"customer_email_address",
	"customer_name",
	"customer_purchase_ip",
	"customer_signature",
	"duplicate_charge_documentation",
	"duplicate_charge_explanation",
	"duplicate_charge_id",
	"product_description",
	"receipt",
	"refund_policy",
	"refund_policy_disclosure",
	"refund_refusal_explanation",
	"service_date",
	"service_documentation",
	"shipping_address",
	"shipping_carrier",
	"shipping_date",
	"shipping_documentation",
	"shipping_tracking_number",
	"uncategorized_file",
	"uncategorized_text",
] as const;

/** The card's owner disputes the payment at the bank. */
export function openDispute(activity: Activity, intentId: string, wanted: NewDispute = {}): Dispute {
	const charge = activity.state.charges
		.newestFirst()
		.find(({ paid, payment_intent }) => paid && payment_intent === intentId);
	if (charge === undefined) throw noSuchObject("payment_intent", intentId);
	charge.disputed = true;
	const dispute = activity.state.disputes.add(newDispute(activity, charge, wanted));
	if (wanted.isInquiry !== true) withdraw(activity, dispute);
	activity.emit("charge.dispute.created", dispute);
	if (wanted.isInquiry !== true) activity.emit("charge.dispute.funds_withdrawn", dispute);
	return dispute;
}

function newDispute(
	activity: Activity,
	charge: Charge,
	{ reason = "fraudulent", isInquiry = false, amount }: NewDispute,
): Dispute {
	return {
		id: newId("dp"),
		object: "dispute",
		amount: amount ?? (charge.amount - charge.amount_refunded || charge.amount),
		balance_transactions: [],
		charge: charge.id,
		created: activity.now,
		currency: charge.currency,
		enhanced_eligibility_types: [],
		evidence: Object.fromEntries(EVIDENCE.map((name) => [name, null])),
		evidence_details: {
			due_by: activity.now + 9 * DAY,
			enhanced_eligibility: {},
			has_evidence: false,
			past_due: false,
			submission_count: 0,
			submission_method: "not_submitted",
		},
		intended_submission_method: null,
		is_charge_refundable: isInquiry,
		livemode: false,
		metadata: {},
		payment_intent: charge.payment_intent,
		payment_method_details: {
			card: {
				brand: charge.payment_method_details.card.brand,
				case_type: isInquiry ? "inquiry" : "chargeback",
				network_reason_code: "10.4",
			},
			type: "card",
		},
		reason,
		status: isInquiry ? "warning_needs_response" : "needs_response",
	};
}

function withdraw(activity: Activity, dispute: Dispute): void {
	dispute.balance_transactions.push(
		moveBalance(activity, {
			type: "adjustment",
			reporting_category: "dispute",
			amount: -dispute.amount,
			currency: dispute.currency,
			source: dispute.id,
			description: `Chargeback withdrawal for ${dispute.charge}`,
			fee: { amount: DISPUTE_FEE, description: "Dispute fee" },
		}),
	);
}

/** An inquiry without a good response becomes a chargeback. */
export function escalateDispute(activity: Activity, id: string): Dispute {
	const dispute = find(activity, id);
	if (!dispute.status.startsWith("warning_")) throw new Error("only an inquiry becomes a chargeback");
	dispute.status = "needs_response";
	dispute.is_charge_refundable = false;
	dispute.payment_method_details.card.case_type = "chargeback";
	withdraw(activity, dispute);
	activity.emit("charge.dispute.updated", dispute);
	activity.emit("charge.dispute.funds_withdrawn", dispute);
	return dispute;
}

/** The bank has decided. The fee is never returned. */
export function closeDispute(activity: Activity, id: string, outcome: DisputeOutcome): Dispute {
	const dispute = find(activity, id);
	const isInquiry = dispute.status.startsWith("warning_");
	dispute.status = isInquiry ? "warning_closed" : outcome;
	const isBack = !isInquiry && outcome === "won" && dispute.balance_transactions.length === 1;
	if (isBack)
		dispute.balance_transactions.push(
			moveBalance(activity, {
				type: "adjustment",
				reporting_category: "dispute_reversal",
				amount: dispute.amount,
				currency: dispute.currency,
				source: dispute.id,
				description: `Chargeback reversal for ${dispute.charge}`,
			}),
		);
	activity.emit("charge.dispute.closed", dispute);
	if (isBack) activity.emit("charge.dispute.funds_reinstated", dispute);
	return dispute;
}

/** Whether a dispute keeps this charge from being refunded. */
export function isChargedBack({ state }: Activity, { id }: Charge): boolean {
	return state.disputes
		.newestFirst()
		.some(
			({ charge, is_charge_refundable, status }) =>
				charge === id && !is_charge_refundable && status !== "won",
		);
}

/** An inquiry about a fully refunded payment is over. */
export function closeInquiriesOf(activity: Activity, charge: Charge): void {
	for (const dispute of activity.state.disputes.newestFirst())
		if (dispute.charge === charge.id && isOpen(dispute.status)) closeDispute(activity, dispute.id, "won");
}

function isOpen(status: DisputeStatus): boolean {
	return status.endsWith("needs_response") || status.endsWith("under_review");
}

/** Evidence with `submit` goes to the bank; the test texts from Stripe's documentation decide at once. */
const update: Handler = (call) => {
	call.params.allowOnly(["evidence", "expand", "metadata", "submit"]);
	const dispute = find(call, idOf(call));
	dispute.metadata = call.params.metadata(dispute.metadata);
	const given = call.params.group("evidence");
	if (given === undefined) return dispute;
	given.allowOnly(EVIDENCE);
	if (!isOpen(dispute.status))
		throw invalidRequest(`This dispute is already closed (${dispute.status}).`, { param: "evidence" });
	for (const name of EVIDENCE) dispute.evidence[name] = given.clearable(name, dispute.evidence[name] ?? null);
	dispute.evidence_details.has_evidence = true;
	if (call.params.boolean("submit") ?? true) submit(call, dispute);
	return dispute;
};

function submit(call: Call, dispute: Dispute): void {
	dispute.evidence_details.submission_count += 1;
	dispute.evidence_details.submission_method = "manual";
	dispute.status = dispute.status.startsWith("warning_") ? "warning_under_review" : "under_review";
	call.emit("charge.dispute.updated", dispute);
	const said = dispute.evidence["uncategorized_text"];
	if (said === "winning_evidence") closeDispute(call, dispute.id, "won");
	if (said === "losing_evidence") closeDispute(call, dispute.id, "lost");
}

/** Accepts the loss of the money. */
const close: Handler = (call) => {
	call.params.allowOnly(["expand"]);
	const dispute = find(call, idOf(call));
	if (!isOpen(dispute.status)) throw invalidRequest("This dispute is already closed");
	return closeDispute(call, dispute.id, "lost");
};

const retrieve: Handler = (call) => find(call, idOf(call));

function find({ state }: Activity, id: string): Dispute {
	const dispute = state.disputes.get(id);
	if (dispute === undefined) throw noSuchObject("dispute", id);
	return dispute;
}

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
	"POST /v1/disputes/:id": update,
	"POST /v1/disputes/:id/close": close,
};
