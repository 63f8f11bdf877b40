import type { StripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";

/** A card that was typed in, or one that the family has saved. */
type Card = { number: string } | { payment_method: string };

/** What the browser library does with a card: confirms with the publishable key and the client secret. */
export async function confirmCard(
	stripe: Pick<StripeStandIn, "url">,
	client_secret: string,
	card: Card = { number: "4242424242424242" },
): Promise<{ status?: string; id?: string; error?: { message: string } }> {
	const [intent = ""] = client_secret.split("_secret_");
	const kind = intent.startsWith("seti_") ? "setup_intents" : "payment_intents";
	const form = new URLSearchParams({
		key: "pk_test_learnin",
		client_secret,
		return_url: "http://learnin.test/success-payment",
		...("number" in card
			? {
					"payment_method_data[type]": "card",
					"payment_method_data[card][number]": card.number,
					"payment_method_data[card][exp_month]": "12",
					"payment_method_data[card][exp_year]": "2032",
					"payment_method_data[card][cvc]": "123",
				}
			: card),
	});
	const response = await fetch(`${stripe.url}/v1/${kind}/${intent}/confirm`, { method: "POST", body: form });
	return (await response.json()) as { status?: string; id?: string; error?: { message: string } };
}
