/** From here on cents are omitted: a header on a phone has no more room. */
const large = 100_000;

/** The wallet's balance in major units, as the header shows it: "1,234.50", and "1,234,567" for large amounts. */
export function walletAmount(balance: number): string {
	const places = balance < large ? 2 : 0;
	// Never rounds up.
	const shown = places === 0 ? Math.floor(balance) : balance;
	return shown.toLocaleString("en-US", { minimumFractionDigits: places, maximumFractionDigits: places });
}
