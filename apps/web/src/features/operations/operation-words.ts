import type { RefundDestination, SeenPayment } from "@learnin/contract/routes/operations.contract";
import { listNames } from "@learnin/domain/family/list-names";
import { formatAmount } from "@learnin/domain/pricing/money";
import type { PaymentDetails, WaitingOrder } from "./operations.api.ts";

export const paymentNames: Readonly<Record<SeenPayment["kind"], string>> = {
	registration_fee: "Registration",
	renewal_fee: "More days",
	wallet_load: "Wallet load",
	late_payment: "Late payment, in the wallet",
};

export const providerNames: Readonly<Record<SeenPayment["provider"], string>> = {
	STRIPE: "Card",
	ESEWA: "eSewa",
	WALLET: "Wallet",
};

/** A waiting order, by what it waits for. */
export function waitingText({ state, provider }: Pick<WaitingOrder, "state" | "provider">): string {
	if (provider === "ESEWA") return "Started at eSewa";
	return state === "needs_action" ? "The parent’s bank needs another step" : "Not confirmed yet";
}

/** The state of an order after checking it. */
export function checkedText(state: WaitingOrder["state"]): string {
	if (state === "paid") return "It’s paid.";
	if (state === "expired") return "It was closed without a payment.";
	return state === "failed" ? "The payment failed." : "There’s nothing new yet.";
}

/** A super-admin's choices in the dialog. */
export interface RefundChoice {
	/** The children chosen, of a fee. */
	names: string[];
	amount: number;
	destination: RefundDestination;
}

/** The consequences before confirming: sentences for the super-admin. */
export function whatHappens(
	{ payment }: PaymentDetails,
	{ names, amount, destination }: RefundChoice,
): string[] {
	const sum = formatAmount(amount, payment.currency);
	const ended = names.length === 0 ? [] : [`The days it paid for end now: ${listNames(names)}.`];
	return [wayOf(payment, sum, destination), ...ended, "The family gets a notification and an email."];
}

function wayOf({ provider, kind }: SeenPayment, sum: string, destination: RefundDestination): string {
	if (destination === "wallet") return `${sum} goes to the family’s wallet right away.`;
	const isOfWallet = kind === "wallet_load" || kind === "late_payment";
	const leaves = isOfWallet ? " It leaves the wallet now." : "";
	return provider === "ESEWA"
		? `We ask eSewa whether it has returned ${sum}, and book it only then.${leaves}`
		: `We ask Stripe to return ${sum} to the card.${leaves}`;
}
