import { cardBrandName } from "@learnin/domain/payments/card-brand";
import { formatAmount } from "@learnin/domain/pricing/money";
import type { Receipt } from "./receipt.ts";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 23, 2026", a day of the calendar that receipts are kept in (UTC). */
export function dayOf(moment: string): string {
	return date.format(new Date(moment));
}

/** How it was paid: "Visa card ending in 4242". */
export function paidWith({ card, provider }: Pick<Receipt, "card" | "provider">): string {
	if (provider === "ESEWA") return "eSewa";
	if (provider === "WALLET") return "Your Learnin wallet";
	return card === null ? "Card" : `${cardBrandName(card.brand)} card ending in ${card.last4}`;
}

export interface ItemWords {
	what: string;
	/** The days paid for; empty where they are not known any more, and for a wallet. */
	days: string;
	amount: string;
}

/** What was bought, a line for each child. */
export function itemsOf(receipt: Receipt): ItemWords[] {
	const { purpose, line_items, amount, currency } = receipt;
	if (purpose === "wallet_load")
		return [{ what: "Money into your Learnin wallet", days: "", amount: formatAmount(amount, currency) }];
	return line_items.map(({ name, days, from, until, amount: each }) => ({
		what:
			name === "" ? `${days} days of Learnin for a child you removed` : `${days} days of Learnin for ${name}`,
		days: from === null || until === null ? "" : `${dayOf(from)} to ${dayOf(until)}`,
		amount: formatAmount(each, currency),
	}));
}
