import type { BalanceTransaction } from "./balance-objects.ts";

export type DisputeStatus =
	| "lost"
	| "needs_response"
	| "under_review"
	| "warning_closed"
	| "warning_needs_response"
	| "warning_under_review"
	| "won";

/** A payment that its card's owner disputes, as sent in responses. */
export interface Dispute {
	id: string;
	object: "dispute";
	amount: number;
	balance_transactions: BalanceTransaction[];
	charge: string;
	created: number;
	currency: string;
	enhanced_eligibility_types: [];
	evidence: Record<string, string | null>;
	evidence_details: {
		due_by: number | null;
		enhanced_eligibility: Record<string, never>;
		has_evidence: boolean;
		past_due: boolean;
		submission_count: number;
		submission_method: "manual" | "not_submitted";
	};
	intended_submission_method: null;
	is_charge_refundable: boolean;
	livemode: false;
	metadata: Record<string, string>;
	payment_intent: string;
	payment_method_details: {
		card: { brand: string; case_type: "chargeback" | "inquiry"; network_reason_code: string };
		type: "card";
	};
	reason: string;
	status: DisputeStatus;
}
