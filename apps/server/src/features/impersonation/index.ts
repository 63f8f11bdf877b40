import * as contract from "@learnin/contract/routes/people/impersonation.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { logExpiredImpersonations, startImpersonation, stopImpersonation } from "./impersonation.ts";

export function impersonationRoutes(app: AppContext): void {
	registerRoute(app, contract.startImpersonation, ({ viewer, params }) =>
		startImpersonation(app, viewer, params.account_id),
	);
	registerRoute(app, contract.stopImpersonation, ({ viewer }) => stopImpersonation(app, viewer));
	app.jobs.handle("note-seeing-over", () => logExpiredImpersonations(app));
}
