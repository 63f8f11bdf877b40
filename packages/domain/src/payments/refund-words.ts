/** "Refund to your card": the destination of a refund, by the provider that executes it. */
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

/** The state of a refund, in the same words on page, email and PDF. */
export const refundStates = { done: "Done", on_its_way: "On its way", failed: "Failed" } as const;
