import { askApi, intentOfSecret } from "../shared/api.js";
import { StripeElement } from "./element.js";
import { IntegrationError } from "./integration-error.js";
import { ORIGIN } from "./origin.js";

const ELEMENT_TYPES = ["card", "payment"];

/** The forms of one payment: the result of `stripe.elements()`. */
export class ElementsGroup {
	#elements = new Set();
	#options;
	#submitted = false;

	constructor(key, options = {}) {
		this.key = key;
		this.#options = options;
	}

	get clientSecret() {
		return this.#options.clientSecret;
	}

	get appearance() {
		return this.#options.appearance ?? {};
	}

	get isSubmitted() {
		return this.#submitted;
	}

	create(type, options) {
		if (!ELEMENT_TYPES.includes(type)) {
			throw new IntegrationError(
				`The stand-in has no Element of type ${type}; it has ${ELEMENT_TYPES.join(" and ")}.`,
			);
		}
		if (this.getElement(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
		const element = new StripeElement(type, options, this);
		this.#elements.add(element);
		return element;
	}

	/** Finds an Element by its type or by its React component. */
	getElement(which) {
		const type = typeof which === "string" ? which : which?.__elementType;
		return [...this.#elements].find((element) => element._type === type) ?? null;
	}

	update(options) {
		this.#options = { ...this.#options, ...options };
		if (options.appearance) {
			for (const element of this.#elements) element._restyle(options.appearance);
		}
	}

	/** Shows what is missing in the form, and allows confirming if nothing is. */
	async submit() {
		const result = await this.paymentElement()._ask("submit");
		this.#submitted = !result.error;
		return result;
	}

	async fetchUpdates() {
		if (!this.clientSecret) return {};
		const { path } = intentOfSecret(this.clientSecret);
		const { error } = await askApi({ origin: ORIGIN, key: this.key }, "GET", path, {
			client_secret: this.clientSecret,
		});
		return error ? { error: { message: error.message, status: "fail" } } : {};
	}

	forget(element) {
		this.#elements.delete(element);
	}

	paymentElement() {
		const element = this.getElement("payment");
		if (element) return element;
		throw new IntegrationError("Invalid value for elements: it should have a mounted Payment Element.");
	}
}
