import type { CardPayment } from "@learnin/contract/schemas/order.schema";
import type { Stripe } from "@stripe/stripe-js";
import { useCallback, useEffect, useState } from "react";
import { loadProvider } from "./load-provider.ts";

/** The provider's browser library: undefined while it loads, null when it could not. */
export function useProvider({ url, publishable_key }: Pick<CardPayment, "url" | "publishable_key">) {
	const [stripe, setStripe] = useState<Stripe | null | undefined>(undefined);
	const load = useCallback(() => loadProvider({ url, publishable_key }), [url, publishable_key]);
	useEffect(() => {
		let isCurrent = true;
		void load().then((loaded) => isCurrent && setStripe(loaded));
		return () => {
			isCurrent = false;
		};
	}, [load]);
	const retry = () => {
		setStripe(undefined);
		void load().then(setStripe);
	};
	return { stripe, retry };
}
