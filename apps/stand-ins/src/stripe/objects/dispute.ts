/** A payment that its card's owner disputes, as it is sent. */
export interface Dispute {
	id: string;
	object: "dispute";
	amount: number;
	balance_transactions: [];
	charge: string;
	created: number;
	currency: string;
	is_charge_refundable: boolean;
	livemode: false;
	metadata: Record<string, string>;
	payment_intent: string;
	reason: string;
	status: "lost" | "needs_response" | "won";
}
