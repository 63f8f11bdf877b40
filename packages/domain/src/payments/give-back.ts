/** So many days after paying, an unused order is given back without asking why. */
export const GIVE_BACK_DAYS = 14;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a parent gets a whole order back by pressing a button: `may`; `too_late` after the days above; `used`;
 * `under_way` while a refund of it is being sent; `given_back` where all or a part went back before; `disputed` while a
 * bank has the money or asks for it; `by_hand` where
 * only a person can send it.
 */
export type GiveBackAnswer =
	| "may"
	| "too_late"
	| "used"
	| "under_way"
	| "given_back"
	| "disputed"
	| "by_hand";

export interface OrderToGiveBack {
	paid_at: Date;
	/** Minor units. */
	amount_minor: number;
	/** Minor units that went back, or are on their way. */
	refunded_minor: number;
	has_pending_refund: boolean;
	/** By a bank, so that money would go back twice. */
	is_disputed: boolean;
	/**
	 * A fee is used when one of its children answered or skipped a question in the days that it paid for; a wallet load,
	 * when the wallet holds less than was loaded.
	 */
	is_used: boolean;
	/** Money that we cannot send back from here. */
	needs_person: boolean;
}

/** The last moment at which an order that was paid then can be given back. */
export function giveBackUntil(paid_at: Date): Date {
	return new Date(paid_at.getTime() + GIVE_BACK_DAYS * dayMs);
}

/** The rule of the terms, in the order in which a parent should read why not. */
export function giveBackAnswer(order: OrderToGiveBack, now: Date): GiveBackAnswer {
	if (order.has_pending_refund) return "under_way";
	if (order.refunded_minor > 0) return "given_back";
	if (order.is_disputed) return "disputed";
	if (now > giveBackUntil(order.paid_at)) return "too_late";
	if (order.is_used) return "used";
	return order.needs_person ? "by_hand" : "may";
}
