import type { ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import { useAction } from "../../ui/use-action.ts";
import type { ProblemReport } from "./problem-reports.api.ts";
import { sendResolution } from "./problem-reports.api.ts";

const doneWords: Record<ReportState, string> = {
	open: "The report is open again.",
	fixed: "Marked as fixed.",
	dismissed: "Dismissed.",
};

interface Resolution {
	report: ProblemReport;
	state: ReportState;
	reply: string;
}

/** Closes or reopens a report; one at a time. */
export function useResolution() {
	const { run, pending } = useAction(
		({ report, state, reply }: Resolution) => sendResolution(report.id, { state, reply }),
		{ done: (_, { state }) => doneWords[state], reloads: [{ queryKey: ["problem-reports"] }] },
	);
	/** With the state being sent. */
	return { resolve: run, deciding: pending?.state ?? null };
}
