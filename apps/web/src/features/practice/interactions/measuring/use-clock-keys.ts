import { type ClockTime, later, minuteOf } from "@learnin/domain/interactions/clock/clock";
import { type KeyboardEvent, useRef } from "react";
import type { ClockBoardProps, Hand } from "./clock-board-props.ts";

/**
 * Arrows move the long hand by one step, with Shift by ten, and the short hand by an hour; the space bar keeps a
 * hand's position. Home goes to the full hour, or to 12; Escape restores the time.
 */
export function useClockKeys({ clock, time, isLocked, onTurn }: ClockBoardProps) {
	const before = useRef<ClockTime | null>(time);
	const now = time ?? 0;
	const movesOf = (hand: Hand, by: number): Record<string, ClockTime> => {
		const step = (hand === "long" ? clock.step : 60) * by;
		const minute = minuteOf(now);
		return {
			ArrowRight: later(now, step),
			ArrowUp: later(now, step),
			ArrowLeft: later(now, -step),
			ArrowDown: later(now, -step),
			Home: hand === "long" ? later(now, -minute) : minute,
			End: hand === "long" ? later(now, 60 - clock.step - minute) : later(minute, 11 * 60),
			" ": now,
		};
	};
	return (hand: Hand) => ({
		onFocus: () => {
			before.current = time;
		},
		onKeyDown: (event: KeyboardEvent) => {
			const to = movesOf(hand, event.shiftKey ? 10 : 1)[event.key];
			if (isLocked || (to === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			onTurn(to ?? before.current);
		},
	});
}
