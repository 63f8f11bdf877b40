import type { Order } from "@learnin/contract/schemas/order.schema";
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { defaultPaymentError } from "./settle.ts";

export type Confirmation =
	| { kind: "succeeded" }
	/** The form itself says at its fields what is missing; nothing was asked of the provider. */
	| { kind: "incomplete" }
	| { kind: "failed"; reason: string };

/** Confirms with the provider; only the status `succeeded` is a success. */
export async function confirm(
	stripe: Stripe | null,
	elements: StripeElements | null,
	{ type, returnPath }: { type: Order["type"]; returnPath: string },
): Promise<Confirmation> {
	if (!stripe || !elements) return { kind: "failed", reason: "Stripe is not loaded" };
	const options = {
		elements,
		redirect: "if_required" as const,
		confirmParams: { return_url: location.origin + returnPath },
	};
	if (type === "setup") {
		const { setupIntent, error } = await stripe.confirmSetup(options);
		return outcomeOf(setupIntent ?? error?.setup_intent, error);
	}
	const { paymentIntent, error } = await stripe.confirmPayment(options);
	return outcomeOf(paymentIntent ?? error?.payment_intent, error);
}

/** An intent that another tab has confirmed comes as an error, and has succeeded all the same. */
function outcomeOf(intent: { status: string } | undefined, error: StripeError | undefined): Confirmation {
	if (intent?.status === "succeeded") return { kind: "succeeded" };
	if (error?.type === "validation_error") return { kind: "incomplete" };
	return { kind: "failed", reason: error?.message ?? defaultPaymentError };
}
