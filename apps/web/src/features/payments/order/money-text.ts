import { formatAmount } from "@learnin/domain/pricing/money";

/** Formats an amount of major units from the API. */
export function moneyText(amount: number, currency: string): string {
	return formatAmount(amount, currency === "NPR" ? "NPR" : "USD");
}
