import { useId, useState } from "react";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { Tabs } from "../../../ui/lists/tabs.tsx";
import type { DashboardChild } from "../activity.api.ts";
import { addWeeks } from "./solved-week.ts";
import type { SolvedDay } from "./solved-week.ts";
import { dateRange } from "../../../platform/time/time-words.ts";

const everyone = "all";

/** Questions per day of the last seven days, of all children together or of one. */
export function SolvedChart({
	childrenOfChart,
	callNames,
}: {
	childrenOfChart: readonly DashboardChild[];
	callNames: ReadonlyMap<string, string>;
}) {
	const [selected, setSelected] = useState<string>(everyone);
	const headingId = useId();
	const shown = childrenOfChart.filter(({ id }) => selected === everyone || id === selected);
	// If the selected child was deleted, everyone is shown.
	const { days, goal } = addWeeks(shown.length > 0 ? shown : childrenOfChart);
	const tabs = [
		{ id: everyone, label: "All" },
		...childrenOfChart.map(({ id, name }) => ({
			id,
			label: <span className="chart-name">{callNames.get(id) ?? name}</span>,
		})),
	];
	return (
		<section className="card chart-card" aria-labelledby={headingId}>
			<div className="grow">
				<h2 id={headingId} className="text-xl/tight">
					Questions finished
				</h2>
				<p className="text-ink-3 text-sm">{dateRange(days[0]?.date ?? "", days.at(-1)?.date ?? "")}</p>
			</div>
			{childrenOfChart.length > 1 ? (
				<Tabs label="Child" tabs={tabs} selected={selected} onSelect={setSelected}>
					<ChartPanel days={days} goal={goal} />
				</Tabs>
			) : (
				<div className="chart-panel-only">
					<ChartPanel days={days} goal={goal} />
				</div>
			)}
		</section>
	);
}

function ChartPanel({ days, goal }: { days: readonly SolvedDay[]; goal: number }) {
	const bars = days.map((day, at) => ({
		key: day.date,
		name: day.name,
		label: at === days.length - 1 ? "Today" : day.weekday,
		lower: day.firstTry,
		upper: day.helped,
		isEmphasized: at === days.length - 1,
	}));
	return (
		<ChartFigure
			caption="Questions finished per day"
			bars={bars}
			lowerName="First try"
			upperName="With a hint, a retry or not solved"
			goal={goal}
			isBroad
		/>
	);
}
