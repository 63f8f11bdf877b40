import { isBarred, raised } from "@learnin/domain/interactions/chart/chart";
import { chartFigure, topOfColumn } from "@learnin/domain/interactions/chart/chart-picture";
import { type KeyboardEvent, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, lookWords } from "../../inputs/part-look.ts";
import type { ChartBoardProps } from "./chart-board-props.ts";
import { useChartDrag } from "./use-chart-drag.ts";

/** Columns set by dragging or by pressing at their height; each has a handle at its top, also for keys. */
export function ChartBoard(props: ChartBoardProps) {
	const { chart, values, lookOf, isLocked, firstRef } = props;
	const board = useRef<HTMLDivElement>(null);
	const drag = useChartDrag(props, board);
	const keys = useColumnKeys(props);
	const shown = values.map((value, at) => (drag.held?.at === at ? drag.held.value : value));
	const { svg } = chartFigure(chart, shown);
	return (
		<div
			ref={board}
			className={classNames("drag-area", "chart-board", `is-${chart.style}`)}
			dir="ltr"
			data-locked={isLocked || undefined}
			{...drag.handlers}
		>
			<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
			{chart.names.map((name, at) => {
				const value = shown[at] ?? 0;
				const { left, top } = topOfColumn(chart, at, handleHeight(chart, value));
				return (
					<button
						key={name}
						ref={at === 0 ? firstRef : undefined}
						type="button"
						role="slider"
						aria-orientation="vertical"
						className={classNames("chart-top", value === chart.most && "is-full", lookClass(lookOf(at)))}
						style={{ left: `${left}%`, top: `${top}%` }}
						data-column={at}
						aria-label={`${name}${lookWords(lookOf(at))}`}
						aria-valuemin={0}
						aria-valuemax={chart.most}
						aria-valuenow={value}
						aria-valuetext={`${value}`}
						aria-disabled={isLocked}
						{...keys(at)}
					/>
				);
			})}
		</div>
	);
}

/** On top of a bar, and where the next picture or dot would be; in a full column on its last one. */
function handleHeight(chart: ChartBoardProps["chart"], value: number): number {
	const { step, most } = chart;
	return isBarred(chart) ? value : Math.min(value, most - step) + step / 2;
}

/** Arrows move by one step, with Shift by ten; Home and End to the bottom and the top; Escape restores the height. */
function useColumnKeys({ chart, values, isLocked, onDraw }: ChartBoardProps) {
	const before = useRef(values);
	return (at: number) => ({
		onFocus: () => {
			before.current = values;
		},
		onKeyDown: (event: KeyboardEvent) => {
			const steps = ways[event.key];
			if (isLocked || (steps === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			if (steps === undefined) return onDraw(before.current);
			onDraw(values.with(at, raised(chart, values[at] ?? 0, steps * (event.shiftKey ? 10 : 1))));
		},
	});
}

const FAR = 1000;
const ways: Record<string, number> = {
	ArrowUp: 1,
	ArrowRight: 1,
	ArrowDown: -1,
	ArrowLeft: -1,
	PageUp: 10,
	PageDown: -10,
	Home: -FAR,
	End: FAR,
	" ": 0,
};
