import { MAX_DEGREES, nearestStop } from "@learnin/domain/interactions/angle/angle";
import { anglePicture, degreesTowards, tipAt } from "@learnin/domain/interactions/angle/angle-picture";
import type { Angle } from "@learnin/domain/interactions/angle/settings";
import { count } from "../../../../platform/count-words.ts";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../../inputs/part-look.ts";

interface BoardProps {
	angle: Angle;
	/** Null before it is opened. */
	degrees: number | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onOpen: (degrees: number | null) => void;
}

/** An angle whose upper side is rotated around the vertex by a pointer anywhere, or by keys. */
export function AngleBoard(props: BoardProps) {
	const { angle, degrees, look, isLocked, firstRef } = props;
	const board = useRef<HTMLDivElement>(null);
	const { note, ...keys } = useTurnKeys(props);
	const drag = useTurn(props, board, note);
	const shown = drag.degrees ?? degrees;
	const { left, top } = tipAt(shown ?? 0);
	return (
		<div
			ref={board}
			className="drag-area angle"
			dir="ltr"
			data-locked={isLocked || undefined}
			{...drag.handlers}
		>
			<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: anglePicture(angle, shown) }} />
			<button
				ref={firstRef}
				type="button"
				role="slider"
				className={classNames("drag-handle", "angle-tip", shown === null && "is-waiting", lookClass(look))}
				style={{ left: `${left}%`, top: `${top}%` }}
				aria-label="Side of the angle"
				aria-valuemin={0}
				aria-valuemax={MAX_DEGREES}
				aria-valuenow={shown ?? 0}
				aria-valuetext={shown === null ? "Not opened yet" : count(shown, "degree")}
				aria-disabled={isLocked}
				{...keys}
			/>
		</div>
	);
}

/** A press anywhere rotates the side toward the pointer, and dragging moves it along. */
function useTurn(
	{ angle, isLocked, firstRef, onOpen }: BoardProps,
	board: RefObject<HTMLElement | null>,
	onDropped: (degrees: number) => void,
) {
	const [degrees, setDegrees] = useState<number | null>(null);
	const under = ({ clientX, clientY }: PointerEvent) => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		const [across, down] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
		return nearestStop(angle, degreesTowards(across, down));
	};
	return {
		degrees,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				setDegrees(under(event));
			},
			onPointerMove: (event: PointerEvent) => {
				if (degrees !== null) setDegrees(under(event));
			},
			onPointerUp: () => {
				if (degrees === null) return;
				setDegrees(null);
				onOpen(degrees);
				firstRef.current?.focus();
				// Escape restores this.
				onDropped(degrees);
			},
			onPointerCancel: () => setDegrees(null),
		},
	};
}

/** Arrows rotate it by one step, with Shift by ten; Home and End close it or make it straight; Escape restores it. */
function useTurnKeys({ angle, degrees, isLocked, onOpen }: BoardProps) {
	const before = useRef<number | null>(degrees);
	const note = (now: number | null) => {
		before.current = now;
	};
	return {
		note,
		onFocus: () => note(degrees),
		onKeyDown: (event: KeyboardEvent) => {
			const way = ways[event.key];
			if (isLocked || (way === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			if (way === undefined) return onOpen(before.current);
			onOpen(nearestStop(angle, (degrees ?? 0) + way * angle.step * (event.shiftKey ? 10 : 1)));
		},
	};
}

const ways: Record<string, number> = {
	ArrowUp: 1,
	ArrowRight: 1,
	ArrowDown: -1,
	ArrowLeft: -1,
	PageUp: 10,
	PageDown: -10,
	Home: -MAX_DEGREES,
	End: MAX_DEGREES,
};
