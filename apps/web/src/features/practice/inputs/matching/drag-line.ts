import { curve } from "./curve.ts";
import type { Point } from "./use-lines.ts";

export interface End {
	side: "left" | "right";
	id: string;
}

export interface LineDragOptions {
	board: React.RefObject<HTMLElement | null>;
	anchors: Record<string, Point>;
	isLocked: boolean;
	onStart: (end: End) => void;
	/** `target` is the tile of the other side where it was released, if any. */
	onEnd: (from: End, target: End | null) => void;
}

export interface LineDrag {
	latest: React.RefObject<LineDragOptions>;
	/** The line that follows the pointer. */
	live: React.RefObject<SVGPathElement | null>;
	wasDrag: React.RefObject<boolean>;
}

/** A tap may move a finger this far. */
const slack = 6;

/**
 * Follows a pointer from the press on a tile until its release; returns a function that stops it. The line follows the
 * pointer without React, to keep up on slow devices.
 */
export function dragLine(down: PointerEvent, end: End, { latest, live, wasDrag }: LineDrag): () => void {
	const { pointerId, target } = down;
	let isDrag = false;
	let over: HTMLElement | null = null;
	const mark = (tile: HTMLElement | null) => {
		if (over === tile) return;
		over?.removeAttribute("data-over");
		tile?.setAttribute("data-over", "");
		over = tile;
	};
	const onMove = (event: PointerEvent) => {
		if (event.pointerId !== pointerId) return;
		const { board, anchors, onStart } = latest.current;
		if (!isDrag) {
			if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < slack) return;
			isDrag = true;
			onStart(end);
		}
		const origin = board.current?.getBoundingClientRect();
		const from = anchors[`${end.side} ${end.id}`];
		if (!origin || !from) return;
		mark(partnerAt(event, end));
		const to = { x: event.clientX - origin.left, y: event.clientY - origin.top };
		live.current?.setAttribute("d", curve(from, to));
	};
	// The pointer may move anywhere on the page.
	const listening = new AbortController();
	const stop = () => {
		listening.abort();
		mark(null);
		live.current?.removeAttribute("d");
	};
	const onRelease = (event: PointerEvent) => {
		if (event.pointerId !== pointerId) return;
		stop();
		if (!isDrag) return;
		wasDrag.current = true;
		setTimeout(() => (wasDrag.current = false));
		const tile = event.type === "pointercancel" ? null : partnerAt(event, end);
		latest.current.onEnd(end, tile && endOf(tile));
	};
	const { signal } = listening;
	document.addEventListener("pointermove", onMove, { passive: true, signal });
	document.addEventListener("pointerup", onRelease, { signal });
	document.addEventListener("pointercancel", onRelease, { signal });
	// Touch events go to the tile where they started, so the tile below the finger is looked up.
	if (target instanceof Element && target.hasPointerCapture(pointerId))
		target.releasePointerCapture(pointerId);
	return stop;
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
