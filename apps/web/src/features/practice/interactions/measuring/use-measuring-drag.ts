import { type PointerEvent, type RefObject, useState } from "react";

/** A place on a board, as shares of its width and height. */
export interface BoardPlace {
	across: number;
	down: number;
}

interface Measuring {
	board: RefObject<HTMLElement | null>;
	isLocked: boolean;
	/** Where the tool lies, and what a place says of it: along a line, or a direction. */
	lies: number;
	valueAt: (place: BoardPlace) => number;
	/** Whether a pointer that comes down there takes the tool, beside its handle. */
	isOnTool?: (place: BoardPlace) => boolean;
	/** Where the mark is on the tool as it lies, at a place. */
	markAt: (place: BoardPlace) => number;
	onTool: (lies: number) => void;
	onMark: (mark: number) => void;
}

/** What a pointer holds: the tool, by the place under it, or the mark. */
type Held = { part: "tool"; from: number } | { part: "mark"; mark: number };

/** A pointer that comes down on the tool's handle takes the tool along; anywhere else it sets the mark. */
export function useMeasuringDrag(measuring: Measuring) {
	const { board, isLocked, lies, valueAt, isOnTool, markAt, onTool, onMark } = measuring;
	const [held, setHeld] = useState<Held | null>(null);
	const placeOf = ({ clientX, clientY }: PointerEvent): BoardPlace => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		return { across: (clientX - box.left) / box.width, down: (clientY - box.top) / box.height };
	};
	return {
		mark: held?.part === "mark" ? held.mark : null,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const place = placeOf(event);
				const isHandle = event.target instanceof HTMLElement && event.target.dataset["part"] === "tool";
				setHeld(
					isHandle || isOnTool?.(place) === true
						? { part: "tool", from: valueAt(place) - lies }
						: { part: "mark", mark: markAt(place) },
				);
			},
			onPointerMove: (event: PointerEvent) => {
				if (held?.part === "mark") setHeld({ part: "mark", mark: markAt(placeOf(event)) });
				if (held?.part === "tool") onTool(valueAt(placeOf(event)) - held.from);
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				if (held.part === "mark") onMark(held.mark);
				board.current?.querySelector<HTMLElement>(`[data-part="${held.part}"]`)?.focus();
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}
