import { nearestStop } from "@learnin/domain/interactions/angle/angle";
import { turned } from "@learnin/domain/interactions/protractor/protractor";
import { directionTo, markTowards } from "@learnin/domain/interactions/protractor/protractor-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { ProtractorBoardProps } from "./protractor-board-props.ts";

interface Laid {
	board: RefObject<HTMLElement | null>;
	turn: number;
	onTurn: (turn: number) => void;
}

/** What a pointer holds: the protractor, by the direction under it, or the mark. */
type Held = { part: "protractor"; from: number } | { part: "mark"; mark: number };

/** A pointer that comes down on the handle turns the protractor; anywhere else it sets the mark. */
export function useProtractorDrag(
	{ protractor, isLocked, onMark }: ProtractorBoardProps,
	{ board, turn, onTurn }: Laid,
) {
	const [held, setHeld] = useState<Held | null>(null);
	const direction = ({ clientX, clientY }: PointerEvent) => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		return directionTo((clientX - box.left) / box.width, (clientY - box.top) / box.height);
	};
	const markUnder = (event: PointerEvent) => nearestStop(protractor, markTowards(turn, direction(event)));
	return {
		mark: held?.part === "mark" ? held.mark : null,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const isHandle = event.target instanceof HTMLElement && event.target.dataset["part"] === "protractor";
				setHeld(
					isHandle
						? { part: "protractor", from: direction(event) - turn }
						: { part: "mark", mark: markUnder(event) },
				);
			},
			onPointerMove: (event: PointerEvent) => {
				if (held?.part === "mark") setHeld({ part: "mark", mark: markUnder(event) });
				if (held?.part === "protractor") onTurn(turned(protractor, shortest(direction(event) - held.from)));
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

/** The same direction between -180 and 180 degrees. */
function shortest(degrees: number): number {
	return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
