import { useEffect, useEffectEvent, useRef } from "react";
import { curve, endKey, type Point } from "./use-lines.ts";

export interface End {
	side: "left" | "right";
	id: string;
}

export interface LineDragOptions {
	board: React.RefObject<HTMLElement | null>;
	anchors: Record<string, Point>;
	isLocked: boolean;
	onStart: (end: End) => void;
	/** `target` is the tile of the other side it was let go on, if any. */
	onEnd: (from: End, target: End | null) => void;
}

/** So far a finger moves when it only taps. */
const slack = 6;

/**
 * Drawing a line from one tile to another with mouse or finger. The line follows the pointer without React, so that it
 * keeps up on a slow device.
 */
export function useLineDrag({ board, anchors, isLocked, onStart, onEnd }: LineDragOptions) {
	const live = useRef<SVGPathElement>(null);
	const press = useRef<{ end: End; at: Point; pointerId: number; isDrag: boolean } | null>(null);
	const over = useRef<HTMLElement | null>(null);
	/** The click that follows a drag is none. */
	const wasDrag = useRef(false);

	const endAt = (x: number, y: number, from: End): HTMLElement | null => {
		const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-end]") ?? null;
		return tile && !tile.dataset.end?.startsWith(`${from.side} `) ? tile : null;
	};
	const mark = (tile: HTMLElement | null) => {
		if (over.current === tile) return;
		over.current?.removeAttribute("data-over");
		tile?.setAttribute("data-over", "");
		over.current = tile;
	};
	const stop = () => {
		mark(null);
		live.current?.removeAttribute("d");
		press.current = null;
	};
	const move = useEffectEvent((event: PointerEvent) => {
		const pressed = press.current;
		if (!pressed || event.pointerId !== pressed.pointerId) return;
		const { clientX: x, clientY: y } = event;
		if (!pressed.isDrag) {
			if (Math.hypot(x - pressed.at.x, y - pressed.at.y) < slack) return;
			pressed.isDrag = true;
			onStart(pressed.end);
		}
		const origin = board.current?.getBoundingClientRect();
		const from = anchors[endKey(pressed.end.side, pressed.end.id)];
		if (!origin || !from) return;
		mark(endAt(x, y, pressed.end));
		live.current?.setAttribute("d", curve(from, { x: x - origin.left, y: y - origin.top }));
	});
	const release = useEffectEvent((event: PointerEvent) => {
		const pressed = press.current;
		if (!pressed || event.pointerId !== pressed.pointerId) return;
		stop();
		if (!pressed.isDrag) return;
		wasDrag.current = true;
		setTimeout(() => (wasDrag.current = false));
		const isGivenUp = event.type === "pointercancel";
		const tile = isGivenUp ? null : endAt(event.clientX, event.clientY, pressed.end);
		onEnd(pressed.end, tile && endOf(tile));
	});
	useEffect(() => {
		const onMove = (event: PointerEvent) => move(event);
		const onRelease = (event: PointerEvent) => release(event);
		document.addEventListener("pointermove", onMove, { passive: true });
		document.addEventListener("pointerup", onRelease);
		document.addEventListener("pointercancel", onRelease);
		return () => {
			document.removeEventListener("pointermove", onMove);
			document.removeEventListener("pointerup", onRelease);
			document.removeEventListener("pointercancel", onRelease);
		};
	}, []);

	return {
		live,
		wasDrag,
		start: (event: React.PointerEvent, end: End) => {
			if (isLocked || event.button !== 0) return;
			press.current = {
				end,
				at: { x: event.clientX, y: event.clientY },
				pointerId: event.pointerId,
				isDrag: false,
			};
			// A finger is bound to the tile it came down on; the tile under it is looked up instead.
			if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
				event.target.releasePointerCapture(event.pointerId);
		},
	};
}

function endOf(tile: HTMLElement): End {
	const [side, ...id] = (tile.dataset.end ?? "").split(" ");
	return { side: side === "left" ? "left" : "right", id: id.join(" ") };
}
