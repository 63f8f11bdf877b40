import type { RouteResponse } from "@learnin/contract/define-route";
import { type getWallet, postWalletLoad } from "@learnin/contract/routes/money/wallet.contract";
import { callApi } from "../../platform/api/api-client.ts";

export type Wallet = RouteResponse<typeof getWallet>;

/** Prepares the payment of this many major units into the wallet. */
export function prepareLoad(amount: number) {
	return callApi(postWalletLoad, { body: { type: "payment", amount } });
}
