import { type KeyboardEvent, useRef } from "react";
import { keySteps } from "./key-steps.ts";

interface Movable<T> {
	now: T;
	isLocked: boolean;
	/** The result of this many steps, clamped to its ends. */
	moved: (by: number) => T;
	onMove: (to: T) => void;
}

/** Arrows move by one step, with Shift by ten; Home and End to the ends; Escape restores the value. */
export function useArrows<T>({ now, isLocked, moved, onMove }: Movable<T>) {
	const before = useRef(now);
	/** The value that keys set last. */
	const left = useRef(now);
	const note = () => {
		before.current = now;
		left.current = now;
	};
	return {
		onFocus: note,
		onKeyDown: (event: KeyboardEvent) => {
			const way = keySteps[event.key];
			if (isLocked || (way === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			// It was dragged since then: Escape restores that value.
			if (now !== left.current) note();
			const to = way === undefined ? before.current : moved(way * (event.shiftKey ? 10 : 1));
			left.current = to;
			onMove(to);
		},
	};
}
