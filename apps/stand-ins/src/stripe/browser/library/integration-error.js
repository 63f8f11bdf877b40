/** Thrown when the page uses the library wrongly, as opposed to a payment going wrong. */
export class IntegrationError extends Error {
	constructor(message) {
		super(message);
		this.name = "IntegrationError";
	}
}
