import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

/** The family's wallet, its load limits, and the family's open order. */
export const walletQuery = queryOptions({
	queryKey: ["payments", "wallet"],
	queryFn: ({ signal }) => callApi(getWallet, {}, { signal }),
});
