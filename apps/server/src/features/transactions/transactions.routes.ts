import * as contract from "@learnin/contract/routes/money/transactions.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { registerFile, registerRoute } from "../../platform/http/register-route.ts";
import { listTransactions } from "./list-transactions.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { giveBack } from "../refunds/index.ts";
import { receipt } from "./receipt.ts";
import { selectBillingAddress, updateBillingAddress } from "./receipts.queries.ts";
import { saveReceipt } from "./save-receipt.ts";
import { saveTransactions } from "./save-transactions.ts";
import { summary } from "./summary.ts";

export function transactionsRoutes(app: AppContext): void {
	registerRoute(app, contract.getTransactions, ({ viewer, query }) => listTransactions(app, viewer, query));
	registerRoute(app, contract.getTransactionSummary, ({ viewer, query }) => summary(app, viewer, query));
	registerFile(app, contract.saveTransactions, ({ viewer, query }) => saveTransactions(app, viewer, query));
	app.jobs.handle("send-receipt", ({ order_id }) => mailReceipt(app, order_id));
	registerFile(app, contract.saveReceipt, ({ viewer, params }) => saveReceipt(app, viewer, params.order_id));
	registerRoute(app, contract.giveBack, async ({ viewer, params, body }) => {
		const { family_id, account_id: actor_id } = viewer;
		await giveBack(app, { ...params, ...body, family_id, actor_id });
		return receipt(app, viewer, params.order_id);
	});
	registerRoute(app, contract.getBillingAddress, async ({ viewer: { family_id } }) => ({
		billing_address: family_id === null ? null : await selectBillingAddress(app.db, family_id),
	}));
	registerRoute(app, contract.setBillingAddress, async ({ viewer: { family_id, user_type }, body }) => {
		if (family_id === null || user_type === "STUDENT") throw new ApiError("not_found");
		const billing_address = body.billing_address === "" ? null : body.billing_address;
		await updateBillingAddress(app.db, family_id, billing_address);
		return { billing_address };
	});
	registerRoute(app, contract.getReceipt, ({ viewer, params }) => receipt(app, viewer, params.order_id));
}
