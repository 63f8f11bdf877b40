import type { Order } from "@learnin/contract/schemas/order.schema";
import { useEffect, useEffectEvent } from "react";
import { askOrder } from "./orders.api.ts";

/**
 * The page may have been left in the middle of a payment: checks the open order once, while the page stays usable, and
 * reports if its state differs from the one shown.
 */
export function useEarlierPayment(shown: Order | null | undefined, onMoved: (order: Order) => void) {
	const tell = useEffectEvent(onMoved);
	const { id, state, has_undecided_try } = shown ?? {};
	useEffect(() => {
		if (id === undefined) return;
		const gone = new AbortController();
		askOrder(id, gone.signal)
			.then(({ order }) => {
				const isSame = order.state === state && order.has_undecided_try === has_undecided_try;
				return isSame ? undefined : tell(order);
			})
			.catch(() => undefined);
		return () => gone.abort();
	}, [id, state, has_undecided_try]);
}
