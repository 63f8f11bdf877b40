import type { Ray } from "@learnin/domain/interactions/inequality/inequality";
import { isNumbered, nearestMark } from "@learnin/domain/interactions/number-line/number-line";
import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";
import { labelAt } from "@learnin/domain/interactions/number-line/number-line-picture";
import { sayValue } from "@learnin/domain/interactions/number-line/say-value";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../inputs/part-look.ts";

interface BoardProps {
	line: NumberLine;
	/** Where the point is; null before it is placed. */
	mark: number | null;
	look: PartLook;
	isLocked: boolean;
	/** The point is the beginning of an arrow to one side, and belongs to it or not. */
	ray?: Pick<Ray, "way" | "is_closed"> | undefined;
	/** What the point is called, and what is said of its place, where it is no plain point. */
	name?: string;
	valueText?: string | undefined;
	pointRef: React.RefObject<HTMLButtonElement | null>;
	onPlace: (mark: number | null) => void;
}

/** The line with its point: pressed or dragged anywhere, or moved by keys. */
export function NumberLineBoard(props: BoardProps) {
	const { line, mark, look, isLocked, ray, pointRef } = props;
	const track = useRef<HTMLDivElement>(null);
	const drag = useDrag(props, track);
	const keys = usePointKeys(props);
	const shown = drag.mark ?? mark;
	const left = `${((shown ?? 0) / line.steps) * 100}%`;
	const text = shown === null ? "Not placed yet" : (props.valueText ?? sayValue(line, shown));
	return (
		<div className="nl-board" dir="ltr" data-locked={isLocked || undefined} {...drag.handlers}>
			<div ref={track} className="nl-track">
				<Marks line={line} />
				{ray && <i className={`nl-ray is-${ray.way}`} style={{ "--at": left } as React.CSSProperties} />}
				<button
					ref={pointRef}
					type="button"
					role="slider"
					className={classNames(
						"nl-point",
						shown === null && "is-waiting",
						ray?.is_closed === false && "is-open",
						lookClass(look),
					)}
					style={{ insetInlineStart: left }}
					aria-label={props.name ?? "Point on the number line"}
					aria-valuemin={0}
					aria-valuemax={line.steps}
					aria-valuenow={shown ?? 0}
					aria-valuetext={text}
					aria-disabled={isLocked}
					{...keys}
				/>
			</div>
		</div>
	);
}

function Marks({ line }: { line: NumberLine }) {
	const marks = Array.from({ length: line.steps + 1 }, (_, at) => at);
	return (
		<div aria-hidden="true">
			{marks.map((at) => (
				<span
					key={at}
					className={classNames("nl-mark", isNumbered(line, at) && "is-numbered")}
					style={{ insetInlineStart: `${(at / line.steps) * 100}%` }}
				>
					{isNumbered(line, at) && <span className="nl-label">{labelAt(line, at)}</span>}
				</span>
			))}
		</div>
	);
}

/** A pointer that comes down anywhere on the board takes the point along; it stays where it is let go. */
function useDrag(
	{ line, isLocked, pointRef, onPlace }: BoardProps,
	track: React.RefObject<HTMLElement | null>,
) {
	const [mark, setMark] = useState<number | null>(null);
	const under = ({ clientX }: PointerEvent) => {
		const box = track.current?.getBoundingClientRect();
		return box ? nearestMark(line, (clientX - box.left) / box.width) : 0;
	};
	return {
		mark,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				setMark(under(event));
			},
			onPointerMove: (event: PointerEvent) => {
				if (mark !== null) setMark(under(event));
			},
			onPointerUp: (event: PointerEvent) => {
				if (mark === null) return;
				setMark(null);
				onPlace(under(event));
				pointRef.current?.focus();
			},
			// The page is being scrolled instead: nothing was placed.
			onPointerCancel: () => setMark(null),
		},
	};
}

/** By one mark, with Shift by ten, to either end; Escape puts it back where it was when it got the focus. */
function usePointKeys({ line, mark, isLocked, onPlace }: BoardProps) {
	const before = useRef<number | null>(mark);
	const moves: Record<string, (by: number) => number> = {
		ArrowRight: (by) => (mark ?? -1) + by,
		ArrowUp: (by) => (mark ?? -1) + by,
		ArrowLeft: (by) => (mark ?? line.steps + 1) - by,
		ArrowDown: (by) => (mark ?? line.steps + 1) - by,
		PageUp: () => (mark ?? -1) + 10,
		PageDown: () => (mark ?? line.steps + 1) - 10,
		Home: () => 0,
		End: () => line.steps,
	};
	return {
		onFocus: () => {
			before.current = mark;
		},
		onKeyDown: (event: KeyboardEvent) => {
			if (isLocked) return;
			const move = moves[event.key];
			if (move === undefined && event.key !== "Escape") return;
			event.preventDefault();
			event.stopPropagation();
			const to = move?.(event.shiftKey ? 10 : 1);
			onPlace(to === undefined ? before.current : Math.min(line.steps, Math.max(0, to)));
		},
	};
}
