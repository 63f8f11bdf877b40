/** Rupees as plain text in paisa; undefined if it is not an amount. */
export function paisaOf(text: string): number | undefined {
	const [, rupees, decimals = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
	return rupees === undefined ? undefined : Number(rupees) * 100 + Number(decimals.padEnd(2, "0"));
}

/** As eSewa writes amounts back, whatever was sent: "1300.0", "1300.5", "1300.05". */
export function writeBack(paisa: number): string {
	const decimals = String(paisa % 100).padStart(2, "0");
	return `${Math.floor(paisa / 100)}.${decimals.replace(/0$/, "")}`;
}

/** With commas between thousands: "1,300.0". */
export function withCommas(amount: string): string {
	return amount.replace(/\B(?=(\d{3})+\.)/g, ",");
}
