import { getDispute } from "@learnin/contract/routes/money/disputes.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { seeDispute } from "./see-dispute.ts";
import { settleDispute } from "./settle-dispute.ts";

export { settleDispute } from "./settle-dispute.ts";
export { settleDisputes } from "./settle-disputes.ts";

export function disputesRoutes(app: AppContext): void {
	app.jobs.handle("note-dispute", async ({ dispute_id }) => {
		await settleDispute(app, dispute_id);
	});
	registerRoute(app, getDispute, ({ params, viewer }) =>
		seeDispute(app, { dispute_id: params.dispute_id, actor_id: viewer.account_id }),
	);
}
