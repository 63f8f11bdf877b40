import { brandOf, digitsOf, expiryOf } from "./card-rules.js";
import { LAYOUTS } from "./layouts.js";

/** The form in the frame: knows the card, and tells the page only whether it is complete. */
export class CardForm {
	#fields;
	#options;
	#type;

	constructor(type, options) {
		this.#type = type;
		this.#options = options;
		const { className, fields } = LAYOUTS[type](options);
		this.#fields = fields;
		this.root = document.createElement("div");
		this.root.className = className;
		this.root.append(...Object.values(fields).map((field) => field.root));
		if (options.disabled) this.update({ disabled: true });
	}

	update(options) {
		this.#options = { ...this.#options, ...options };
		for (const { control } of Object.values(this.#fields)) control.disabled = Boolean(this.#options.disabled);
	}

	focus() {
		this.#fields.number.control.focus();
	}

	clear() {
		for (const field of Object.values(this.#fields)) field.clear();
	}

	refresh() {
		for (const field of Object.values(this.#fields)) field.showProblem();
	}

	/** The state sent to the page: no digits, only how far the form is filled. */
	summary() {
		const fields = Object.values(this.#fields);
		const { cvc, expiry, number } = this.#fields;
		const error = fields.map((field) => field.visibleProblem()).find(Boolean);
		const state = {
			complete: fields.every((field) => !field.problem()),
			empty: [number, expiry, cvc].every((field) => field.value === ""),
		};
		if (this.#type === "payment") return { ...state, collapsed: false, value: { type: "card" } };
		return { ...state, error, brand: brandOf(digitsOf(number.value)), value: { postalCode: "" } };
	}

	/** Shows everything that is missing; returns the first problem. */
	validate() {
		const fields = Object.values(this.#fields);
		for (const field of fields) field.touch();
		const wrong = fields.find((field) => field.problem());
		wrong?.control.focus();
		return wrong?.problem();
	}

	/** The card as parameters for the API. */
	paymentMethodData(extra = {}) {
		const { cvc, expiry, number } = this.#fields;
		const { month, year } = expiryOf(expiry.value);
		return {
			type: "card",
			card: { number: digitsOf(number.value), cvc: cvc.value, exp_month: month, exp_year: year },
			billing_details: this.#billingDetails(extra.billing_details),
			metadata: extra.metadata,
		};
	}

	#billingDetails(given = {}) {
		const defaults = this.#options.defaultValues?.billingDetails ?? {};
		const country = this.#fields.country?.value;
		return {
			...defaults,
			...given,
			address: { ...defaults.address, ...(country ? { country } : {}), ...given?.address },
		};
	}
}
