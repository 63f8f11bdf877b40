import { Collection } from "./collection.ts";
import type { BalanceTransaction, Payout } from "./balance-objects.ts";
import type { Dispute } from "./dispute.ts";
import type {
	Charge,
	Customer,
	PaymentIntent,
	PaymentMethod,
	Refund,
	SetupIntent,
	StripeEvent,
	WireObject,
} from "./wire-objects.ts";

/** What is known of a payment method's card beyond what is shown. */
export interface CardOnFile {
	/** The id of the payment method. */
	id: string;
	testCardToken: string;
	/** Authenticated once for later payments without the holder. */
	setUpForOffSession: boolean;
	/** Used or detached while it had no customer: not usable again. */
	spent: boolean;
}

/** The response stored for a repeated request with the same idempotency key. */
export interface StoredReply {
	/** API key and idempotency key. */
	id: string;
	fingerprint: string;
	savedAt: number;
	status: number;
	body: string;
	requestId: string;
}

export type DeliveryStatus = "delivered" | "dropped" | "failed" | "none" | "pending";

/** The delivery state of one event. */
export interface Delivery {
	/** The id of the event. */
	id: string;
	status: DeliveryStatus;
	attempts: { at: number; outcome: number | string }[];
}

/** Everything the stand-in remembers, and what is written to the state file. */
export interface State {
	customers: Collection<Customer>;
	paymentMethods: Collection<PaymentMethod>;
	cards: Collection<CardOnFile>;
	paymentIntents: Collection<PaymentIntent>;
	setupIntents: Collection<SetupIntent>;
	charges: Collection<Charge>;
	refunds: Collection<Refund>;
	disputes: Collection<Dispute>;
	balanceTransactions: Collection<BalanceTransaction>;
	payouts: Collection<Payout>;
	events: Collection<StripeEvent>;
	deliveries: Collection<Delivery>;
	replies: Collection<StoredReply>;
}

type Saved = { [K in keyof State]?: State[K] extends Collection<infer T> ? T[] : never };

/** An empty state, or the one kept in a state file. */
export function createState(saved: Saved = {}): State {
	return {
		customers: new Collection(saved.customers),
		paymentMethods: new Collection(saved.paymentMethods),
		cards: new Collection(saved.cards),
		paymentIntents: new Collection(saved.paymentIntents),
		setupIntents: new Collection(saved.setupIntents),
		charges: new Collection(saved.charges),
		refunds: new Collection(saved.refunds),
		disputes: new Collection(saved.disputes),
		balanceTransactions: new Collection(saved.balanceTransactions),
		payouts: new Collection(saved.payouts),
		events: new Collection(saved.events),
		deliveries: new Collection(saved.deliveries),
		replies: new Collection(saved.replies),
	};
}

/** The object with this id, of any kind. */
export function findObject(state: State, id: string): WireObject | undefined {
	return (
		state.customers.get(id) ??
		state.paymentMethods.get(id) ??
		state.paymentIntents.get(id) ??
		state.setupIntents.get(id) ??
		state.charges.get(id) ??
		state.refunds.get(id) ??
		state.disputes.get(id) ??
		state.balanceTransactions.get(id) ??
		state.payouts.get(id)
	);
}
