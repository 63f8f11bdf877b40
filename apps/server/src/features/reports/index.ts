import * as contract from "@learnin/contract/routes/practice/reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerFile, registerRoute } from "../../platform/http/register-route.ts";
import { activityTotals } from "./activity-totals.ts";
import { saveAnswers } from "./save-answers.ts";
import { saveReport } from "./save-report.ts";
import { studentReport } from "./student-report.ts";

export { firstName } from "./call-names.ts";

export { type Child, selectChildren } from "./children.queries.ts";
export { type ChildLearning, learningOf } from "./learning-of.ts";
export { readMissedLast } from "./missed-last.ts";

export function reportsRoutes(app: AppContext): void {
	registerRoute(app, contract.getStudentReport, ({ viewer, params, query }) =>
		studentReport(app, viewer, params.student_id, query),
	);
	registerFile(app, contract.saveStudentReport, ({ viewer, params, query }) =>
		saveReport(app, viewer, params.student_id, query),
	);
	registerRoute(app, contract.getActivityTotals, ({ viewer, query }) => activityTotals(app, viewer, query));
	registerFile(app, contract.saveAnswers, ({ viewer, query }) => saveAnswers(app, viewer, query));
}
