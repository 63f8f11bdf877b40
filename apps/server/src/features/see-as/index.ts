import * as contract from "@learnin/contract/routes/people/see-as.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { logExpiredImpersonations, startSeeingAs, stopSeeingAs } from "./see-as.ts";

export function seeAsRoutes(app: AppContext): void {
	registerRoute(app, contract.startSeeingAs, ({ viewer, params }) =>
		startSeeingAs(app, viewer, params.account_id),
	);
	registerRoute(app, contract.stopSeeingAs, ({ viewer }) => stopSeeingAs(app, viewer));
	app.jobs.handle("note-seeing-over", () => logExpiredImpersonations(app));
}
