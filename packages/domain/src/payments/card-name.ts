/** Brands whose names are not simply capitalized. */
const brandNames: Record<string, string> = {
	amex: "American Express",
	cartes_bancaires: "Cartes Bancaires",
	diners: "Diners Club",
	eftpos_au: "eftpos",
	jcb: "JCB",
	mastercard: "Mastercard",
	unionpay: "UnionPay",
	unknown: "Card",
};

/** "Visa ending in 4242": the same words on screen and for screen readers. */
export function cardName({ brand, last_four }: { brand: string; last_four: string }): string {
	const name = brandNames[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
	return `${name} ending in ${last_four}`;
}
