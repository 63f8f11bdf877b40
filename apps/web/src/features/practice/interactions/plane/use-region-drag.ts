import {
	FIRST_HALF,
	type Half,
	halfAt,
	type Halves,
	planeOf,
} from "@learnin/domain/interactions/region/region";
import type { Region } from "@learnin/domain/interactions/region/settings";
import { marginsOf } from "@learnin/domain/interactions/plane/plane-picture";
import { type PointerEvent, type RefObject, useState } from "react";

interface Drawn {
	region: Region;
	halves: Halves;
	/** The boundary that is edited. */
	chosen: number;
	isLocked: boolean;
	onChoose: (at: number) => void;
	onDraw: (halves: Halves) => void;
}

/** A press on a grip drags its boundary; elsewhere it places or moves the one that is edited. */
export function useRegionDrag(
	{ region, halves, chosen, isLocked, onChoose, onDraw }: Drawn,
	area: RefObject<HTMLElement | null>,
) {
	const [held, setHeld] = useState<{ at: number; half: Half } | null>(null);
	const pointUnder = ({ clientX, clientY }: PointerEvent) => {
		const box = area.current?.getBoundingClientRect() ?? new DOMRect();
		const { across, down } = marginsOf(planeOf(region));
		const share = (value: number, size: number, margin: number) =>
			(value / size - margin / 100) / (1 - margin / 50);
		const { x_from, x_to, y_from, y_to } = region;
		return {
			x: x_from + share(clientX - box.left, box.width, across) * (x_to - x_from),
			y: y_to - share(clientY - box.top, box.height, down) * (y_to - y_from),
		};
	};
	const moved = (at: number, event: PointerEvent) => {
		const half = halves[at] ?? { ...FIRST_HALF, at: 0 };
		return { at, half: halfAt(region, half, pointUnder(event)[half.axis]) };
	};
	return {
		halves: held === null ? halves : halves.with(held.at, held.half),
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const grip =
					event.target instanceof Element ? event.target.closest<HTMLElement>("[data-boundary]") : null;
				const at = grip === null ? chosen : Number(grip.dataset["boundary"]);
				onChoose(at);
				setHeld(moved(at, event));
			},
			onPointerMove: (event: PointerEvent) => {
				if (held !== null) setHeld(moved(held.at, event));
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				onDraw(halves.with(held.at, held.half));
				area.current?.querySelector<HTMLElement>(`[data-boundary="${held.at}"]`)?.focus();
			},
			onPointerCancel: () => setHeld(null),
		},
	};
}
