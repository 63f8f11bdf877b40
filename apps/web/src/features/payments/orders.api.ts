import * as contract from "@learnin/contract/routes/payments.contract";
import { callApi } from "../../platform/api-client.ts";

/** Gives up an order that nobody paid. */
export function dropOrder(orderId: string) {
	return callApi(contract.dropOrder, { params: { order_id: orderId }, body: {} });
}

/** The order as it stands, from the provider's own account of it, and what the pay step needs now. */
export function askOrder(orderId: string, signal: AbortSignal) {
	return callApi(contract.settleOrder, { params: { order_id: orderId }, body: {} }, { signal });
}

/** The family's newest order, for a page that was not told which. */
export async function askLatestOrder(signal: AbortSignal) {
	const { order } = await callApi(contract.getLatestOrder, {}, { signal });
	return order;
}

/** Pays the order with the family's wallet. */
export function payFromWallet(orderId: string) {
	return callApi(contract.payFromWallet, { params: { order_id: orderId }, body: {} });
}

/** The signed form with which this page is left for eSewa. */
export function prepareEsewaForm(orderId: string) {
	return callApi(contract.prepareEsewaForm, { params: { order_id: orderId }, body: {} });
}
