import { askApi } from "../shared/api.js";
import { StripeElement, toPlain } from "./element.js";
import { ORIGIN } from "./origin.js";

/** `createPaymentMethod`, in its three forms: a Card Element, an Elements group, or plain data. */
export async function createPaymentMethod(key, typeOrOptions, legacyElement, legacyData) {
	const options =
		typeof typeOrOptions === "string"
			? { type: typeOrOptions, card: legacyElement, ...legacyData }
			: typeOrOptions;
	const element = options.elements?.paymentElement() ?? options.card;
	const details = options.elements ? options.params : options;
	const fields = { billing_details: details?.billing_details, metadata: details?.metadata };
	const outcome =
		element instanceof StripeElement
			? await element._ask("createPaymentMethod", toPlain(fields))
			: await askApi({ origin: ORIGIN, key }, "POST", "payment_methods", {
					...fields,
					type: options.type,
					card: options.card,
				});
	return outcome.error ? { error: outcome.error } : { paymentMethod: outcome.result };
}
