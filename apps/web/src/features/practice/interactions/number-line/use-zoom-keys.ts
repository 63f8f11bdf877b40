import type { Zoom } from "@learnin/domain/interactions/zoom-line/zoom-line";
import type { KeyboardEvent } from "react";
import { useArrows } from "../board/use-arrows.ts";
import type { ZoomRowProps } from "./zoom-row-props.ts";

/** By one, with Shift by ten, to either end; plus or Enter go to the line below, minus back to the one above. */
export function useZoomKeys(
	{ zoom, isLocked, after, onStep, onDeeper, onOut }: ZoomRowProps,
	to: number | null,
	most: number,
) {
	const arrows = useArrows<Zoom>({
		now: zoom,
		isLocked,
		moved: (by) => after(Math.min(most, Math.max(0, (to ?? (by < 0 ? most + 1 : -1)) + by))),
		onMove: onStep,
	});
	const ways: Record<string, () => void> = { "+": onDeeper, Enter: onDeeper, "-": onOut, Backspace: onOut };
	return {
		...arrows,
		onKeyDown: (event: KeyboardEvent) => {
			const way = event.ctrlKey || event.metaKey ? undefined : ways[event.key];
			if (isLocked || way === undefined) return arrows.onKeyDown(event);
			event.preventDefault();
			event.stopPropagation();
			way();
		},
	};
}
