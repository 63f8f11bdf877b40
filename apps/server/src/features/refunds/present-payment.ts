import type { Refund, SeenDispute, SeenPayment } from "@learnin/contract/routes/operations.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import { providerOf } from "./post-refund.ts";
import type { PaymentRow, RefundRow, SeenDisputeRow } from "./refunds.queries.ts";

/** A payment as a super-admin sees it. */
export function presentPayment(payment: PaymentRow): SeenPayment {
	const { id, kind, currency, external_ref, payer, account_id, created_at } = payment;
	return {
		id,
		kind,
		provider: providerOf(payment),
		currency,
		amount: toMajor(payment.amount_minor),
		refunded: toMajor(payment.refunded_minor),
		// `stripe:pi_…`, `esewa:<transaction_uuid>`, `order:<id>:wallet`.
		reference: external_ref.split(":")[1] ?? external_ref,
		payer,
		payer_id: payer === null ? null : account_id,
		dispute: payment.dispute_standing,
		created_at: created_at.toISOString(),
	};
}

/** A dispute as a super-admin sees it. */
export function presentDispute(dispute: SeenDisputeRow): SeenDispute {
	const { id, standing, status, reason, evidence_sent } = dispute;
	return {
		id,
		reference: dispute.stripe_dispute_id,
		standing,
		status,
		reason,
		evidence_sent,
		currency: dispute.currency,
		amount: toMajor(dispute.amount_minor),
		held: toMajor(dispute.held_minor),
		lost: toMajor(dispute.lost_minor - dispute.kept_minor),
		evidence_due_at: dispute.evidence_due_at?.toISOString() ?? null,
		opened_at: dispute.opened_at.toISOString(),
		closed_at: dispute.closed_at?.toISOString() ?? null,
	};
}

/** A refund as a super-admin sees it. */
export function presentRefund(refund: RefundRow): Refund {
	const { id, destination, reason, state } = refund;
	return {
		id,
		amount: toMajor(refund.amount_minor),
		destination,
		reason,
		state,
		asked_at: refund.asked_at.toISOString(),
	};
}
