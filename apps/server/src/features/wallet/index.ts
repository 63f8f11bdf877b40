import * as contract from "@learnin/contract/routes/money/wallet.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { currencyOf, setCurrency } from "./currency.ts";
import { returnWalletMoney } from "./return-money.ts";
import { loadWallet, wallet } from "./wallet.ts";

export function walletRoutes(app: AppContext): void {
	registerRoute(app, contract.getWallet, ({ viewer }) => wallet(app, viewer));
	registerRoute(app, contract.postWalletLoad, ({ viewer, body }) => loadWallet(app, viewer, body));
	registerRoute(app, contract.returnWalletMoney, ({ viewer, body }) =>
		returnWalletMoney(app, viewer, body.currency),
	);
	registerRoute(app, contract.getCurrency, ({ viewer }) => currencyOf(app, viewer));
	registerRoute(app, contract.setCurrency, ({ viewer, body }) => setCurrency(app, viewer, body.currency));
}

export { selectOnHold } from "./wallet.queries.ts";
