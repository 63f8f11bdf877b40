import { lazily } from "@learnin/domain/texts/lazily";
import { useId } from "react";
import { BarChart } from "./bar-chart.tsx";
import type { ChartBar } from "./bar-chart.tsx";
import { chartScale } from "./chart-scale.ts";
import { Table } from "../lists/table.tsx";
import type { Column } from "../lists/table.tsx";

export interface DayBar extends ChartBar {
	/** The day or week in words: "Sunday", "Today". */
	name: string;
}

export interface ChartFigureProps {
	/** What is counted: "Questions solved per day". */
	caption: string;
	bars: readonly DayBar[];
	lowerName: string;
	upperName: string;
	goal?: number;
	/** The unit of a bar, in the header of the table's first column. */
	unit?: string;
	/** The card may take the width of the page. */
	isBroad?: boolean;
}

/** Bars per day with their legend: as a drawing, in words and as a table. */
export function ChartFigure({ caption, bars, lowerName, upperName, goal, ...rest }: ChartFigureProps) {
	const { unit = "Day", isBroad = false } = rest;
	const captionId = useId();
	const scale = chartScale([...bars.map(sumOf), goal ?? 0]);
	const shared = { bars, scale, goal: goal ?? null, describedBy: captionId };
	return (
		<figure>
			<div className="chart-legend">
				<span>
					<i className="bg-(--chart-1)" />
					{lowerName}
				</span>
				<span>
					<i className="bg-(--chart-2)" />
					{upperName}
				</span>
				{goal !== undefined && (
					<span className="sm:hidden">
						<i className="goal-swatch" />
						Goal {goal}
					</span>
				)}
			</div>
			<div className={isBroad ? "max-sm:hidden beside-broad" : "max-sm:hidden"}>
				<BarChart {...shared} size="wide" />
			</div>
			{isBroad && (
				<div className="broad">
					<BarChart {...shared} size="broad" />
				</div>
			)}
			<div className="sm:hidden">
				<BarChart {...shared} size="narrow" />
			</div>
			<figcaption id={captionId} className="sr">
				{caption}
				{goal !== undefined && `, with a goal of ${goal}`}:{" "}
				{bars.map((bar) => `${bar.name} ${sumOf(bar)}`).join(", ")}.
			</figcaption>
			<details className="chart-table">
				<summary>View as table</summary>
				<Table
					caption={caption}
					rows={bars}
					rowKey={(bar) => bar.key}
					columns={[
						{ key: "day", header: unit, cell: (bar) => bar.name },
						numbers("lower", lowerName, (bar) => bar.lower),
						numbers("upper", upperName, (bar) => bar.upper),
						numbers("sum", "Total", sumOf),
					]}
				/>
			</details>
		</figure>
	);
}

const exact = /* @__PURE__ */ lazily(() => new Intl.NumberFormat("en-US"));

function sumOf({ lower, upper }: ChartBar): number {
	return lower + upper;
}

function numbers(key: string, header: string, read: (bar: DayBar) => number): Column<DayBar> {
	return {
		key,
		header,
		align: "right",
		cell: (bar) => <span className="num">{exact().format(read(bar))}</span>,
	};
}
