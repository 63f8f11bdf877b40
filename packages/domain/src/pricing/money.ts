import type { Currency } from "./order-total.ts";

/** Other languages tell this dollar from their own. */
const SIGNS: Readonly<Record<Currency, string>> = { USD: /* text */ "$", NPR: "NPR\u00a0" };

/** Minor units as major ones, for the wire: 1050 gives 10.5. Both currencies have hundredths. */
export function toMajor(minor: number): number {
	return minor / 100;
}

/** Major units of the wire as minor ones: 10.5 gives 1050. Null for what has more than two places, is no number or too large. */
export function toMinor(major: number): number | null {
	const minor = Math.round(major * 100);
	return Number.isSafeInteger(minor) && minor / 100 === major ? minor : null;
}

/** An amount of major units, as the wire has it, as shown. */
export function formatAmount(major: number, currency: Currency): string {
	return formatMoney(Math.round(major * 100), currency);
}

/**
 * Millionths of a dollar as shown: "$12.50", and of less than a dollar with four places, "$0.0031", so that those that
 * stand below each other compare at a look. What cost anything is never shown as nothing.
 */
export function formatMillionths(millionths: number): string {
	if (millionths === 0 || millionths >= 1_000_000) return formatMoney(Math.round(millionths / 10_000), "USD");
	return SIGNS.USD + Math.max(0.0001, millionths / 1_000_000).toFixed(4);
}

/** An amount of minor units as shown: "$1,234.50", "-$0.05", "NPR 1,300.00" (with a no-break blank). */
export function formatMoney(minor: number, currency: Currency): string {
	const [whole = "", cents] = (Math.abs(minor) / 100).toFixed(2).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return `${minor < 0 ? "-" : ""}${SIGNS[currency]}${grouped}.${cents}`;
}
