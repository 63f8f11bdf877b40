import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { ApiError } from "../../platform/api/api-client.ts";
import type { BillingDetails } from "./payment-methods.api.ts";
import { attach } from "./payment-methods.api.ts";

export type Addition =
	| { kind: "added" }
	/** Something in the card field is missing or wrong. */
	| { kind: "card"; reason: string }
	/** Something in the name or email field, by field. */
	| { kind: "fields"; name?: string | undefined; email?: string | undefined }
	| { kind: "failed"; reason: string };

/** The provider's elements; card data stays with the provider. */
export interface CardForm {
	stripe: Stripe | null;
	/** Null when the form has none. */
	card: StripeCardElement | null | undefined;
}

/** Gives the card to the provider and saves it on the server. Never throws: every failure has a message. */
export async function addCard(
	{ stripe, card }: CardForm,
	billing_details: BillingDetails,
): Promise<Addition> {
	if (stripe === null) return failed("Stripe is not loaded");
	if (!card) return failed("Card element not found");
	try {
		const { paymentMethod, error } = await stripe.createPaymentMethod({
			type: "card",
			card,
			billing_details,
		});
		if (error) {
			const reason = error.message ?? "Failed to create payment method";
			return error.type === "validation_error" ? { kind: "card", reason } : failed(reason);
		}
		return await save(paymentMethod.id, billing_details);
	} catch {
		return failed("An error occurred while adding payment method");
	}
}

async function save(id: string, billing_details: BillingDetails): Promise<Addition> {
	try {
		await attach(id, billing_details);
		return { kind: "added" };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return refusalOf(error);
	}
}

function refusalOf({ code, fields, text, body }: ApiError): Addition {
	if (code === "unexpected") return failed(body ?? "Failed to attach payment method");
	const { "billing_details.name": name, "billing_details.email": email, card } = fields;
	if (card !== undefined) return { kind: "card", reason: card };
	return name === undefined && email === undefined ? failed(text) : { kind: "fields", name, email };
}

function failed(reason: string): Addition {
	return { kind: "failed", reason };
}
