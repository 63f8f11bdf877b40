import type { SavedCard } from "@learnin/contract/routes/money/payment-methods.contract";
import type { Order } from "@learnin/contract/schemas/order.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isExpired } from "./card-name.ts";
import { savedCardsQuery } from "./saved-cards.api.ts";

const none: readonly SavedCard[] = [];

/**
 * The saved cards that may pay this order, the default first; undefined while loading. A registering family has none
 * yet. If loading fails a card can still be entered.
 */
export function useCardsFor({ purpose, type }: Order): readonly SavedCard[] | undefined {
	const mayHave = purpose !== "registration" && type === "payment";
	// The choices must not change while the person uses them.
	const { data, isPending, failureCount } = useQuery({
		...savedCardsQuery,
		enabled: mayHave,
		refetchOnWindowFocus: false,
	});
	const [now] = useState(() => new Date());
	if (!mayHave) return none;
	if (data) return data.payment_methods.filter((card) => !isExpired(card, now)).toSorted(defaultFirst);
	return isPending && failureCount === 0 ? undefined : none;
}

function defaultFirst(one: SavedCard, other: SavedCard): number {
	return Number(other.is_default) - Number(one.is_default);
}
