import type { SavedCard } from "@learnin/contract/routes/money/payment-methods.contract";

/** "Expires 04/2031", or "Expired 04/2026" once the month is over. */
export function expiryText(
	{ exp_month, exp_year }: Pick<SavedCard, "exp_month" | "exp_year">,
	now: Date,
): string {
	const month = `${String(exp_month).padStart(2, "0")}/${exp_year}`;
	return isExpired({ exp_month, exp_year }, now) ? `Expired ${month}` : `Expires ${month}`;
}

/** Whether the month on the card is over. */
export function isExpired(
	{ exp_month, exp_year }: Pick<SavedCard, "exp_month" | "exp_year">,
	now: Date,
): boolean {
	const months = (year: number, month: number) => year * 12 + month;
	return months(exp_year, exp_month) < months(now.getFullYear(), now.getMonth() + 1);
}
