import type { RouteResponse } from "@learnin/contract/define-route";
import { getCurrency, setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type FamilyCurrency = RouteResponse<typeof getCurrency>;
export type Currency = FamilyCurrency["currency"];

/** The family's currency, and the others with their prices. */
export const currencyQuery = queryOptions({
	queryKey: ["family", "currency"],
	queryFn: ({ signal }) => callApi(getCurrency, {}, { signal }),
});

export function saveCurrency(currency: Currency) {
	return callApi(setCurrency, { body: { currency } });
}
