/** Digits, optionally with thousands commas, and decimals after a point. */
const numberShape = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** A typed number such as "1.5" or "$1,300"; otherwise NaN, which the server refuses: "1,50" is ambiguous. */
export function readNumber(text: string): number {
	const plain = text.trim().replace(/^(?:\$|usd|npr)\s*/i, "");
	return numberShape.test(plain) ? Number(plain.replaceAll(",", "")) : Number.NaN;
}
