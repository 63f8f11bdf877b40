import type { Order } from "@learnin/contract/schemas/order.schema";
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { defaultPaymentError } from "./settle.ts";

/** Confirms with the provider. Null is success; only the status `succeeded` is one. */
export async function confirm(
	stripe: Stripe | null,
	elements: StripeElements | null,
	{ type, returnPath }: { type: Order["type"]; returnPath: string },
): Promise<string | null> {
	if (!stripe || !elements) return "Stripe is not loaded";
	const options = {
		elements,
		redirect: "if_required" as const,
		confirmParams: { return_url: location.origin + returnPath },
	};
	if (type === "setup") {
		const { setupIntent, error } = await stripe.confirmSetup(options);
		return problemOf(setupIntent?.status, error);
	}
	const { paymentIntent, error } = await stripe.confirmPayment(options);
	return problemOf(paymentIntent?.status, error);
}

function problemOf(status: string | undefined, error: { message?: string } | undefined): string | null {
	if (!error && status === "succeeded") return null;
	return error?.message ?? defaultPaymentError;
}
