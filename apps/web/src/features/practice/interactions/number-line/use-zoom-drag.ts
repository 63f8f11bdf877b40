import { intervalUnder, markUnder, stepsOn } from "@learnin/domain/interactions/zoom-line/zoom-line";
import { type PointerEvent, type RefObject, useRef } from "react";
import type { ZoomRowProps } from "./zoom-row-props.ts";

/** A press anywhere on a line opens the interval under it, or places the point on the last line; a drag moves it. */
export function useZoomDrag(
	{ line, level, isLocked, after, onHold, onStep }: ZoomRowProps,
	track: RefObject<HTMLElement | null>,
) {
	const isHeld = useRef(false);
	const under = ({ clientX }: PointerEvent) => {
		const box = track.current?.getBoundingClientRect() ?? new DOMRect();
		const share = (clientX - box.left) / box.width;
		const steps = stepsOn(line, level);
		return after(level === line.places ? markUnder(steps, share) : intervalUnder(steps, share));
	};
	const letGo = () => {
		isHeld.current = false;
	};
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (isLocked || event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			isHeld.current = true;
			onHold(under(event));
		},
		onPointerMove: (event: PointerEvent) => {
			if (isHeld.current) onHold(under(event));
		},
		onPointerUp: (event: PointerEvent) => {
			if (!isHeld.current) return;
			letGo();
			onStep(under(event));
			track.current?.querySelector<HTMLElement>("[data-level]")?.focus();
		},
		// The page is being scrolled instead: nothing was placed.
		onPointerCancel: () => {
			letGo();
			onHold(null);
		},
	};
}
