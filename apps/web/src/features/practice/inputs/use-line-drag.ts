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

interface Press {
	end: End;
	at: Point;
	pointerId: number;
	isDrag: boolean;
}

/** So far a finger moves when it only taps. */
const slack = 6;

/**
 * Drawing a line from one tile to another with mouse or finger. The line follows the pointer without React, so that it
 * keeps up on a slow device.
 */
export function useLineDrag({ board, anchors, isLocked, onStart, onEnd }: LineDragOptions) {
	const live = useRef<SVGPathElement>(null);
	const press = useRef<Press | null>(null);
	const over = useRef<HTMLElement | null>(null);
	/** The click that follows a drag is none. */
	const wasDrag = useRef(false);

	const mark = (tile: HTMLElement | null) => {
		if (over.current === tile) return;
		over.current?.removeAttribute("data-over");
		tile?.setAttribute("data-over", "");
		over.current = tile;
	};
	const onMove = (event: PointerEvent) => {
		const pressed = press.current;
		if (!pressed || event.pointerId !== pressed.pointerId) return;
		if (!pressed.isDrag) {
			if (Math.hypot(event.clientX - pressed.at.x, event.clientY - pressed.at.y) < slack) return;
			pressed.isDrag = true;
			onStart(pressed.end);
		}
		const origin = board.current?.getBoundingClientRect();
		const from = anchors[endKey(pressed.end.side, pressed.end.id)];
		if (!origin || !from) return;
		mark(partnerAt(event, pressed.end));
		const to = { x: event.clientX - origin.left, y: event.clientY - origin.top };
		live.current?.setAttribute("d", curve(from, to));
	};
	const onRelease = (event: PointerEvent) => {
		const pressed = press.current;
		if (!pressed || event.pointerId !== pressed.pointerId) return;
		mark(null);
		live.current?.removeAttribute("d");
		press.current = null;
		if (!pressed.isDrag) return;
		wasDrag.current = true;
		setTimeout(() => (wasDrag.current = false));
		const tile = event.type === "pointercancel" ? null : partnerAt(event, pressed.end);
		onEnd(pressed.end, tile && endOf(tile));
	};
	usePointer(onMove, onRelease);

	return {
		live,
		wasDrag,
		start: (event: React.PointerEvent, end: End) => {
			if (isLocked || event.button !== 0) return;
			const { clientX: x, clientY: y, pointerId, target } = event;
			press.current = { end, at: { x, y }, pointerId, isDrag: false };
			// A finger is bound to the tile it came down on; the tile under it is looked up instead.
			if (target instanceof Element && target.hasPointerCapture(pointerId))
				target.releasePointerCapture(pointerId);
		},
	};
}

/** Wherever the pointer goes, over the whole page. */
function usePointer(onMove: (event: PointerEvent) => void, onRelease: (event: PointerEvent) => void): void {
	const move = useEffectEvent(onMove);
	const release = useEffectEvent(onRelease);
	useEffect(() => {
		const moved = (event: PointerEvent) => move(event);
		const released = (event: PointerEvent) => release(event);
		document.addEventListener("pointermove", moved, { passive: true });
		document.addEventListener("pointerup", released);
		document.addEventListener("pointercancel", released);
		return () => {
			document.removeEventListener("pointermove", moved);
			document.removeEventListener("pointerup", released);
			document.removeEventListener("pointercancel", released);
		};
	}, []);
}

/** The tile of the other side under the pointer. */
function partnerAt({ clientX, clientY }: PointerEvent, from: End): HTMLElement | null {
	const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-end]") ?? null;
	return tile && !tile.dataset.end?.startsWith(`${from.side} `) ? tile : null;
}

function endOf(tile: HTMLElement): End {
	const [side, ...id] = (tile.dataset.end ?? "").split(" ");
	return { side: side === "left" ? "left" : "right", id: id.join(" ") };
}
