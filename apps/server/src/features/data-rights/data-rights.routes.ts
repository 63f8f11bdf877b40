import * as contract from "@learnin/contract/routes/people/data-rights.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerFile, registerRoute } from "../../platform/http/register-route.ts";
import { deleteChild } from "./delete-child.ts";
import { deleteAccount, deleteFamily } from "./delete-family.ts";
import { exportData } from "./export-data.ts";
import { forgetAtProvider } from "./forget-at-provider.ts";
import { applyRetention } from "./retention.ts";

export function dataRightsRoutes(app: AppContext): void {
	registerFile(app, contract.exportData, ({ viewer, body }) => exportData(app, viewer, body));
	registerRoute(app, contract.deleteChild, ({ viewer, params, body }) =>
		deleteChild(app, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.deleteFamily, ({ viewer, body }) => deleteFamily(app, viewer, body));
	registerRoute(app, contract.deleteAccount, ({ viewer, body }) => deleteAccount(app, viewer, body));
	app.jobs.handle("forget-at-provider", ({ family_id }) => forgetAtProvider(app, family_id));
	app.jobs.handle("apply-retention", () => applyRetention(app));
}
