import { getPaymentMethods } from "@learnin/contract/routes/money/payment-methods.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api-client.ts";

/** The family's saved cards, and what is needed to save another one with the provider. */
export const savedCardsQuery = queryOptions({
	queryKey: ["payments", "saved-cards"],
	queryFn: ({ signal }) => callApi(getPaymentMethods, {}, { signal }),
});
