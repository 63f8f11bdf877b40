import {
	lineAt,
	type LineName,
	type Splits,
	withLine,
} from "@learnin/domain/interactions/area-model/area-model";
import { placeOfLine, unitsAt } from "@learnin/domain/interactions/area-model/area-model-picture";
import { type PointerEvent, type RefObject, useState } from "react";
import type { AreaModelBoardProps } from "./area-model-board-props.ts";

/** Within this distance in pixels a press means the grip or its line rather than a new line. */
const REACH = 22;

interface Held {
	axis: LineName["axis"];
	to: number;
	splits: Splits;
}

/** A press on a line or its grip drags it. Elsewhere it places the next line, or moves the nearest. */
export function useSplitDrag(
	{ model, splits, isLocked, onSplit }: AreaModelBoardProps,
	area: RefObject<HTMLElement | null>,
) {
	const [held, setHeld] = useState<Held | null>(null);
	const boxOf = () => area.current?.getBoundingClientRect() ?? new DOMRect();
	const unitsUnder = ({ clientX, clientY }: PointerEvent) => {
		const box = boxOf();
		return unitsAt(model, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
	};
	const dragged = (line: LineName, event: PointerEvent): Held => {
		const to = unitsUnder(event)[line.axis];
		return { axis: line.axis, to, splits: withLine(model, splits, line, to) };
	};
	const [line, setLine] = useState<LineName | null>(null);
	return {
		splits: held?.splits ?? splits,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				const meant = lineUnder(event, { model, splits }, boxOf());
				setLine(meant);
				setHeld(dragged(meant, event));
			},
			onPointerMove: (event: PointerEvent) => {
				if (line !== null) setHeld(dragged(line, event));
			},
			onPointerUp: () => {
				if (held === null) return;
				setHeld(null);
				setLine(null);
				onSplit(held.splits);
				const at = lineAt(held.splits, held.axis, held.to);
				area.current?.querySelector<HTMLElement>(`[data-line="${held.axis} ${at}"]`)?.focus();
			},
			onPointerCancel: () => {
				setHeld(null);
				setLine(null);
			},
		},
	};
}

/** The line under the pointer: by its grip, by itself, the next one to place, or else the nearest. */
function lineUnder(
	{ target, clientX, clientY }: PointerEvent,
	{ model, splits }: Pick<AreaModelBoardProps, "model" | "splits">,
	box: DOMRect,
): LineName {
	const grip = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
	const [axis = "", at = ""] = grip?.dataset["line"]?.split(" ") ?? [];
	if (axis === "across" || axis === "down") return { axis, at: Number(at) };
	const placed = (["across", "down"] as const).flatMap((each) =>
		splits[each].flatMap((line, number) => {
			if (line === null) return [];
			const { left, top } = placeOfLine(model, each, line);
			const far =
				each === "across"
					? Math.abs(clientX - box.left - (left / 100) * box.width)
					: Math.abs(clientY - box.top - (top / 100) * box.height);
			return [{ name: { axis: each, at: number }, far }];
		}),
	);
	const [nearest] = placed.toSorted((one, other) => one.far - other.far);
	if (nearest !== undefined && nearest.far <= REACH) return nearest.name;
	return nextLine(splits) ?? nearest?.name ?? { axis: "across", at: 0 };
}

/** The first line that is not placed yet. */
function nextLine(splits: Splits): LineName | null {
	for (const axis of ["across", "down"] as const) {
		const at = splits[axis].indexOf(null);
		if (at !== -1) return { axis, at };
	}
	return null;
}
