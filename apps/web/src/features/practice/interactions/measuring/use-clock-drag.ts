import {
	type ClockTime,
	turnsOf,
	withLongHand,
	withShortHand,
} from "@learnin/domain/interactions/clock/clock";
import { LONG_HAND, SHORT_HAND } from "@learnin/domain/interactions/clock/clock-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { ClockBoardProps, Hand } from "./clock-board-props.ts";

/** Dragging moves the hand whose tip is nearest to the press. */
export function useClockDrag(
	{ clock, time, isLocked, onTurn }: ClockBoardProps,
	board: RefObject<HTMLElement | null>,
) {
	const [held, setHeld] = useState<{ hand: Hand; time: ClockTime } | null>(null);
	const turned = (hand: Hand, from: ClockTime, { turn }: Polar) =>
		hand === "long" ? withLongHand(clock, from, turn) : withShortHand(from, turn);
	return {
		time: held?.time ?? null,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const place = polarOf(event, board.current);
				const hand = nearestHand(time ?? 0, place);
				setHeld({ hand, time: turned(hand, time ?? 0, place) });
			},
			onPointerMove: (event: PointerEvent) => {
				if (held === null) return;
				setHeld({ ...held, time: turned(held.hand, held.time, polarOf(event, board.current)) });
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				onTurn(held.time);
				board.current?.querySelector<HTMLElement>(`[data-hand="${held.hand}"]`)?.focus();
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}

/** A fraction of a full turn from the 12, and the distance from the center in percent of the board's width. */
interface Polar {
	turn: number;
	far: number;
}

function polarOf({ clientX, clientY }: PointerEvent, board: HTMLElement | null): Polar {
	const box = board?.getBoundingClientRect() ?? new DOMRect();
	const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
	const turn = Math.atan2(x, -y) / (2 * Math.PI);
	return { turn: turn < 0 ? turn + 1 : turn, far: (Math.hypot(x, y) / box.width) * 100 };
}

function nearestHand(time: ClockTime, place: Polar): Hand {
	const { long, short } = turnsOf(time);
	const toLong = distance(place, { turn: long, far: LONG_HAND });
	return distance(place, { turn: short, far: SHORT_HAND }) < toLong ? "short" : "long";
}

function distance(one: Polar, other: Polar): number {
	const between = 2 * Math.PI * (one.turn - other.turn);
	return Math.sqrt(one.far ** 2 + other.far ** 2 - 2 * one.far * other.far * Math.cos(between));
}
