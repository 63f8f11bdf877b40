import { writeAmount } from "./amount.ts";
import type { EsewaSettings } from "./esewa-settings.ts";
import { signMessage } from "./signature.ts";

/** A payment to request. */
export interface EsewaRequest {
	/** Paisa. */
	amount_minor: number;
	/** Letters, digits and hyphens; never used before, so every attempt at an order has its own. */
	transaction_uuid: string;
	/** Where a payer returns after paying; eSewa adds `?data=` to it, so it has no query of its own. */
	success_url: string;
	/** Where a payer returns otherwise, with nothing added: the path must identify the payment. */
	failure_url: string;
}

/** The fields of the form that the browser posts to eSewa; all are required, none may be empty. */
export interface EsewaForm {
	amount: string;
	tax_amount: string;
	total_amount: string;
	transaction_uuid: string;
	product_code: string;
	product_service_charge: string;
	product_delivery_charge: string;
	success_url: string;
	failure_url: string;
	signed_field_names: string;
	signature: string;
}

/** The order is part of the protocol. */
const signedNames = ["total_amount", "transaction_uuid", "product_code"] as const;

/**
 * The signed form that requests this payment. Throws `RangeError` for an amount, id or address that eSewa
 * would reject or mangle.
 */
export function signRequest(settings: EsewaSettings, request: EsewaRequest): EsewaForm {
	if (!/^[A-Za-z0-9-]{1,100}$/.test(request.transaction_uuid))
		throw new RangeError("a transaction_uuid may only have letters, digits and hyphens");
	for (const address of [request.success_url, request.failure_url])
		if (/[?#]/.test(address)) throw new RangeError("a return address must have no query");
	const total_amount = writeAmount(request.amount_minor);
	const signed = {
		total_amount,
		transaction_uuid: request.transaction_uuid,
		product_code: settings.productCode,
	};
	const message = signedNames.map((name) => `${name}=${signed[name]}`).join(",");
	return {
		...signed,
		amount: total_amount,
		tax_amount: "0",
		product_service_charge: "0",
		product_delivery_charge: "0",
		success_url: request.success_url,
		failure_url: request.failure_url,
		signed_field_names: signedNames.join(","),
		signature: signMessage(settings.secret, message),
	};
}
