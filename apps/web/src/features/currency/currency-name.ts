/** "USD" gives "US Dollar (USD)". */
export function currencyName(code: string): string {
	const name = new Intl.DisplayNames("en-US", { type: "currency" }).of(code);
	return name === undefined || name === code ? code : `${name} (${code})`;
}
