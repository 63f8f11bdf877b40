/**
 * Our merchant account at eSewa, and eSewa's addresses. None follows from another: the sandbox has them on
 * different hosts.
 */
export interface EsewaSettings {
	/** Where the browser posts the form. */
	formUrl: string;
	/** Where the server asks about a payment. */
	statusUrl: string;
	productCode: string;
	secret: string;
}
