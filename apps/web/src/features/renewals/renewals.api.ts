import type { RouteResponse } from "@learnin/contract/define-route";
import { getCoverage, getRenewals, postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { askOrder } from "../payments/index.ts";

export type Renewals = RouteResponse<typeof getRenewals>;
export type RenewableChild = Renewals["children"][number];

export const renewalsQuery = queryOptions({
	queryKey: ["payments", "renewals"],
	queryFn: ({ signal }) => callApi(getRenewals, {}, { signal }),
});

export const coverageQuery = queryOptions({
	queryKey: ["payments", "coverage"],
	queryFn: ({ signal }) => callApi(getCoverage, {}, { signal }),
});

/** The order in the provider's state, and the data to pay it. Fetching changes the screen, so it is never stale. */
export function orderQuery(orderId: string) {
	return queryOptions({
		queryKey: ["payments", "order", orderId],
		queryFn: ({ signal }) => askOrder(orderId, signal),
		// The order must not be replaced while the person pays it.
		refetchOnWindowFocus: false,
	});
}

/** Prepares the payment of another period for these children. */
export function renew(studentIds: readonly string[]) {
	return callApi(postRenewals, { body: { type: "payment", student_ids: [...studentIds] } });
}
