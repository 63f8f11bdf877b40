import { type KeyboardEvent, useRef } from "react";
import type { NumberLineBoardProps } from "./number-line-board-props.ts";
import { keySteps } from "../board/key-steps.ts";

/** By one mark, with Shift by ten, to either end; Escape restores a point's position when it got the focus. */
export function useLineKeys({ line, points, isLocked, allowed, onPlace }: NumberLineBoardProps) {
	const before = useRef<number | null>(null);
	const note = (mark: number | null) => {
		before.current = mark;
	};
	const keysOf = (at: number) => {
		const point = points[at];
		const mark = point?.mark ?? null;
		const [low, high] = [mark ?? point?.waitsAt ?? -1, mark ?? point?.waitsAt ?? line.steps + 1];
		return {
			onFocus: () => note(mark),
			onKeyDown: (event: KeyboardEvent) => {
				if (isLocked) return;
				const way = keySteps[event.key];
				if (way === undefined && event.key !== "Escape") return;
				event.preventDefault();
				event.stopPropagation();
				if (way === undefined) return onPlace(at, before.current);
				const by = Math.abs(way) === 1 && event.shiftKey ? 10 * way : way;
				const to = Math.min(line.steps, Math.max(0, (by < 0 ? high : low) + by));
				onPlace(at, allowed?.(at, to) ?? to);
			},
		};
	};
	return { note, keysOf };
}
