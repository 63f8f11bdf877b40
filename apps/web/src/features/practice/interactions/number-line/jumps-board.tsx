import { jumped, type Landings, nearestEnd } from "@learnin/domain/interactions/jumps/jumps";
import { jumpsPicture, numberAt, placeOfNumber } from "@learnin/domain/interactions/jumps/jumps-picture";
import type { Jumps } from "@learnin/domain/interactions/jumps/settings";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../../inputs/part-look.ts";

interface BoardProps {
	jumps: Jumps;
	/** Where the last jump ends; null before the first. */
	end: number | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onJump: (end: number | null) => void;
}

/** Jumps by the buttons below the line, by dragging the point, or by keys. */
export function JumpsBoard(props: BoardProps) {
	const { jumps, end, look, isLocked, firstRef, onJump } = props;
	const board = useRef<HTMLDivElement>(null);
	const { landings, land } = useLandings(end);
	const drag = useDrag(props, board, land);
	const now = drag.at ?? end ?? jumps.start;
	const jump = (by: number) => {
		const to = jumped(jumps, end ?? jumps.start, by);
		land([...landings, to]);
		onJump(to);
	};
	const keys = useJumpKeys(props, jump);
	const { left, top } = placeOfNumber(jumps, now);
	return (
		<div className="jumps">
			<p className="jumps-said" aria-hidden="true">
				{jumps.start} <span>→</span> <b>{drag.at === null && end === null ? "?" : now}</b>
			</p>
			<div
				ref={board}
				className="drag-area jumps-board"
				dir="ltr"
				data-locked={isLocked || undefined}
				{...drag.handlers}
			>
				<div
					aria-hidden="true"
					dangerouslySetInnerHTML={{ __html: jumpsPicture(jumps, drag.at === null ? landings : [drag.at]) }}
				/>
				<button
					ref={firstRef}
					type="button"
					role="slider"
					className={classNames("drag-handle", lookClass(look))}
					style={{ left: `${left}%`, top: `${top}%` }}
					aria-label="Where the jumps end"
					aria-valuemin={jumps.from}
					aria-valuemax={jumps.to}
					aria-valuenow={now}
					aria-valuetext={end === null ? `No jump yet, at ${jumps.start}` : `${now}`}
					aria-disabled={isLocked}
					{...keys}
				/>
			</div>
			<div className="jumps-steps" dir="ltr" role="group" aria-label="Jumps">
				{stepsOf(jumps).map((by) => (
					<button
						key={by}
						type="button"
						className="jumps-step"
						aria-label={by > 0 ? `Jump ${by} to the right` : `Jump ${-by} to the left`}
						disabled={isLocked || jumped(jumps, end ?? jumps.start, by) !== (end ?? jumps.start) + by}
						onClick={() => jump(by)}
					>
						{by > 0 ? `+${by}` : `−${-by}`}
					</button>
				))}
			</div>
		</div>
	);
}

function stepsOf({ short, long }: Jumps): number[] {
	return short === long ? [-short, short] : [-long, -short, short, long];
}

/** The individual jumps, while they end at the answer; a typed or restored answer is one jump. */
function useLandings(end: number | null) {
	const [made, setMade] = useState<Landings>([]);
	const isMade = (made.at(-1) ?? null) === end;
	return { landings: isMade ? made : end === null ? [] : [end], land: setMade };
}

/** Dragging on the line moves the point, as one jump from the start. */
function useDrag(
	{ jumps, isLocked, firstRef, onJump }: BoardProps,
	board: RefObject<HTMLElement | null>,
	land: (landings: Landings) => void,
) {
	const [at, setAt] = useState<number | null>(null);
	const under = ({ clientX }: PointerEvent) => {
		const box = board.current?.getBoundingClientRect() ?? new DOMRect();
		return nearestEnd(jumps, numberAt(jumps, (clientX - box.left) / box.width));
	};
	return {
		at,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				setAt(under(event));
			},
			onPointerMove: (event: PointerEvent) => {
				if (at !== null) setAt(under(event));
			},
			onPointerUp: () => {
				if (at === null) return;
				setAt(null);
				land([at]);
				onJump(at);
				firstRef.current?.focus();
			},
			// The page is being scrolled instead.
			onPointerCancel: () => setAt(null),
		},
	};
}

/** Arrows make a short jump, with Shift a long one; Home and End go to the ends; Escape restores the position. */
function useJumpKeys({ jumps, end, isLocked, onJump }: BoardProps, jump: (by: number) => void) {
	const before = useRef<number | null>(end);
	return {
		onFocus: () => {
			before.current = end;
		},
		onKeyDown: (event: KeyboardEvent) => {
			const way = ways[event.key];
			if (isLocked || (way === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			if (way === undefined) return onJump(before.current);
			const length = Math.abs(way) > 1 ? jumps.to - jumps.from : event.shiftKey ? jumps.long : jumps.short;
			jump(Math.sign(way) * length);
		},
	};
}

const ways: Record<string, number> = {
	ArrowRight: 1,
	ArrowUp: 1,
	ArrowLeft: -1,
	ArrowDown: -1,
	Home: -2,
	End: 2,
};
