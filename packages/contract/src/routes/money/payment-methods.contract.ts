import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, line } from "../../schemas/common.schema.ts";

/** The provider's own id of a card. */
const paymentMethodId = z.string().check(z.regex(/^pm_[A-Za-z0-9_]{1,100}$/, "This isn’t a card."));
const ofOne = z.object({ payment_method_id: paymentMethodId });

const savedCard = z.object({
	id: z.string(),
	/** In the provider's spelling: "visa", "mastercard", "amex" ... */
	brand: z.string(),
	last_four: z.string(),
	exp_month: z.number(),
	exp_year: z.number(),
	is_default: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

export const getPaymentMethods = defineRoute({
	method: "GET",
	path: "/api/payments/payment-methods",
	who: "parent",
	whileImpersonating: "never",
	summary: "The cards that the family has saved with the payment provider, the newest first.",
	response: z.object({
		payment_methods: z.array(savedCard),
		/** What the page needs to save another card with the provider. */
		provider: z.object({ publishable_key: z.string(), url: z.string() }),
	}),
	errors: ["payment_unavailable"],
});

export const attachPaymentMethod = defineRoute({
	method: "POST",
	path: "/api/payments/attach-payment-method",
	who: "parent",
	summary: "Saves a card that the browser gave to the payment provider. Saving it again changes nothing.",
	body: z.strictObject({
		payment_method_id: paymentMethodId,
		billing_details: z.strictObject({ name: line("Cardholder name", 100), email }),
	}),
	response: z.object({}),
	errors: ["not_found", "card_refused", "payment_unavailable", "too_many_requests"],
});

export const makePaymentMethodDefault = defineRoute({
	method: "POST",
	path: "/api/payments/payment-methods/:payment_method_id/default",
	who: "parent",
	summary: "Makes a saved card the one that is offered first.",
	params: ofOne,
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "payment_unavailable"],
});

export const removePaymentMethod = defineRoute({
	method: "DELETE",
	path: "/api/payments/payment-methods/:payment_method_id",
	who: "parent",
	summary: "Has the payment provider forget a saved card.",
	params: ofOne,
	response: z.object({}),
	errors: ["not_found", "payment_unavailable"],
});
