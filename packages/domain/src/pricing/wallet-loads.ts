import type { Currency } from "./order-total.ts";

interface WalletLoads {
	least_minor: number;
	most_minor: number;
	/** Suggested amounts; any other within the limits can be typed. */
	offered_minor: readonly number[];
}

/**
 * Limits of one wallet load, in minor units. The minimum keeps the provider's fee in proportion; the maximum
 * is what a family plausibly spends here in a year.
 */
export const WALLET_LOADS: Readonly<Record<Currency, WalletLoads>> = {
	USD: { least_minor: 500, most_minor: 50_000, offered_minor: [1000, 2500, 5000] },
	NPR: { least_minor: 10_000, most_minor: 5_000_000, offered_minor: [130_000, 250_000, 500_000] },
};

/** Whether this amount can be loaded in one payment. */
export function canLoad(minor: number, currency: Currency): boolean {
	const { least_minor, most_minor } = WALLET_LOADS[currency];
	return Number.isSafeInteger(minor) && least_minor <= minor && minor <= most_minor;
}
