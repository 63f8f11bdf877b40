import type { Order } from "@learnin/contract/schemas/order.schema";
import { listNames } from "@learnin/domain/family/list-names";
import { moneyText } from "./money-text.ts";

/** Which payment a refusal is about: "It was $20.00 for Maya Okafor and Leo Okafor." */
export function whichPayment({ purpose, line_items, total_amount, currency }: Order): string {
	const amount = moneyText(total_amount, currency);
	if (purpose === "wallet_load") return `It was ${amount} for your Learnin wallet.`;
	return `It was ${amount} for ${listNames(line_items.map(({ name }) => name))}.`;
}
