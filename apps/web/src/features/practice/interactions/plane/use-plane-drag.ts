import { nearestPoint, placedPoints, type PlanePoint } from "@learnin/domain/interactions/plane/plane";
import { marginsOf, placeOnPicture } from "@learnin/domain/interactions/plane/plane-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { PlaneBoardProps, Points } from "./plane-board-props.ts";

/** Within this distance in pixels a press means the point rather than a new position. */
const REACH = 26;

/** A press on a point drags it. Elsewhere it plots the next point, or moves the focused one, or else the nearest. */
export function usePlaneDrag(
	props: PlaneBoardProps,
	board: RefObject<HTMLElement | null>,
	onDropped: (points: Points) => void,
) {
	const { plane, points, isLocked, onPlot } = props;
	const [held, setHeld] = useState<{ at: number; point: PlanePoint } | null>(null);
	const crossingUnder = ({ clientX, clientY }: PointerEvent): PlanePoint => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		const { across, down } = marginsOf(plane);
		const share = (value: number, size: number, margin: number) =>
			(value / size - margin / 100) / (1 - margin / 50);
		return nearestPoint(
			plane,
			share(clientX - box.left, box.width, across),
			share(clientY - box.top, box.height, down),
		);
	};
	const meant = (event: PointerEvent): number => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		const far = distances(props, box, event);
		const nearest = far.indexOf(Math.min(...far));
		if ((far[nearest] ?? Infinity) <= REACH) return nearest;
		const next = points.indexOf(null);
		if (next !== -1) return next;
		const focused = Number((document.activeElement as HTMLElement | null)?.dataset["point"] ?? -1);
		return focused >= 0 ? focused : nearest;
	};
	return {
		held,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				setHeld({ at: meant(event), point: crossingUnder(event) });
			},
			onPointerMove: (event: PointerEvent) => {
				if (held !== null) setHeld({ ...held, point: crossingUnder(event) });
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				const next = placedPoints(plane, points, held.at, held.point);
				onPlot(next);
				board.current?.querySelector<HTMLElement>(`[data-point="${held.at}"]`)?.focus();
				// Keys continue from here, and Escape restores it.
				onDropped(next);
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}

/** From the pointer to each point, in pixels; infinite for one not plotted. */
function distances({ plane, points }: PlaneBoardProps, box: DOMRect, { clientX, clientY }: PointerEvent) {
	return points.map((point) => {
		if (point === null) return Infinity;
		const { left, top } = placeOnPicture(plane, point);
		const [x, y] = [box.left + (left / 100) * box.width, box.top + (top / 100) * box.height];
		return Math.hypot(clientX - x, clientY - y);
	});
}
