import { cardName } from "@learnin/domain/payments/card-name";
import { refundStates, refundTitle } from "@learnin/domain/payments/refund-words";
import { formatAmount } from "@learnin/domain/pricing/money";
import type { Receipt } from "./receipt.ts";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 23, 2026", a day in UTC, the calendar of receipts. */
export function dayOf(moment: string): string {
	return date.format(new Date(moment));
}

/** How it was paid: "Visa ending in 4242". */
export function paidWith({ card, provider }: Pick<Receipt, "card" | "provider">): string {
	if (provider === "ESEWA") return "eSewa";
	if (provider === "WALLET") return "Your Learnin wallet";
	return card === null ? "Card" : cardName(card);
}

export interface ItemWords {
	what: string;
	/** The first and the last of the paid days; empty if they are no longer known, and for a wallet. */
	from: string;
	until: string;
	amount: string;
}

/** What was bought, one line per child. */
export function itemsOf(
	receipt: Pick<Receipt, "purpose" | "line_items" | "amount" | "currency">,
): ItemWords[] {
	const { purpose, line_items, amount, currency } = receipt;
	if (purpose === "wallet_load")
		return [
			{
				what: "Money added to your Learnin wallet",
				from: "",
				until: "",
				amount: formatAmount(amount, currency),
			},
		];
	return line_items.map(({ name, days, from, until, amount: each }) => ({
		what: whatWasBought({ purpose, days, names: name }),
		from: from === null ? "" : dayOf(from),
		until: until === null ? "" : dayOf(until),
		amount: formatAmount(each, currency),
	}));
}

/** No names means a child who was removed. The news of a payment says the same of several children. */
function whatWasBought({
	purpose,
	days,
	names,
}: Pick<Receipt, "purpose"> & { days: number; names: string }): string {
	if (purpose === "renewal")
		return names === ""
			? `${days} more days of Learnin for a child you removed`
			: `${days} more days of Learnin for ${names}`;
	return names === ""
		? `${days} days of Learnin for a child you removed`
		: `${days} days of Learnin for ${names}`;
}

export interface RefundWords {
	/** Where it goes. */
	what: string;
	date: string;
	/** Its state. */
	state: string;
	/** Negative; zero for a failed one. */
	amount: string;
}

/** Refunds that are done or in progress, one line each, oldest first. */
export function refundsOf({ refunds, currency }: Pick<Receipt, "refunds" | "currency">): RefundWords[] {
	return refunds.map(({ provider, created_at, state, amount }) => ({
		what: refundTitle(provider),
		date: dayOf(created_at),
		state: state === "on_its_way" || state === "failed" ? refundStates[state] : refundStates.done,
		amount: formatAmount(state === "failed" ? 0 : -amount, currency),
	}));
}

/** The net amount paid: minus refunds that are done or in progress. */
export function paidAfterRefunds({
	total_amount,
	refunds,
}: Pick<Receipt, "total_amount" | "refunds">): number {
	const given = refunds.filter(({ state }) => state !== "failed");
	return (
		given.reduce((left, { amount }) => left - Math.round(amount * 100), Math.round(total_amount * 100)) / 100
	);
}
