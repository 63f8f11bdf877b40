import { blocksRefund } from "@learnin/domain/payments/dispute-standing";
import { type GiveBackAnswer, giveBackAnswer, giveBackUntil } from "@learnin/domain/payments/give-back";
import type { AppContext } from "../../platform/app-context.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { walletBalance } from "../ledger/index.ts";
import { askRefund } from "./ask-refund.ts";
import { isOfWallet, providerOf } from "./post-refund.ts";
import { destinationsOf } from "./refundable.ts";
import {
	hasPendingRefund,
	isOrderUsed,
	type PaymentRow,
	selectOptionalPaymentOfOrder,
	selectOptionalRefund,
} from "./refunds.queries.ts";

interface OwnOrder {
	order_id: string;
	family_id: string;
}

interface GiveBack {
	answer: GiveBackAnswer;
	/** The deadline. */
	until: Date;
	/** Where the money goes: back to the card, or to the wallet. */
	destination: "provider" | "wallet";
}

const refusals = {
	too_late: "give_back_too_late",
	used: "give_back_used",
	under_way: "refund_under_way",
	given_back: "nothing_to_refund",
	disputed: "payment_disputed",
	by_hand: "give_back_by_hand",
} as const satisfies Record<Exclude<GiveBackAnswer, "may">, string>;

/**
 * Whether the family can return a paid order itself, and where its money goes. Undefined for an order without
 * a payment.
 */
export async function seeGiveBack(app: AppContext, own: OwnOrder): Promise<GiveBack | undefined> {
	const payment = await selectOptionalPaymentOfOrder(app.db, own);
	if (payment === undefined) return undefined;
	return {
		answer: await answerOf(app, app.db, payment, await isUsed(app.db, payment)),
		until: giveBackUntil(payment.created_at),
		destination: destinationOf(payment),
	};
}

/**
 * Returns a whole unused order at a guardian's request. Idempotent; waits for an answer that is just being
 * stored, and then the order is used.
 */
export async function giveBack(
	app: AppContext,
	{ actor_id, client_key, ...own }: OwnOrder & { actor_id: string; client_key: string },
): Promise<void> {
	const payment = await selectOptionalPaymentOfOrder(app.db, own);
	if (payment === undefined) throw new ApiError("not_found");
	// The same request again: `askRefund` recognizes it.
	const isKnown = (await selectOptionalRefund(app.db, client_key.toLowerCase())) !== undefined;
	if (!isKnown) {
		const answer = await answerOf(app, app.db, payment, await isUsed(app.db, payment));
		if (answer !== "may") throw new ApiError(refusals[answer]);
	}
	await askRefund(app, {
		payment_id: payment.id,
		actor_id,
		wanted: { client_key, destination: destinationOf(payment), reason: "given back by the family" },
		requireStill: async (tx, before) => {
			// The ledger account refuses a wallet with too little money.
			const isUsedNow = !isOfWallet(before) && (await isOrderUsed(tx, before.order_id));
			const { refunded_minor, amount_minor } = before;
			const standing = { refunded_minor, amount_minor, is_used: isUsedNow };
			const answer = giveBackAnswer(
				{
					...standing,
					paid_at: before.created_at,
					has_pending_refund: false,
					is_disputed: false,
					needs_person: false,
				},
				app.now(),
			);
			if (answer !== "may") throw new ApiError(refusals[answer]);
		},
	});
}

async function answerOf(
	app: AppContext,
	db: Db,
	payment: PaymentRow,
	is_used: boolean,
): Promise<GiveBackAnswer> {
	const { amount_minor, refunded_minor, order_id, created_at } = payment;
	return giveBackAnswer(
		{
			paid_at: created_at,
			amount_minor,
			refunded_minor,
			is_used,
			is_disputed:
				payment.dispute_standing !== null && blocksRefund(payment.dispute_standing, destinationOf(payment)),
			has_pending_refund: await hasPendingRefund(db, order_id),
			needs_person: !destinationsOf(payment).includes(destinationOf(payment)) || isLoadAtEsewa(payment),
		},
		app.now(),
	);
}

async function isUsed(db: Db | Tx, payment: PaymentRow): Promise<boolean> {
	if (!isOfWallet(payment)) return isOrderUsed(db, payment.order_id);
	return (await walletBalance(db, payment.family_id, payment.currency)) < payment.amount_minor;
}

/** A card gets its money back. eSewa accepts no refunds from us: what was paid there goes to the wallet. */
function destinationOf(payment: PaymentRow): "provider" | "wallet" {
	return providerOf(payment) === "STRIPE" ? "provider" : "wallet";
}

function isLoadAtEsewa(payment: PaymentRow): boolean {
	return isOfWallet(payment) && providerOf(payment) !== "STRIPE";
}
