import * as contract from "@learnin/contract/routes/money/payments.contract";
import { callApi } from "../../../platform/api/api-client.ts";

/** Drops an unpaid order. */
export function dropOrder(orderId: string) {
	return callApi(contract.dropOrder, { params: { order_id: orderId }, body: {} });
}

/** The current order, as confirmed by the provider, and the data for the pay step. */
export function askOrder(orderId: string, signal: AbortSignal) {
	return callApi(contract.settleOrder, { params: { order_id: orderId }, body: {} }, { signal });
}

/** The family's newest order, for a page without an order in its address. */
export async function askLatestOrder(signal: AbortSignal) {
	const { order } = await callApi(contract.getLatestOrder, {}, { signal });
	return order;
}

/** Pays the order with the family's wallet. */
export function payFromWallet(orderId: string) {
	return callApi(contract.payFromWallet, { params: { order_id: orderId }, body: {} });
}

/** The signed form to post to eSewa. */
export function prepareEsewaForm(orderId: string) {
	return callApi(contract.prepareEsewaForm, { params: { order_id: orderId }, body: {} });
}
