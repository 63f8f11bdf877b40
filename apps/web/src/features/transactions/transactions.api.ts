import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getReceipt,
	getTransactions,
	getTransactionSummary,
	giveBack,
	saveReceipt,
	saveTransactions,
} from "@learnin/contract/routes/money/transactions.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi, openStream } from "../../platform/api/api-client.ts";
import { saveFile } from "../../platform/save-file.ts";
import { shownTimeZone } from "../../platform/time/time-zone.ts";
import { profileQuery } from "../profile/index.ts";
import type { TransactionFilter } from "./transaction-filter.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type Receipt = RouteResponse<typeof getReceipt>;
export type Summary = RouteResponse<typeof getTransactionSummary>;

/** Months are those of the calendar of the displayed days. */
const askedFor = (filter: TransactionFilter) => ({ ...filter, time_zone: shownTimeZone() });

export function transactionsQuery(filter: TransactionFilter) {
	return infiniteQueryOptions({
		queryKey: ["transactions", "list", filter],
		queryFn: ({ pageParam, signal }) =>
			callApi(getTransactions, { query: { ...askedFor(filter), ...pageAt(pageParam) } }, { signal }),
		...paged,
	});
}

export const summaryQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["transactions", "summary"],
	queryFn: ({ signal }) =>
		callApi(getTransactionSummary, { query: { time_zone: shownTimeZone() } }, { signal }),
});

export function receiptQuery(order_id: string) {
	return queryOptions({
		queryKey: ["transactions", "receipt", order_id],
		queryFn: ({ signal }) => callApi(getReceipt, { params: { order_id } }, { signal }),
	});
}

/** Downloads the receipt. */
export async function saveReceiptAsPdf(order_id: string, number: string): Promise<void> {
	const response = await openStream(saveReceipt, { params: { order_id } }, new AbortController().signal);
	await saveFile(response, `learnin-receipt-${number}.pdf`);
}

/** Refunds the whole order, and reloads everything that shows money. */
export async function giveOrderBack(
	client: QueryClient,
	{ order_id, client_key }: { order_id: string; client_key: string },
): Promise<void> {
	const receipt = await callApi(giveBack, { params: { order_id }, body: { client_key } });
	client.setQueryData(receiptQuery(order_id).queryKey, receipt);
	await Promise.all([
		client.invalidateQueries({ queryKey: ["transactions"] }),
		client.invalidateQueries({ queryKey: profileQuery.queryKey }),
	]);
}

/** Downloads the complete list of a filter. */
export async function saveAsCsv(filter: TransactionFilter): Promise<void> {
	const query = askedFor(filter);
	const response = await openStream(saveTransactions, { query }, new AbortController().signal);
	await saveFile(response, "learnin-transactions.csv");
}
