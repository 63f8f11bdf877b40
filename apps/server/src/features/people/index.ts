import * as contract from "@learnin/contract/routes/people.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { superadminDashboard } from "./superadmin-dashboard.ts";

export function peopleRoutes(app: AppContext): void {
	registerRoute(app, contract.getSuperadminDashboard, () => superadminDashboard(app));
}
