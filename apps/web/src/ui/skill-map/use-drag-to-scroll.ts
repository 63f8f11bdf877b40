import type { RefObject } from "react";
import { useEffect } from "react";

/** A press that moves farther is a drag. */
const dragFrom = 6;

/** A mouse drags the content; touch scrolls natively. */
export function useDragToScroll(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const box = ref.current;
		if (!box) return;
		let from: { x: number; y: number; left: number; top: number } | null = null;
		let isDragged = false;
		const press = (event: PointerEvent) => {
			if (event.pointerType !== "mouse" || event.button !== 0) return;
			from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
			isDragged = false;
		};
		const move = (event: PointerEvent) => {
			if (!from) return;
			const [x, y] = [event.clientX - from.x, event.clientY - from.y];
			isDragged ||= Math.hypot(x, y) > dragFrom;
			if (!isDragged) return;
			box.scrollLeft = from.left - x;
			box.scrollTop = from.top - y;
		};
		const release = () => {
			from = null;
		};
		const keepClosed = (event: MouseEvent) => {
			if (!isDragged) return;
			event.preventDefault();
			event.stopPropagation();
			isDragged = false;
		};
		const hold = (event: Event) => event.preventDefault();
		box.addEventListener("pointerdown", press);
		window.addEventListener("pointermove", move);
		window.addEventListener("pointerup", release);
		box.addEventListener("click", keepClosed, true);
		box.addEventListener("dragstart", hold);
		return () => {
			box.removeEventListener("pointerdown", press);
			window.removeEventListener("pointermove", move);
			window.removeEventListener("pointerup", release);
			box.removeEventListener("click", keepClosed, true);
			box.removeEventListener("dragstart", hold);
		};
	}, [ref]);
}
