import * as contract from "@learnin/contract/routes/money/renewals.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { remindOfRenewals } from "./remind-of-renewals.ts";
import { coverage, prepareRenewal, renewals } from "./renewals.ts";

export function renewalsRoutes(app: AppContext): void {
	registerRoute(app, contract.getRenewals, ({ viewer }) => renewals(app, viewer));
	registerRoute(app, contract.postRenewals, ({ viewer, body }) => prepareRenewal(app, viewer, body));
	registerRoute(app, contract.getCoverage, ({ viewer }) => coverage(app, viewer));
	app.jobs.handle("remind-of-renewals", () => remindOfRenewals(app));
}
