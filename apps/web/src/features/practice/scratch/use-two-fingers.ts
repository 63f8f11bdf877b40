import { type PointerEvent, useRef } from "react";

/** Two fingers scroll the page below a layer that captures touches; one alone does what the layer is for. */
export function useTwoFingers() {
	const fingers = useRef(new Map<number, number>());
	return {
		/** Whether this is a second finger, rather than the hand of someone drawing with a pen. */
		down: ({ pointerType, pointerId, clientY }: PointerEvent, drawing: number | null): boolean => {
			if (pointerType !== "touch") return false;
			fingers.current.set(pointerId, clientY);
			return fingers.current.size > 1 && (drawing === null || fingers.current.has(drawing));
		},
		/** Whether the page was scrolled. */
		move: ({ pointerId, clientY }: PointerEvent): boolean => {
			const before = fingers.current.get(pointerId);
			if (before === undefined || fingers.current.size < 2) return false;
			fingers.current.set(pointerId, clientY);
			// Each contributes its share.
			window.scrollBy({ top: (before - clientY) / fingers.current.size, behavior: "instant" });
			return true;
		},
		up: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
	};
}
