import { type Board, cutAt, isInPlace, isInside, moved, partsOf } from "@learnin/domain/interactions/cut/cut";
import { isBesideCut, squareAt } from "@learnin/domain/interactions/cut/cut-picture";
import type { Cut } from "@learnin/domain/interactions/cut/settings";
import { type PointerEvent, type RefObject, useState } from "react";

interface Laid {
	cut: Cut;
	board: Board;
	isLocked: boolean;
	area: RefObject<HTMLElement | null>;
	onBoard: (board: Board) => void;
}

/** What a pointer drags: the cut, or the piece by the square below it. */
type Held = { part: "cut"; board: Board } | { part: "piece"; board: Board; x: number; y: number };

/**
 * A press on the piece drags it; on the scissors or beside the grid it sets the cut. Anywhere else it only sets the cut
 * until the piece is moved, because a new cut resets the piece.
 */
export function useCutDrag({ cut, board, isLocked, area, onBoard }: Laid) {
	const [held, setHeld] = useState<Held | null>(null);
	const squareUnder = ({ clientX, clientY }: PointerEvent) => {
		const box = area.current?.getBoundingClientRect() ?? new DOMRect();
		return squareAt(cut, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
	};
	const cutUnder = (event: PointerEvent) => {
		const { x, y } = squareUnder(event);
		return cutAt(cut, board, cut.along === "down" ? x : y);
	};
	return {
		board: held?.board ?? board,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const { x, y } = squareUnder(event);
				const handle = event.target instanceof Element && event.target.closest<HTMLElement>("[data-part]");
				const part = handle ? handle.dataset["part"] : null;
				if (part === "piece" || (part !== "cut" && isInside(partsOf(cut, board).piece, x, y)))
					setHeld({ part: "piece", board, x, y });
				else if (part === "cut" || isBesideCut(cut, { x, y }) || isInPlace(board))
					setHeld({ part: "cut", board: cutUnder(event) });
			},
			onPointerMove: (event: PointerEvent) => {
				if (held === null) return;
				if (held.part === "cut") return setHeld({ ...held, board: cutUnder(event) });
				const { x, y } = squareUnder(event);
				setHeld({ ...held, board: moved(cut, board, x - held.x, y - held.y) });
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				if (held.board !== board) onBoard(held.board);
				area.current?.querySelector<HTMLElement>(`[data-part="${held.part}"]`)?.focus();
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}
