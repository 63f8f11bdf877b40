/** One entry of the account's balance, as sent in responses. */
export interface BalanceTransaction {
	id: string;
	object: "balance_transaction";
	amount: number;
	available_on: number;
	balance_type: "payments";
	created: number;
	currency: string;
	description: string | null;
	exchange_rate: null;
	fee: number;
	fee_details: {
		amount: number;
		application: null;
		currency: string;
		description: string;
		type: "stripe_fee";
	}[];
	net: number;
	reporting_category: string;
	source: string | null;
	status: "available" | "pending";
	type: string;
}

/** Money on its way to the bank, as sent in responses. */
export interface Payout {
	id: string;
	object: "payout";
	amount: number;
	application_fee: null;
	application_fee_amount: null;
	arrival_date: number;
	automatic: boolean;
	balance_transaction: string;
	created: number;
	currency: string;
	description: string | null;
	destination: string;
	failure_balance_transaction: string | null;
	failure_code: string | null;
	failure_message: string | null;
	livemode: false;
	metadata: Record<string, string>;
	method: "standard";
	original_payout: null;
	payout_method: null;
	reconciliation_status: "not_applicable";
	reversed_by: null;
	source_type: "card";
	statement_descriptor: null;
	status: "failed" | "in_transit" | "paid";
	trace_id: null;
	type: "bank_account";
}
