import type { Order } from "@learnin/contract/schemas/order.schema";
import { listNames } from "@learnin/domain/family/list-names";
import { moneyText } from "./money-text.ts";

/** Which payment was refused: "You weren’t charged. The $20.00 for Maya and Leo is still to be paid." */
export function whichPayment({ purpose, line_items, total_amount, currency }: Order): string {
	const amount = moneyText(total_amount, currency);
	if (purpose === "wallet_load")
		return `You weren’t charged. The ${amount} for your Learnin wallet is still to be paid.`;
	const names = listNames(line_items.map(({ name }) => name));
	return `You weren’t charged. The ${amount} for ${names} is still to be paid.`;
}
