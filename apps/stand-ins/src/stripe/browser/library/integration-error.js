/** Thrown when the page uses the library incorrectly, as opposed to a payment failing. */
export class IntegrationError extends Error {
	constructor(message) {
		super(message);
		this.name = "IntegrationError";
	}
}
