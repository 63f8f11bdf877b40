const names: Readonly<Record<string, string>> = {
	amex: "American Express",
	diners: "Diners Club",
	discover: "Discover",
	eftpos_au: "Eftpos",
	jcb: "JCB",
	mastercard: "Mastercard",
	unionpay: "UnionPay",
	visa: "Visa",
};

/** What a card's network is called, by the provider's code of it; "Card" for one that is not known. */
export function cardBrandName(brand: string): string {
	return names[brand] ?? "Card";
}
