import { useId, useState } from "react";
import { BarChart } from "./bar-chart.tsx";
import { Table } from "../../ui/table.tsx";
import type { Column } from "../../ui/table.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { DashboardChild } from "./activity.api.ts";
import { chartScale } from "./chart-scale.ts";
import { addWeeks } from "./solved-week.ts";
import type { SolvedDay } from "./solved-week.ts";
import { dateRange } from "./time-words.ts";

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
	// A child that is gone since it was selected leaves everyone.
	const { days, goal } = addWeeks(shown.length > 0 ? shown : childrenOfChart);
	const tabs = [
		{ id: everyone, label: "All" },
		...childrenOfChart.map(({ id, name }) => ({
			id,
			label: <span className="max-w-40 truncate">{callNames.get(id) ?? name}</span>,
		})),
	];
	return (
		<section className="card chart-card" aria-labelledby={headingId}>
			<div className="grow">
				<h2 id={headingId} className="text-[1.375rem]">
					Questions solved
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
	const captionId = useId();
	const scale = chartScale([...days.map((day) => day.firstTry + day.helped), goal]);
	const bars = days.map((day, at) => ({
		key: day.date,
		label: at === days.length - 1 ? "Today" : day.weekday,
		lower: day.firstTry,
		upper: day.helped,
		isEmphasized: at === days.length - 1,
	}));
	const shared = { bars, scale, goal, describedBy: captionId };
	return (
		<figure>
			<div className="chart-legend">
				<span>
					<i className="bg-(--chart-1)" />
					First try
				</span>
				<span>
					<i className="bg-(--chart-2)" />
					With a hint or retry
				</span>
				<span className="sm:hidden">
					<i className="goal-swatch" />
					Goal {goal}
				</span>
			</div>
			<div className="max-sm:hidden">
				<BarChart {...shared} size="wide" />
			</div>
			<div className="sm:hidden">
				<BarChart {...shared} size="narrow" />
			</div>
			<figcaption id={captionId} className="sr">
				Questions solved per day, with a goal of {goal}:{" "}
				{days.map((day) => `${day.name} ${day.firstTry + day.helped}`).join(", ")}.
			</figcaption>
			<details className="chart-table">
				<summary>View as table</summary>
				<DayTable days={days} />
			</details>
		</figure>
	);
}

const figure = (read: (day: SolvedDay) => number) => (day: SolvedDay) => (
	<span className="num">{read(day)}</span>
);

const columns: readonly Column<SolvedDay>[] = [
	{ key: "day", header: "Day", cell: (day) => day.name },
	{ key: "first", header: "First try", align: "right", cell: figure((day) => day.firstTry) },
	{ key: "helped", header: "With a hint or retry", align: "right", cell: figure((day) => day.helped) },
	{ key: "all", header: "Together", align: "right", cell: figure((day) => day.firstTry + day.helped) },
];

function DayTable({ days }: { days: readonly SolvedDay[] }) {
	return (
		<Table caption="Questions solved per day" rows={days} rowKey={(day) => day.date} columns={columns} />
	);
}
