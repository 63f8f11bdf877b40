import type { Order } from "@learnin/contract/schemas/order.schema";
import { moneyText, paidText, type PaymentOutcome } from "../features/payments/index.ts";
import { invitationPaymentPath } from "../paths/more-paths.ts";
import { paths } from "../paths/paths.ts";

export interface OutcomeWords {
	title: string;
	text: string;
	/** Where the order can be paid again; null where there is nothing left to pay. */
	retryTo: string | null;
}

const confirming: OutcomeWords = {
	title: "We are checking your payment",
	text: "We do not know yet whether it went through. Please do not pay again: this page goes on by itself as soon as we know, and we will email you.",
	retryTo: null,
};

/**
 * Whether the words are for a family that registers. A page for parents (`isNew` is false) is for registered ones, whose
 * newest order may still be the registration.
 */
export function registers(order: Order | null, isNew: boolean): boolean {
	return isNew && (order === null || order.purpose === "registration");
}

/** What a page where payments end says of one. `isNew` is an account that registers its first children. */
export function outcomeWords({ kind, order, stays }: PaymentOutcome, isNew: boolean): OutcomeWords {
	switch (kind) {
		case "settling":
			return { title: "One moment", text: "We make sure that your payment has arrived.", retryTo: null };
		case "paid":
			return { title: paidTitle(order, isNew), text: stays ? arrived(order) : thanks(order), retryTo: null };
		case "pending":
			return order?.provider === "ESEWA" ? undecided(order) : confirming;
		case "failed":
			return failed(order, isNew);
		case "none":
			return nothingYet(isNew);
		case "unknown":
			return {
				title: "There is no such payment",
				text: "No order of yours is at this address. Nothing was charged by opening it.",
				retryTo: null,
			};
	}
}

function paidTitle(order: Order | null, isNew: boolean): string {
	if (isNew) return "Thank you";
	if (order?.provider === "ESEWA") return "Successful eSewa payment";
	return order?.provider === "WALLET" ? "Paid from your wallet" : "Successful stripe payment";
}

/** On a page that was asked for by itself, and leads nobody on. */
function arrived(order: Order | null): string {
	if (order === null) return "Your last payment has arrived.";
	return `Your last payment of ${moneyText(order.total_amount, order.currency)} has arrived.`;
}

function thanks(order: Order | null): string {
	if (order?.purpose === "wallet_load") {
		const loaded = moneyText(order.total_amount, order.currency);
		return `${loaded} is in your wallet now. You will be redirected to dashboard shortly`;
	}
	return paidText;
}

/** Turned back, closed in the middle, or on its way: eSewa itself does not say which. */
function undecided(order: Order): OutcomeWords {
	return {
		title: "eSewa has not confirmed a payment yet",
		text: "If you paid, you need not pay again: we keep asking eSewa, and send you a mail as soon as it has arrived. If you turned back, nothing was charged, and you can try again.",
		retryTo: retryPath(order),
	};
}

/** The address does not say which payment, and there is none to speak of. */
function nothingYet(isNew: boolean): OutcomeWords {
	const text = isNew
		? "There is no payment to show here. If you have just paid, we will email you as soon as it has arrived."
		: "There is no payment to show here. Once yours has arrived, you will read “Successful stripe payment”.";
	return { title: "Your payments", text, retryTo: null };
}

function failed(order: Order | null, isNew: boolean): OutcomeWords {
	const { state } = order ?? {};
	if (state === "refunded")
		return {
			title: "This order was refunded",
			text: "Its receipt, under Transactions, shows where the money went.",
			retryTo: null,
		};
	if (state === "expired") {
		return {
			title: "This order is closed",
			text: "It was dropped or changed, so it paid for nothing. If you paid for it all the same, nothing is lost: the money is in your wallet.",
			retryTo: null,
		};
	}
	return {
		title: "The payment did not go through",
		text: `${order?.failure_reason ?? "Nothing was charged."} ${isNew ? "The children you entered are kept." : "What you ordered is kept."}`,
		retryTo: order ? retryPath(order) : isNew ? paths.register : null,
	};
}

function retryPath({ id, purpose }: Order): string {
	return purpose === "registration" ? paths.register : invitationPaymentPath(id);
}
