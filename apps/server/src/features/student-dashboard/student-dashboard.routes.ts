import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { readPlacement } from "../placement/index.ts";
import { readDays } from "../practice/index.ts";

export function studentDashboardRoutes(app: AppContext): void {
	registerRoute(app, getStudentDashboard, async ({ viewer }) => {
		const [days, placement] = await Promise.all([readDays(app, viewer), readPlacement(app, viewer)]);
		return { ...days, placement };
	});
}
