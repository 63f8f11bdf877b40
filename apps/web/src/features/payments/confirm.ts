import type { Order } from "@learnin/contract/schemas/order.schema";
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { paths } from "../../app/paths.ts";
import { defaultPaymentError } from "./settle.ts";

/** Confirms with the provider. Null is success; only the status `succeeded` is one. */
export async function confirm(
	stripe: Stripe | null,
	elements: StripeElements | null,
	order: Pick<Order, "id" | "type">,
): Promise<string | null> {
	if (!stripe || !elements) return "Stripe is not loaded";
	const options = {
		elements,
		redirect: "if_required" as const,
		confirmParams: { return_url: `${location.origin}${paths.successPayment}?order=${order.id}` },
	};
	if (order.type === "setup") {
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
