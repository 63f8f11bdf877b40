import { askApi, intentOfSecret } from "../shared/api.js";
import { settleIntent } from "./authentication.js";
import { toPlain } from "./element.js";
import { IntegrationError } from "./integration-error.js";
import { ORIGIN } from "./origin.js";

/** `confirmPayment` and `confirmSetup`: confirms an intent with the card in the Payment Element. */
export async function confirmWithElements(key, options = {}) {
	const { confirmParams = {}, elements, redirect = "always" } = options;
	const clientSecret = options.clientSecret ?? elements?.clientSecret;
	requireConfirmable({ clientSecret, confirmParams, elements, redirect });
	const outcome = elements
		? await elements.paymentElement()._ask("confirm", { clientSecret, confirmParams: toPlain(confirmParams) })
		: await confirmByApi(key, clientSecret, confirmParams);
	if (outcome.error) return { error: outcome.error };
	const settled = await settleIntent(key, clientSecret, outcome.result);
	if (settled.error || redirect === "if_required") return settled;
	return leaveFor(confirmParams.return_url, clientSecret, settled);
}

function requireConfirmable({ clientSecret, confirmParams, elements, redirect }) {
	if (!clientSecret)
		throw new IntegrationError("A client secret is needed to confirm: pass clientSecret or elements.");
	if (redirect !== "if_required" && !confirmParams.return_url) {
		throw new IntegrationError("confirmParams.return_url is required unless redirect is 'if_required'.");
	}
	if (elements && !elements.clientSecret && !elements.isSubmitted) {
		throw new IntegrationError("elements.submit() must be called before confirming with a client secret.");
	}
}

function confirmByApi(key, clientSecret, { payment_method, payment_method_data, return_url }) {
	const fields = {
		client_secret: clientSecret,
		payment_method,
		payment_method_data,
		return_url,
		use_stripe_sdk: true,
	};
	return askApi({ origin: ORIGIN, key }, "POST", `${intentOfSecret(clientSecret).path}/confirm`, fields);
}

/** Leaves the page for the return address; like the real library, never resolves after that. */
function leaveFor(returnUrl, clientSecret, settled) {
	const { fieldName, id, resultName } = intentOfSecret(clientSecret);
	const url = new URL(returnUrl);
	url.searchParams.set(fieldName, id);
	url.searchParams.set(`${fieldName}_client_secret`, clientSecret);
	url.searchParams.set(
		"redirect_status",
		settled[resultName].status === "succeeded" ? "succeeded" : "pending",
	);
	window.location.assign(url);
	return new Promise(() => {});
}

/** `confirmCardPayment` and `confirmCardSetup`: with a Card Element or a payment method's id. */
export async function confirmWithCard(key, clientSecret, data = {}, options = {}) {
	const { payment_method: method, ...rest } = data;
	const outcome = method?.card
		? await method.card._ask("confirm", {
				clientSecret,
				confirmParams: { ...toPlain(rest), payment_method_data: { billing_details: method.billing_details } },
			})
		: await confirmByApi(key, clientSecret, { ...rest, payment_method: method });
	if (outcome.error) return { error: outcome.error };
	if (options.handleActions === false) return { [intentOfSecret(clientSecret).resultName]: outcome.result };
	return settleIntent(key, clientSecret, outcome.result);
}
