import { type PointerEvent, useRef, useState } from "react";
import { showBoard } from "../board/show-board.ts";

/** A smaller movement on a card counts as a press. */
const MIN_DRAG_PX = 6;

interface Held {
	card: string;
	element: HTMLElement;
	x: number;
	y: number;
	isMoving: boolean;
}

/** Cards that follow a pointer. On release, the element with `data-place` below the card is its new place. */
export function useCardDrag(isLocked: boolean, onDrop: (card: string, place: string) => void) {
	const held = useRef<Held | null>(null);
	const wasDragged = useRef(false);
	const [over, setOver] = useState<string | null>(null);
	const [dragged, setDragged] = useState<string | null>(null);
	const end = () => {
		if (held.current) held.current.element.style.translate = "";
		held.current = null;
		setOver(null);
		setDragged(null);
	};
	return {
		/** The place below the dragged card, and the card. */
		over,
		dragged,
		/** Ignores the click after a drag. */
		isPress: () => !wasDragged.current,
		handlersOf: (card: string) => ({
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				wasDragged.current = false;
				if (isLocked || event.button !== 0) return;
				const { currentTarget: element, clientX: x, clientY: y } = event;
				element.setPointerCapture(event.pointerId);
				held.current = { card, element, x, y, isMoving: false };
			},
			onPointerMove: ({ clientX, clientY }: PointerEvent) => {
				const { current } = held;
				if (current === null) return;
				if (!current.isMoving) {
					if (Math.hypot(clientX - current.x, clientY - current.y) < MIN_DRAG_PX) return;
					current.isMoving = true;
					wasDragged.current = true;
					// Its places must be in view; where the page scrolls, the card stays below the pointer.
					const before = current.element.getBoundingClientRect().top;
					showBoard(current.element);
					current.y += current.element.getBoundingClientRect().top - before;
				}
				current.element.style.translate = `${clientX - current.x}px ${clientY - current.y}px`;
				setDragged(current.card);
				setOver(placeUnder(current.element, clientX, clientY));
			},
			onPointerUp: ({ clientX, clientY }: PointerEvent) => {
				const { current } = held;
				end();
				if (current?.isMoving !== true) return;
				const place = placeUnder(current.element, clientX, clientY);
				if (place !== null) onDrop(current.card, place);
			},
			// The browser canceled the pointer: nothing moves.
			onPointerCancel: end,
		}),
	};
}

/** The place below the pointer, ignoring the card itself. */
function placeUnder(card: HTMLElement, x: number, y: number): string | null {
	for (const element of document.elementsFromPoint(x, y)) {
		if (card.contains(element)) continue;
		const place = element.closest<HTMLElement>("[data-place]");
		if (place) return place.dataset["place"] ?? null;
	}
	return null;
}
