import { formatAmount } from "@learnin/domain/pricing/money";

/** An amount of major units, as it comes over the wire, for people. */
export function moneyText(amount: number, currency: string): string {
	return formatAmount(amount, currency === "NPR" ? "NPR" : "USD");
}
