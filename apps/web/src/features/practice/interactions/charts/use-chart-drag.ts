import { isBarred, nearestValue, valueUpTo } from "@learnin/domain/interactions/chart/chart";
import { placeInChart } from "@learnin/domain/interactions/chart/chart-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { ChartBoardProps } from "./chart-board-props.ts";

/** A smaller movement on a dot counts as a press. */
const MIN_DRAG_PX = 6;

interface Held {
	at: number;
	value: number;
	/** Where the pointer was pressed; null once it has moved. */
	from: number | null;
}

/**
 * A press in a column sets its height, and dragging changes it. Pressing the last picture or dot of a column removes
 * it.
 */
export function useChartDrag(
	{ chart, values, isLocked, onDraw }: ChartBoardProps,
	board: RefObject<HTMLElement | null>,
) {
	const [held, setHeld] = useState<Held | null>(null);
	const isBars = isBarred(chart);
	const under = ({ clientX, clientY }: PointerEvent) => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		const across = (clientX - box.left) / box.width;
		const { at, share } = placeInChart(chart, across, (clientY - box.top) / box.height);
		return { at, value: isBars ? nearestValue(chart, share) : valueUpTo(chart, share) };
	};
	return {
		held,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const { at, value } = under(event);
				const isLast = !isBars && value > 0 && value === values[at];
				setHeld({ at, value: isLast ? value - chart.step : value, from: event.clientY });
			},
			onPointerMove: (event: PointerEvent) => {
				if (held === null) return;
				if (held.from !== null && Math.abs(event.clientY - held.from) < MIN_DRAG_PX) return;
				setHeld({ at: held.at, value: under(event).value, from: null });
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				onDraw(values.with(held.at, held.value));
				board.current?.querySelector<HTMLElement>(`[data-column="${held.at}"]`)?.focus();
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}
