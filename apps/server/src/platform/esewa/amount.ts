/**
 * No price has more digits than this before the point, and up to it every amount is a safe integer of paisa.
 */
const amountPattern = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/**
 * The only way to write an amount of paisa for eSewa: "1300", or "1300.50" if there are paisa. Form,
 * signature and status check must carry the same text. Throws `RangeError` unless it is a positive whole
 * number.
 */
export function writeAmount(amount_minor: number): string {
	if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0)
		throw new RangeError("an amount is a positive whole number of paisa");
	const paisa = amount_minor % 100;
	const rupees = String((amount_minor - paisa) / 100);
	return paisa === 0 ? rupees : `${rupees}.${String(paisa).padStart(2, "0")}`;
}

/**
 * Rupees as plain text ("1300", "1300.5", "1300.00") in paisa; undefined for anything else, including three
 * decimals.
 */
export function readAmount(text: string): number | undefined {
	const [, rupees, decimals = ""] = amountPattern.exec(text) ?? [];
	return rupees === undefined ? undefined : Number(rupees) * 100 + Number(decimals.padEnd(2, "0"));
}

/** The same for an amount from eSewa, which sometimes writes commas: "1,000.0", "1,00,000.0". */
export function readGroupedAmount(text: string): number | undefined {
	return /^\d+(,\d+)*(\.\d+)?$/.test(text) ? readAmount(text.replaceAll(",", "")) : undefined;
}
