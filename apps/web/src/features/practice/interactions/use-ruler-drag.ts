import { nearestMark, shifted } from "@learnin/domain/interactions/ruler/ruler";
import { isOnGrip, markAt } from "@learnin/domain/interactions/ruler/ruler-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { RulerBoardProps } from "./ruler-board-props.ts";

interface Laid {
	board: RefObject<HTMLElement | null>;
	shift: number;
	onShift: (shift: number) => void;
}

/** What a pointer holds: the ruler, by the place under it, or the mark. */
type Held = { part: "ruler"; from: number } | { part: "mark"; mark: number };

/** A pointer that comes down on the lower edge of the ruler takes it along; anywhere else it sets the mark. */
export function useRulerDrag({ ruler, isLocked, onMark }: RulerBoardProps, { board, shift, onShift }: Laid) {
	const [held, setHeld] = useState<Held | null>(null);
	const placeOf = ({ clientX, clientY }: PointerEvent) => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		return { across: (clientX - box.left) / box.width, down: (clientY - box.top) / box.height };
	};
	const markUnder = (event: PointerEvent) => nearestMark(ruler, markAt(ruler, shift, placeOf(event).across));
	return {
		mark: held?.part === "mark" ? held.mark : null,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const { across, down } = placeOf(event);
				const isGrip = event.target instanceof HTMLElement && event.target.dataset["part"] === "ruler";
				setHeld(
					isGrip || isOnGrip(down)
						? { part: "ruler", from: markAt(ruler, 0, across) - shift }
						: { part: "mark", mark: markUnder(event) },
				);
			},
			onPointerMove: (event: PointerEvent) => {
				if (held?.part === "mark") setHeld({ part: "mark", mark: markUnder(event) });
				if (held?.part === "ruler")
					onShift(shifted(ruler, markAt(ruler, 0, placeOf(event).across) - held.from));
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
