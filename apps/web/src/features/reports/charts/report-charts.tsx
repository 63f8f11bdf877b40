import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { dayWords, spanWords } from "@learnin/domain/reports/words";
import { Card } from "../../../ui/card.tsx";
import "../../../styles/chart.css";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { SkillChart } from "./skill-chart.tsx";

/** The last weeks, and the skills of the span, each as a chart with a table. */
export function ReportCharts({ report }: { report: StudentReport }) {
	const { weeks } = report;
	return (
		<div className="report-charts">
			<Card title="Week by week">
				<ChartFigure
					caption="Questions finished per week"
					unit="Week"
					bars={weeks.map(({ from, to, finished, first_try }, at) => ({
						key: from,
						name: spanWords({ from, to }),
						label: dayWords(from),
						// A phone has no room for all labels: shows every second one, including the last.
						shortLabel: (weeks.length - at) % 2 === 1 ? dayWords(from) : "",
						lower: first_try,
						upper: finished - first_try,
						isEmphasized: at === weeks.length - 1,
					}))}
					lowerName="First try"
					upperName="With a hint, a retry or not solved"
				/>
			</Card>
			<Card title="Skill by skill">
				<SkillChart report={report} />
			</Card>
		</div>
	);
}
