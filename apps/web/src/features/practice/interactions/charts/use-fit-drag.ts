import { placeAcross, snapped } from "@learnin/domain/interactions/best-fit/best-fit";
import { plotPlace } from "@learnin/domain/interactions/best-fit/best-fit-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { BestFitBoardProps } from "./best-fit-board-props.ts";

/** A press in the plot moves the handle that is nearest from side to side, or the one under the pointer. */
export function useFitDrag(
	{ fit, heights, isLocked, onFit }: BestFitBoardProps,
	area: RefObject<HTMLElement | null>,
) {
	const [held, setHeld] = useState<{ at: number; height: number } | null>(null);
	const under = ({ clientX, clientY }: PointerEvent) => {
		const box = area.current?.getBoundingClientRect() ?? new DOMRect();
		return plotPlace(fit, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
	};
	const meant = (event: PointerEvent): number => {
		const grip = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-handle]") : null;
		if (grip !== null) return Number(grip.dataset["handle"]);
		const { x } = under(event);
		const far = heights.map((_, at) => Math.abs(placeAcross(fit, at) - x));
		return far.indexOf(Math.min(...far));
	};
	return {
		held,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				setHeld({ at: meant(event), height: snapped(fit, under(event).y) });
			},
			onPointerMove: (event: PointerEvent) => {
				if (held !== null) setHeld({ at: held.at, height: snapped(fit, under(event).y) });
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				onFit(heights.with(held.at, held.height));
				area.current?.querySelector<HTMLElement>(`[data-handle="${held.at}"]`)?.focus();
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}
