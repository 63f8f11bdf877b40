import type { SavedCard } from "@learnin/contract/routes/money/payment-methods.contract";
import type { Order } from "@learnin/contract/schemas/order.schema";
import { cardName } from "@learnin/domain/payments/card-name";
import { expiryText } from "./provider/card-name.ts";
import { moneyText } from "./order/money-text.ts";
import type { WalletState } from "./use-wallet-for.ts";

/** One payment method of an order, as shown among the choices. */
export interface Way {
	/** `wallet`, `card` for a new one, `esewa`, or the provider's id of a saved card. */
	id: string;
	name: string;
	detail?: string;
}

export const walletWay = "wallet";
export const newCardWay = "card";
export const esewaWay = "esewa";

/** The methods to pay in dollars: the wallet first if it suffices, then the saved cards, then a new one. */
export function cardWays(order: Order, wallet: WalletState | null, cards: readonly SavedCard[]): Way[] {
	const saved = cards.map((card) => ({
		id: card.id,
		name: cardName(card),
		// Expired cards are not listed.
		detail: expiryText(card, new Date(card.exp_year, card.exp_month - 1)),
	}));
	const typed = { id: newCardWay, name: cards.length > 0 ? "Another card" : "Card" };
	return [...walletWays(order, wallet), ...saved, typed];
}

/** The methods to pay in rupees. */
export function esewaWays(order: Order, wallet: WalletState | null): Way[] {
	return [...walletWays(order, wallet), { id: esewaWay, name: "eSewa" }];
}

/** The wallet as a choice, if it suffices. */
export function walletWays({ currency, total_amount }: Order, wallet: WalletState | null): Way[] {
	if (!wallet?.isEnough) return [];
	const rest = Math.round((wallet.balance - total_amount) * 100) / 100;
	return [
		{
			id: walletWay,
			name: `Pay from wallet (${moneyText(wallet.balance, currency)})`,
			detail:
				rest === 0
					? "Nothing left after this payment"
					: `${moneyText(rest, currency)} left after this payment`,
		},
	];
}
