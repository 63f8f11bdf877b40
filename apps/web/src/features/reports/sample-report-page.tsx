import { paths } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Findings } from "./findings.tsx";
import { HomeActivity } from "./home-activity.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { ReportCharts } from "./charts/report-charts.tsx";
import { ReportHead } from "./report-head.tsx";
import { sampleReport } from "./sample-report.ts";
import "./report.css";

/** /student-activity/sample-report: a sample report, before there is a real one. */
export function SampleReportPage() {
	const { student, home_activity } = sampleReport;
	return (
		<div className="report is-sample">
			<Note kind="info" title="A sample: Robin is made up">
				<p>
					This is what a report looks like after a few weeks. Your child’s report starts with the first
					question. There, you can open any sentence to see the answers behind it.
				</p>
				<ButtonLink variant="line" to={paths.parentDashboard} className="mt-3 self-start justify-self-start">
					Back to the dashboard
				</ButtonLink>
			</Note>
			<ReportHead report={sampleReport} />
			<div className="report-pair">
				<Findings report={sampleReport} />
				<div className="report-side">
					<HomeActivity activity={home_activity} callName={student.call_name} />
				</div>
			</div>
			<ReportCharts report={sampleReport} />
			<HowToRead />
		</div>
	);
}
