import * as contract from "@learnin/contract/routes/practice/growth.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { dayIn } from "../rewards/index.ts";
import { selectTimeZone } from "./growth.queries.ts";
import { masteredMonth } from "./mastered-month.ts";
import { readRecords } from "./records.ts";
import { setGrowth } from "./set-growth.ts";

export { readRecords } from "./records.ts";
export { readSeasons } from "./seasons.ts";

export function growthRoutes(app: AppContext): void {
	registerRoute(app, contract.getSetGrowth, ({ viewer, params }) =>
		setGrowth(app, viewer, params.session_id),
	);
	registerRoute(app, contract.getRecords, async ({ viewer: { student_id } }) => {
		const today = dayIn(await selectTimeZone(app.db, student_id), app.now());
		return { records: await readRecords(app.db, student_id, today) };
	});
	registerRoute(app, contract.getMasteredMonth, ({ viewer, query }) => masteredMonth(app, viewer, query));
}
