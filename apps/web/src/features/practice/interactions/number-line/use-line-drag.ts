import { nearestMark } from "@learnin/domain/interactions/number-line/number-line";
import { type PointerEvent, type RefObject, useState } from "react";
import type { NumberLineBoardProps } from "./number-line-board-props.ts";

/** Within this distance in pixels a press means the point rather than a new position. */
const REACH = 24;

/**
 * A press on a point drags it. Elsewhere on the board it places the next point, or moves the focused one, or else the
 * nearest.
 */
export function useLineDrag(
	{ line, points, isLocked, allowed, onPlace }: NumberLineBoardProps,
	track: RefObject<HTMLElement | null>,
	onDropped: (mark: number) => void,
) {
	const [held, setHeld] = useState<{ at: number; mark: number } | null>(null);
	const under = ({ clientX }: PointerEvent, at: number) => {
		const box = track.current?.getBoundingClientRect() ?? new DOMRect();
		const mark = nearestMark(line, (clientX - box.left) / box.width);
		return allowed?.(at, mark) ?? mark;
	};
	const meant = ({ clientX }: PointerEvent): number => {
		const box = track.current?.getBoundingClientRect() ?? new DOMRect();
		const far = points.map(({ mark, waitsAt }) => {
			const where = mark ?? waitsAt ?? Infinity;
			return Math.abs(clientX - box.left - (where / line.steps) * box.width);
		});
		const nearest = far.indexOf(Math.min(...far));
		if ((far[nearest] ?? Infinity) <= REACH) return nearest;
		const next = points.findIndex(({ mark, waitsAt }) => mark === null && waitsAt === undefined);
		if (next !== -1) return next;
		const focused = (document.activeElement as HTMLElement | null)?.dataset["point"];
		return focused === undefined ? nearest : Number(focused);
	};
	return {
		held,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				const at = meant(event);
				setHeld({ at, mark: under(event, at) });
			},
			onPointerMove: (event: PointerEvent) => {
				if (held !== null) setHeld({ ...held, mark: under(event, held.at) });
			},
			onPointerUp: (event: PointerEvent) => {
				if (held === null) return;
				setHeld(null);
				const mark = under(event, held.at);
				onPlace(held.at, mark);
				track.current?.querySelector<HTMLElement>(`[data-point="${held.at}"]`)?.focus();
				// Escape restores this.
				onDropped(mark);
			},
			// The page is being scrolled instead: nothing was placed.
			onPointerCancel: () => setHeld(null),
		},
	};
}
