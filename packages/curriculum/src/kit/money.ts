/** A currency as it stands in prose: "1 euro", "12 euros". */
export interface Currency {
	one: string;
	many: string;
}

/** Currencies in which everyday things cost single or tens of units. */
export const CURRENCIES = [
	{ one: "dollar", many: "dollars" },
	{ one: "euro", many: "euros" },
	{ one: "pound", many: "pounds" },
	{ one: "franc", many: "francs" },
] as const satisfies readonly Currency[];

/** Currencies in which everyday things cost tens or hundreds of units. */
export const SMALL_CURRENCIES = [
	{ one: "rupee", many: "rupees" },
	{ one: "peso", many: "pesos" },
	{ one: "shilling", many: "shillings" },
] as const satisfies readonly Currency[];
