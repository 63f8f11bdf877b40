import type { Currency } from "./order-total.ts";

/** Other languages distinguish this dollar from their own. */
const SIGNS: Readonly<Record<Currency, string>> = { USD: /* text */ "$", NPR: "NPR\u00a0" };

/** Minor units as major ones, for the API: 1050 gives 10.5. Both currencies have hundredths. */
export function toMajor(minor: number): number {
	return minor / 100;
}

/**
 * Major units of the API as minor ones: 10.5 gives 1050. Null for more than two decimals, non-numbers and
 * numbers too large.
 */
export function toMinor(major: number): number | null {
	const minor = Math.round(major * 100);
	return Number.isSafeInteger(minor) && minor / 100 === major ? minor : null;
}

/** Formats an amount of major units, as in the API. */
export function formatAmount(major: number, currency: Currency): string {
	return formatMoney(Math.round(major * 100), currency);
}

/**
 * Formats millionths of a dollar: "$12.50", and with four decimals below a dollar, "$0.0031", so that amounts
 * in a column are easy to compare. A nonzero cost is never shown as zero.
 */
export function formatMillionths(millionths: number): string {
	if (millionths === 0 || millionths >= 1_000_000) return formatMoney(Math.round(millionths / 10_000), "USD");
	return SIGNS.USD + Math.max(0.0001, millionths / 1_000_000).toFixed(4);
}

/** Formats minor units: "$1,234.50", "-$0.05", "NPR 1,300.00" (with a no-break space). */
export function formatMoney(minor: number, currency: Currency): string {
	const [whole = "", cents] = (Math.abs(minor) / 100).toFixed(2).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return `${minor < 0 ? "-" : ""}${SIGNS[currency]}${grouped}.${cents}`;
}
