import "../../../styles/chart.css";
import { Card } from "../../../ui/card.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { daysText, weekdayText } from "../dashboard/figure-texts.ts";
import type { SuperadminDashboard } from "../people.api.ts";

type Week = SuperadminDashboard["week"];

/** Questions of all students per day. */
export function AnswersChart({ week }: { week: Week }) {
	const days = daysText(week[0]?.date ?? "", week.at(-1)?.date ?? "");
	return (
		<Card title="Questions answered">
			<p className="text-ink-3 -mt-4 text-sm">{days}, days in UTC</p>
			{week.some(({ finished }) => finished > 0) ? (
				<ChartFigure
					caption="Questions answered per day"
					bars={week.map(barOf)}
					lowerName="First try"
					upperName="With a hint, a retry or not solved"
				/>
			) : (
				<EmptyState
					heading="h3"
					title="No questions answered in the last seven days"
					hint="A bar appears here with the first answer."
					tile={{ kind: "bars", color: "sky", soft: true }}
				/>
			)}
		</Card>
	);
}

function barOf({ date, weekday, finished, first_try }: Week[number], at: number, week: Week) {
	const isToday = at === week.length - 1;
	return {
		key: date,
		name: isToday ? "Today" : weekdayText(date),
		label: isToday ? "Today" : weekday,
		lower: first_try,
		upper: finished - first_try,
		isEmphasized: isToday,
	};
}
