/** From here on the cents give way to the figure itself: a header on a phone has room for no more. */
const large = 100_000;

/** What is in the wallet, in major units, as the header shows it: "1,234.50", and "1,234,567" where it is much. */
export function walletAmount(balance: number): string {
	const places = balance < large ? 2 : 0;
	// Never more than there is.
	const shown = places === 0 ? Math.floor(balance) : balance;
	return shown.toLocaleString("en-US", { minimumFractionDigits: places, maximumFractionDigits: places });
}
