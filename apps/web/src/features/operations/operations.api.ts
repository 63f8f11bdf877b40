import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	askRefund,
	checkOrder,
	getDisagreements,
	getPayment,
	getPayments,
	getProofs,
	getWaitingOrders,
	resolveDisagreement,
} from "@learnin/contract/routes/operations.contract";
import { getDispute } from "@learnin/contract/routes/money/disputes.contract";
import { getStripeMoney } from "@learnin/contract/routes/money/stripe-money.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type WaitingOrder = RouteResponse<typeof getWaitingOrders>["orders"][number];
export type Proof = RouteResponse<typeof getProofs>["proofs"][number];
export type PaymentDetails = RouteResponse<typeof getPayment>;
export type RefundWish = RouteInput<typeof askRefund>["body"];
export type DisputeEvidence = RouteResponse<typeof getDispute>;
export type StripeMoney = RouteResponse<typeof getStripeMoney>;
export type DisagreementState = "open" | "decided";

/** Everything on this page; invalidated together after any action. */
export const operationsKey = ["operations"] as const;

export function disagreementsQuery(state: DisagreementState) {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...operationsKey, "disagreements", state],
		queryFn: ({ pageParam, signal }) =>
			callApi(getDisagreements, { query: { state, ...pageAt(pageParam) } }, { signal }),
	});
}

export const paymentsQuery = infiniteQueryOptions({
	...paged,
	queryKey: [...operationsKey, "payments"],
	queryFn: ({ pageParam, signal }) => callApi(getPayments, { query: pageAt(pageParam) }, { signal }),
});

/** The payments of one family. */
export function familyPaymentsQuery(family_id: string) {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...operationsKey, "payments", family_id],
		queryFn: ({ pageParam, signal }) =>
			callApi(getPayments, { query: { family_id, ...pageAt(pageParam) } }, { signal }),
	});
}

export const waitingOrdersQuery = infiniteQueryOptions({
	...paged,
	queryKey: [...operationsKey, "waiting-orders"],
	queryFn: ({ pageParam, signal }) => callApi(getWaitingOrders, { query: pageAt(pageParam) }, { signal }),
});

export const proofsQuery = queryOptions({
	queryKey: [...operationsKey, "proofs"],
	queryFn: ({ signal }) => callApi(getProofs, {}, { signal }),
});

export const stripeMoneyQuery = queryOptions({
	queryKey: [...operationsKey, "stripe-money"],
	queryFn: ({ signal }) => callApi(getStripeMoney, {}, { signal }),
});

/** Fetched each time the page opens: access to evidence is logged. */
export function disputeQuery(dispute_id: string) {
	return queryOptions({
		queryKey: ["operations-dispute", dispute_id],
		queryFn: ({ signal }) => callApi(getDispute, { params: { dispute_id } }, { signal }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** Fetched each time the dialog opens: access to a payment is logged. */
export function paymentQuery(payment_id: string) {
	return queryOptions({
		queryKey: ["operations-payment", payment_id],
		queryFn: ({ signal }) => callApi(getPayment, { params: { payment_id } }, { signal }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export function sendRefund(payment_id: string, body: RefundWish) {
	return callApi(askRefund, { params: { payment_id }, body });
}

export function sendResolution(disagreement_id: string, resolution: string) {
	return callApi(resolveDisagreement, { params: { disagreement_id }, body: { resolution } });
}

export function sendCheck(order_id: string) {
	return callApi(checkOrder, { params: { order_id }, body: {} });
}
