import type { StripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";

interface Card {
	number?: string;
	/** Two digits. */
	year?: string;
}

/** What the browser library does with a card to save: sends it to the provider. Returns its id. */
export async function sendCard(
	stripe: Pick<StripeStandIn, "url">,
	{ number = "4242424242424242", year = "40" }: Card = {},
): Promise<string> {
	const form = new URLSearchParams({
		key: "pk_test_learnin",
		type: "card",
		"card[number]": number,
		"card[exp_month]": "12",
		"card[exp_year]": year,
		"card[cvc]": "123",
	});
	const response = await fetch(`${stripe.url}/v1/payment_methods`, { method: "POST", body: form });
	const { id } = (await response.json()) as { id?: string };
	if (id === undefined) throw new Error(`the provider refused ${number}`);
	return id;
}
