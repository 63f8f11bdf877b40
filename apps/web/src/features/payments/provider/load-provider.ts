import type { CardPayment } from "@learnin/contract/schemas/order.schema";
import type { Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const loaded = new Map<string, Promise<Stripe | null>>();

/** The provider's browser library, loaded when first needed; null if it cannot be loaded. Calling it again retries. */
export function loadProvider({
	url,
	publishable_key,
}: Pick<CardPayment, "url" | "publishable_key">): Promise<Stripe | null> {
	const key = `${url} ${publishable_key}`;
	const known = loaded.get(key);
	if (known) return known;
	const loading = load(url, publishable_key)
		.catch(() => null)
		.then((stripe) => {
			if (stripe === null) loaded.delete(key);
			return stripe;
		});
	loaded.set(key, loading);
	return loading;
}

async function load(url: string, publishableKey: string): Promise<Stripe | null> {
	// The card fields use the page's language, not the browser's.
	const options = { locale: document.documentElement.lang as StripeElementLocale };
	if (new URL(url).origin === "https://js.stripe.com") return loadStripe(publishableKey, options);
	// A stand-in of the provider: the same library from another address.
	if (!window.Stripe) await addScript(url);
	return window.Stripe?.(publishableKey, options) ?? null;
}

function addScript(src: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = src;
		script.addEventListener("load", () => resolve());
		script.addEventListener("error", () => {
			script.remove();
			reject(new Error("The provider's library did not load."));
		});
		document.head.append(script);
	});
}
