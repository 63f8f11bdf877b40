import {
	attachPaymentMethod,
	makePaymentMethodDefault,
	removePaymentMethod,
} from "@learnin/contract/routes/money/payment-methods.contract";
import { callApi } from "../../platform/api/api-client.ts";

export interface BillingDetails {
	name: string;
	email: string;
}

/** Saves a card that the provider has accepted. */
export function attach(payment_method_id: string, billing_details: BillingDetails) {
	return callApi(attachPaymentMethod, { body: { payment_method_id, billing_details } });
}

export function makeDefault(payment_method_id: string) {
	return callApi(makePaymentMethodDefault, { params: { payment_method_id }, body: {} });
}

export function remove(payment_method_id: string) {
	return callApi(removePaymentMethod, { params: { payment_method_id } });
}
