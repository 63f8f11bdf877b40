import type { Order } from "@learnin/contract/schemas/order.schema";
import { moneyText, paidText, type PaymentOutcome } from "../../features/payments/index.ts";
import { invitationPaymentPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";

export interface OutcomeWords {
	title: string;
	text: string;
	/** Where the order can be paid again; null if nothing is left to pay. */
	retryTo: string | null;
	/** The next page. */
	on: { to: string; label: string };
}

type Words = Omit<OutcomeWords, "on"> & Partial<Pick<OutcomeWords, "on">>;

const confirming: Words = {
	title: "We’re checking your payment",
	text: "We don’t know yet whether it went through. Please don’t pay again. This page updates as soon as we know, and we’ll email you.",
	retryTo: null,
};

/**
 * Whether the words are for a registering family. A page for parents (`isNew` is false) is for registered ones, whose
 * newest order may still be the registration.
 */
export function registers({ order, isParent = false }: PaymentOutcome, isNew: boolean): boolean {
	return isNew && !isParent && (order === null || order.purpose === "registration");
}

/** The words of a payment's return page. `isNew` is an account registering its first children. */
export function outcomeWords(outcome: PaymentOutcome, isNew: boolean): OutcomeWords {
	return { on: { to: paths.parentDashboard, label: "Go to Dashboard" }, ...wordsOf(outcome, isNew) };
}

function wordsOf({ kind, order, stays }: PaymentOutcome, isNew: boolean): Words {
	switch (kind) {
		case "settling":
			return { title: "One moment", text: "We’re confirming your payment.", retryTo: null };
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
				title: "We can’t find this payment",
				text: "This link doesn’t match any of your orders. You haven’t been charged for opening it.",
				retryTo: null,
			};
	}
}

function paidTitle(order: Order | null, isNew: boolean): string {
	if (isNew) return "Thank you";
	if (order?.provider === "ESEWA") return "Successful eSewa payment";
	return order?.provider === "WALLET" ? "Paid from your wallet" : "Successful stripe payment";
}

/** On a page opened directly, without a redirect. */
function arrived(order: Order | null): string {
	if (order === null) return "We received your last payment.";
	return `We received your last payment of ${moneyText(order.total_amount, order.currency)}.`;
}

function thanks(order: Order | null): string {
	if (order?.purpose === "wallet_load") {
		const loaded = moneyText(order.total_amount, order.currency);
		return `${loaded} is in your wallet now. You will be redirected to dashboard shortly`;
	}
	return paidText;
}

/** Canceled, closed in the middle, or in progress: eSewa itself does not say which. */
function undecided(order: Order): Words {
	return {
		title: "eSewa hasn’t confirmed a payment yet",
		text: "If you paid, there’s nothing left to do: we keep checking with eSewa and will email you when the payment arrives. If you canceled, you weren’t charged and can try again.",
		retryTo: retryPath(order),
	};
}

/** The address does not name a payment, and there is no recent one. */
function nothingYet(isNew: boolean): Words {
	const text = isNew
		? "There’s no payment to show here. If you’ve just paid, we’ll email you when it arrives."
		: "There’s no payment to show here. Once yours arrives, this page says “Successful stripe payment”.";
	return { title: "Your payments", text, retryTo: null };
}

function failed(order: Order | null, isNew: boolean): Words {
	const { state } = order ?? {};
	const transactions = { to: paths.transactions, label: "See your payments" };
	if (state === "refunded")
		return {
			title: "This order was refunded",
			text: "The receipt shows where the refund went.",
			retryTo: null,
			on: transactions,
		};
	if (state === "expired") {
		return {
			title: "This order is closed",
			text: "It was canceled or changed before it was paid. If you paid for it anyway, the money is in your wallet.",
			retryTo: null,
			// An unregistered account finds its money on the registration page: it has no dashboard yet.
			on: isNew ? { to: paths.register, label: "See your money" } : transactions,
		};
	}
	return {
		title: "The payment didn’t go through",
		text: `${order?.failure_reason ?? "You weren’t charged."} ${isNew ? "We saved the children you entered." : "We saved your order."} You can try again or pay another way.`,
		retryTo: order ? retryPath(order) : isNew ? paths.register : null,
	};
}

function retryPath({ id, purpose }: Order): string {
	return purpose === "registration" ? paths.register : invitationPaymentPath(id);
}
