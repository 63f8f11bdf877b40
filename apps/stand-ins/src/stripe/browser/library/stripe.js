import { askApi, intentOfSecret } from "../shared/api.js";
import { settleIntent } from "./authentication.js";
import { confirmWithCard, confirmWithElements } from "./confirmation.js";
import { ElementsGroup } from "./elements.js";
import { IntegrationError } from "./integration-error.js";
import { ORIGIN, VERSION } from "./origin.js";
import { createPaymentMethod } from "./payment-method.js";

/** The library as the page sees it: the result of `Stripe(publishableKey)`. */
class StripeLibrary {
	#key;

	constructor(key) {
		if (typeof key !== "string" || !key.startsWith("pk_")) {
			throw new IntegrationError("Please call Stripe() with your publishable key. It starts with pk_.");
		}
		this.#key = key;
	}

	elements = (options) => new ElementsGroup(this.#key, options);

	confirmPayment = (options) => confirmWithElements(this.#key, options);

	confirmSetup = (options) => confirmWithElements(this.#key, options);

	confirmCardPayment = (clientSecret, data, options) =>
		confirmWithCard(this.#key, clientSecret, data, options);

	confirmCardSetup = (clientSecret, data, options) => confirmWithCard(this.#key, clientSecret, data, options);

	createPaymentMethod = (...options) => createPaymentMethod(this.#key, ...options);

	retrievePaymentIntent = (clientSecret) => this.#retrieve(clientSecret);

	retrieveSetupIntent = (clientSecret) => this.#retrieve(clientSecret);

	handleNextAction = async ({ clientSecret }) => {
		const retrieved = await this.#retrieve(clientSecret);
		if (retrieved.error) return retrieved;
		return settleIntent(this.#key, clientSecret, retrieved[intentOfSecret(clientSecret).resultName]);
	};

	createToken = async () => ({
		error: { type: "invalid_request_error", message: "The stand-in makes payment methods, not tokens." },
	});

	registerAppInfo = () => {};

	_registerWrapper = () => {};

	async #retrieve(clientSecret) {
		const { path, resultName } = intentOfSecret(clientSecret);
		const fields = { client_secret: clientSecret };
		const { error, result } = await askApi({ origin: ORIGIN, key: this.#key }, "GET", path, fields);
		return error ? { error } : { [resultName]: result };
	}
}

// Called with and without `new`, so it must be a function.
window.Stripe = function Stripe(key) {
	return new StripeLibrary(key);
};
window.Stripe.version = VERSION;
