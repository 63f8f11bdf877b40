import { useId } from "react";
import "../../../styles/chart.css";
import { Card } from "../../../ui/card.tsx";
import { chartScale } from "../../../ui/charts/chart-scale.ts";
import { type Column, Table } from "../../../ui/lists/table.tsx";
import { dayText } from "./figure-texts.ts";

export interface TrendPoint {
	/** The UTC day, as yyyy-mm-dd. */
	date: string;
	/** Null: nothing to measure on that day. */
	value: number | null;
	/** Stacked on the value: a second part of the same whole. */
	upper?: number;
}

export interface TrendFigureProps {
	title: string;
	/** The total, or today's figure. */
	headline: string;
	/** What the headline measures. */
	note: string;
	points: readonly TrendPoint[];
	format: (value: number) => string;
	/** The smallest step of the scale: questions are whole, money has cents. */
	unit?: number;
	/** Names of the parts, where there are two. */
	parts?: { lower: string; upper: string };
}

/** A bar per day, without words in the drawing: those are above and below it, and in the table behind it. */
export function TrendFigure({ title, headline, note, points, format, unit = 1, parts }: TrendFigureProps) {
	const captionId = useId();
	const max = chartScale(points.map((point) => wholeOf(point) / unit)).max * unit;
	const [first, last] = [points[0]?.date ?? "", points.at(-1)?.date ?? ""];
	return (
		<Card title={title} className="trend">
			<p className="trend-headline">
				<span className="num">{headline}</span> <span className="text-ink-3 text-sm">{note}</span>
			</p>
			<figure aria-labelledby={captionId}>
				<div className="trend-plot" aria-hidden="true">
					<span className="trend-max num">{format(max)}</span>
					{points.map((point) => (
						<span key={point.date} className="trend-bar">
							<i className="trend-upper" style={{ height: percent(point.upper ?? 0, max) }} />
							<i className="trend-lower" style={{ height: percent(point.value ?? 0, max) }} />
						</span>
					))}
				</div>
				<div className="trend-ends" aria-hidden="true">
					<span>{dayText(first)}</span>
					<span>{dayText(last)}</span>
				</div>
				{parts && (
					<div className="chart-legend mt-3">
						<span>
							<i className="bg-(--chart-1)" />
							{parts.lower}
						</span>
						<span>
							<i className="bg-(--chart-2)" />
							{parts.upper}
						</span>
					</div>
				)}
				<figcaption id={captionId} className="sr">
					{title}, {headline} {note}
				</figcaption>
				<details className="chart-table">
					<summary>
						View as table<span className="sr">: {title}</span>
					</summary>
					<Table
						caption={`${title}, day by day`}
						rows={points}
						rowKey={({ date }) => date}
						columns={columnsOf(format, parts)}
					/>
				</details>
			</figure>
		</Card>
	);
}

function columnsOf(
	format: TrendFigureProps["format"],
	parts: TrendFigureProps["parts"],
): readonly Column<TrendPoint>[] {
	const day: Column<TrendPoint> = { key: "day", header: "Day", cell: ({ date }) => dayText(date) };
	const number = (key: string, header: string, read: (point: TrendPoint) => number | null) => ({
		key,
		header,
		align: "right" as const,
		cell: (point: TrendPoint) => {
			const value = read(point);
			return <span className="num">{value === null ? "–" : format(value)}</span>;
		},
	});
	if (!parts) return [day, number("value", "Figure", ({ value }) => value)];
	return [
		day,
		number("lower", parts.lower, ({ value }) => value),
		number("upper", parts.upper, ({ upper = 0 }) => upper),
		number("sum", "Total", wholeOf),
	];
}

function wholeOf({ value, upper = 0 }: TrendPoint): number {
	return (value ?? 0) + upper;
}

function percent(value: number, max: number): string {
	return `${(100 * value) / max}%`;
}
