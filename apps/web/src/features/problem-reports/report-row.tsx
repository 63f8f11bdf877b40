import { Flag } from "lucide-react";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import type { ProblemReport } from "./problem-reports.api.ts";
import { reasonWords } from "./report-words.ts";

/** A report in the list: the question in a line, the reason, and when. */
export function ReportRow({ report }: { report: ProblemReport }) {
	const now = useNow();
	return (
		<>
			<span className="one-line font-semibold">{report.prompt.spoken}</span>
			<span className="report-row-facts">
				<span className="report-reason">
					<Flag className="i" />
					{reasonWords[report.reason]}
				</span>
				<span className="text-ink-3">{whenText(report.created_at, now)}</span>
			</span>
		</>
	);
}
