import type { ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { notify } from "../notifications/index.ts";
import { updateReportState } from "./problem-reports.queries.ts";

interface Resolution {
	id: string;
	state: ReportState;
	reply: string;
	resolved_by: string;
	now: Date;
}

/** Moves a report to another state; notifies the child who reported, with the reply. Throws `not_found`. */
export async function resolveReport(app: AppContext, report: Resolution): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const found = await updateReportState(tx, report);
		if (found === undefined) throw new ApiError("not_found");
		await recordAct(tx, {
			actor_id: report.resolved_by,
			action: "report.resolved",
			subject_id: report.id,
			details: { state: report.state },
			created_at: report.now,
		});
		if (report.state === "open" || found.account_id === null) return;
		await notify(app, tx, {
			account_id: found.account_id,
			kind: "report_resolved",
			event_key: `report-${report.id}-${report.now.getTime()}`,
			description: wordsOf(report, found.skill_name),
		});
	});
}

function wordsOf({ state, reply }: Resolution, skill_name: string): string {
	const outcome =
		state === "fixed"
			? "Thank you! We fixed the question."
			: "Thank you. We looked at it, and the question is right as it is.";
	return `You reported a question in “${skill_name}”. ${outcome} ${reply}`.trim();
}
