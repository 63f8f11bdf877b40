/** What the provider's browser library sends when a parent enters the card. */
export async function payWithTestCard(
	stripeUrl: string,
	payment: { client_secret: string; publishable_key: string },
): Promise<void> {
	const [intent = ""] = payment.client_secret.split("_secret_");
	const form = new URLSearchParams({
		key: payment.publishable_key,
		client_secret: payment.client_secret,
		"payment_method_data[type]": "card",
		"payment_method_data[card][number]": "4242424242424242",
		"payment_method_data[card][exp_month]": "12",
		"payment_method_data[card][exp_year]": String(new Date(Date.now()).getUTCFullYear() + 4),
		"payment_method_data[card][cvc]": "123",
	});
	const response = await fetch(`${stripeUrl}/v1/payment_intents/${intent}/confirm`, {
		method: "POST",
		body: form,
	});
	if (!response.ok) throw new Error(`the demo payment failed: ${await response.text()}`);
}
