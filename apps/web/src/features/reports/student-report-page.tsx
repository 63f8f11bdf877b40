import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { SAMPLE_REPORT_PATH } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { ChildProceduresCard } from "../detective/index.ts";
import { ChildPlacementCard } from "../placement/index.ts";
import { useProfile } from "../profile/index.ts";
import { Findings } from "./findings.tsx";
import { FoldOnPhone } from "../../ui/fold-on-phone.tsx";
import { GradeSkills } from "./skills/grade-skills.tsx";
import { HomeActivity } from "./home-activity.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { LevelChanges } from "./skills/level-changes.tsx";
import { PracticeCalendar } from "./charts/practice-calendar.tsx";
import { ReportBar } from "./report-bar.tsx";
import { ReportCharts } from "./charts/report-charts.tsx";
import { ReportHead } from "./report-head.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportState } from "./report-state.tsx";
import { reportQuery } from "./reports.api.ts";
import { SkillTable } from "./skills/skill-table.tsx";
import { useSpan } from "./span/span-fields.tsx";
import { readAgain } from "./read-again.ts";
import { useLiveActivity } from "./use-live-activity.ts";
import { NoChildren } from "../family/index.ts";
import "../../styles/print.css";
import "./report.css";
import "./report-print.css";

/** /student-activity/details/?student_id=: the report on one child. */
export function StudentReportPage() {
	const [search] = useSearchParams();
	const { all_students } = useProfile();
	const studentId = search.get("student_id") ?? all_students[0]?.id;
	if (studentId === undefined) return <NoReport />;
	return <ReportOf key={studentId} studentId={studentId} />;
}

function ReportOf({ studentId }: { studentId: string }) {
	const client = useQueryClient();
	const { span } = useSpan("7-days");
	const { data, error, isFetching, refetch } = useQuery(reportQuery(studentId, span));
	useLiveActivity(() => readAgain(client, ["reports"]));
	return (
		<>
			<ReportBar studentId={studentId} span={span} />
			{data && <Report report={data} />}
			{!data && error && (
				<LoadFailed title="The report couldn’t be loaded" query={{ error, isFetching, refetch }}>
					<ButtonLink variant="line" to={paths.studentActivity}>
						All children
					</ButtonLink>
				</LoadFailed>
			)}
			{!data && !error && <ReportSkeleton />}
		</>
	);
}

function Report({ report }: { report: StudentReport }) {
	const { student, skills } = report;
	const hasPractised = student.first_practised_on !== null || skills.length > 0;
	return (
		<div className="report">
			<ReportHead report={report} />
			<ReportState student={student} />
			{hasPractised ? (
				<>
					<div className="report-pair">
						<Findings report={report} />
						<div className="report-side">
							<PracticeCalendar report={report} />
							<HomeActivity activity={report.home_activity} callName={student.call_name} />
						</div>
					</div>
					<ChildProceduresCard studentId={student.id} />
					<FoldOnPhone label="Charts">
						<ReportCharts report={report} />
					</FoldOnPhone>
					<FoldOnPhone label="Skills">
						<SkillTable report={report} />
					</FoldOnPhone>
					<FoldOnPhone label="What changed">
						<LevelChanges report={report} />
					</FoldOnPhone>
				</>
			) : (
				student.may_practice && <NotBegun callName={student.call_name} />
			)}
			<ChildPlacementCard studentId={student.id} callName={student.call_name} />
			<GradeSkills report={report} />
			<FoldOnPhone label="How to read this report">
				<HowToRead />
			</FoldOnPhone>
		</div>
	);
}

function NotBegun({ callName }: { callName: string }) {
	return (
		<Card>
			<EmptyState
				title="No practice yet"
				hint={`The report on ${callName} starts with the first answer. It appears here within a second.`}
				tile={{ kind: "steps", color: "gold", soft: true }}
				action={
					<ButtonLink variant="line" className="mt-2" to={SAMPLE_REPORT_PATH}>
						See a sample report
					</ButtonLink>
				}
			/>
		</Card>
	);
}

function NoReport() {
	return (
		<Card>
			<NoChildren hint="Reports start with a child’s first question." />
		</Card>
	);
}
