import type { ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import type { ProblemReport } from "./problem-reports.api.ts";
import { sendResolution } from "./problem-reports.api.ts";

const doneWords: Record<ReportState, string> = {
	open: "The report is open again.",
	fixed: "Marked as fixed.",
	dismissed: "Dismissed.",
};

/** Closes or reopens a report; one at a time. */
export function useResolution() {
	const client = useQueryClient();
	/** The state being sent. */
	const [deciding, setDeciding] = useState<ReportState | null>(null);
	const resolve = async (report: ProblemReport, state: ReportState, reply: string) => {
		if (deciding !== null) return;
		setDeciding(state);
		try {
			await sendResolution(report.id, { state, reply });
			toastSuccess(doneWords[state]);
		} catch (error) {
			showError(error);
		}
		await client.invalidateQueries({ queryKey: ["problem-reports"] });
		setDeciding(null);
	};
	return { resolve, deciding };
}
