import * as contract from "@learnin/contract/routes/transactions.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerFile, registerRoute } from "../../platform/http/register-route.ts";
import { listTransactions } from "./list-transactions.ts";
import { receipt } from "./receipt.ts";
import { saveTransactions } from "./save-transactions.ts";
import { summary } from "./summary.ts";

export function transactionsRoutes(app: AppContext): void {
	registerRoute(app, contract.getTransactions, ({ viewer, query }) => listTransactions(app, viewer, query));
	registerRoute(app, contract.getTransactionSummary, ({ viewer, query }) => summary(app, viewer, query));
	registerFile(app, contract.saveTransactions, ({ viewer, query }) => saveTransactions(app, viewer, query));
	registerRoute(app, contract.getReceipt, ({ viewer, params }) => receipt(app, viewer, params.order_id));
}
