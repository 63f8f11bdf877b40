import type { Order } from "@learnin/contract/schemas/order.schema";
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { defaultPaymentError } from "./settle.ts";

export type Confirmation =
	| { kind: "succeeded" }
	/** The form itself shows what is missing; the provider was not called. */
	| { kind: "incomplete" }
	/** The provider did not respond: it may have charged the card. */
	| { kind: "unknown" }
	| { kind: "failed"; reason: string };

/** The card to charge: the one in the provider's form, or a saved one. */
export interface PayingCard {
	stripe: Stripe | null;
	elements: StripeElements | null;
	/** The provider's id of a saved card. */
	saved: string | null;
}

interface Purchase {
	type: Order["type"];
	returnPath: string;
	clientSecret: string;
}

/** Confirms with the provider; only the status `succeeded` is a success. */
export async function confirm(
	{ stripe, elements, saved }: PayingCard,
	{ type, returnPath, clientSecret }: Purchase,
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
	const { paymentIntent, error } =
		saved === null
			? await stripe.confirmPayment(options)
			: await stripe.confirmPayment({
					clientSecret,
					redirect: "if_required",
					confirmParams: { ...options.confirmParams, payment_method: saved },
				});
	const intent = paymentIntent ?? error?.payment_intent;
	const isAboutCard = error?.type === "invalid_request_error" && error.param === "payment_method";
	const isGone = saved !== null && intent?.status !== "succeeded" && isAboutCard;
	return isGone ? { kind: "failed", reason: goneText } : outcomeOf(intent, error);
}

/** Removed in another tab, or by the other guardian. */
const goneText = "This card is no longer saved. Please choose another one.";

/** An intent confirmed by another tab returns an error, but has succeeded. */
function outcomeOf(intent: { status: string } | undefined, error: StripeError | undefined): Confirmation {
	if (intent?.status === "succeeded") return { kind: "succeeded" };
	if (error?.type === "validation_error") return { kind: "incomplete" };
	if (error?.type === "api_connection_error" || error?.type === "api_error") return { kind: "unknown" };
	return { kind: "failed", reason: error?.message ?? defaultPaymentError };
}
