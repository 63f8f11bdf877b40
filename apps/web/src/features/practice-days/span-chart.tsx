import { weekdayName } from "../../platform/time-words.ts";
import { Card } from "../../ui/card.tsx";
import "../../styles/chart.css";
import { ChartFigure } from "../../ui/chart-figure.tsx";
import { dayName, shortWeekday } from "./calendar-words.ts";
import type { Day } from "./practice-days.api.ts";

/** A bar for each day, the goal as a line, and all of it as a table. */
export function SpanChart({ days, today }: { days: readonly Day[]; today: string }) {
	const bars = days.map((day) => ({
		key: day.date,
		name: `${weekdayName(day.date)}, ${dayName(day.date)}`,
		label: day.date === today ? "Today" : shortWeekday(day.date),
		shortLabel: String(Number(day.date.slice(8))),
		lower: day.first_try,
		upper: day.finished - day.first_try,
		isEmphasized: day.date === today,
	}));
	return (
		<Card title="Questions per day">
			<ChartFigure
				caption="Questions finished per day"
				bars={bars}
				lowerName="First try"
				upperName="With a hint, a retry or not solved"
				goal={days.at(-1)?.goal ?? 0}
			/>
		</Card>
	);
}
