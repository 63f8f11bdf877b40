import { DAY_MS } from "../time/day.ts";
/** For this many days after payment, an unused order is refunded without asking why. */
export const GIVE_BACK_DAYS = 14;

/**
 * Whether a parent can refund a whole order with a button: `may`; `too_late` after the days above; `used`;
 * `under_way` while a refund of it is being sent; `given_back` if all or part was refunded before; `disputed`
 * while a bank has the money or asks for it; `by_hand` if only a person can send it.
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
	/** Minor units refunded, or being refunded. */
	refunded_minor: number;
	has_pending_refund: boolean;
	/** By a bank, so a refund would pay twice. */
	is_disputed: boolean;
	/**
	 * A fee is used if one of its children answered or skipped a question in the days it paid for; a wallet
	 * load, if the wallet holds less than was loaded.
	 */
	is_used: boolean;
	/** Money that the product cannot send back. */
	needs_person: boolean;
}

/** The last moment for refunding an order paid at `paid_at`. */
export function giveBackUntil(paid_at: Date): Date {
	return new Date(paid_at.getTime() + GIVE_BACK_DAYS * DAY_MS);
}

/** The refund rule of the terms; reasons are checked in the order a parent should read them. */
export function giveBackAnswer(order: OrderToGiveBack, now: Date): GiveBackAnswer {
	if (order.has_pending_refund) return "under_way";
	if (order.refunded_minor > 0) return "given_back";
	if (order.is_disputed) return "disputed";
	if (now > giveBackUntil(order.paid_at)) return "too_late";
	if (order.is_used) return "used";
	return order.needs_person ? "by_hand" : "may";
}
