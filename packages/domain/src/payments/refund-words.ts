/** "Refund to your card": where a refund goes, by the provider that carries it out. */
export function refundTitle(provider: "STRIPE" | "ESEWA" | "WALLET"): string {
	switch (provider) {
		case "STRIPE":
			return "Refund to your card";
		case "ESEWA":
			return "Refund to your eSewa account";
		case "WALLET":
			return "Refund to your Learnin wallet";
	}
}

/** How far a refund is, in the same words on page, mail and PDF. */
export const refundStates = { done: "Done", on_its_way: "On its way", failed: "Failed" } as const;
