import type { ZoomLine } from "@learnin/domain/interactions/zoom-line/settings";
import {
	entryOf,
	labelAt,
	NOTHING_OPEN,
	opened,
	stepsOn,
	type Zoom,
	zoomOf,
} from "@learnin/domain/interactions/zoom-line/zoom-line";
import { useRef, useState } from "react";
import type { MakingOne } from "../board/made-one.tsx";
import { MadeTools } from "../board/made-tools.tsx";
import { useMadeSteps } from "../board/use-made-steps.ts";
import { ZoomRow } from "./zoom-row.tsx";

/** A line below the other: each shows an interval of the one above in tenths of it, and the last has the point. */
export function ZoomLineBoard({
	line,
	entry,
	look,
	isLocked,
	firstRef,
	onMake,
}: MakingOne & { line: ZoomLine }) {
	const { state, isBegun, step, undo, clear } = useMadeSteps<Zoom>(
		{
			first: NOTHING_OPEN,
			entryOf: (zoom) => entryOf(line, zoom),
			stateOf: (typed) => zoomOf(line, typed) ?? NOTHING_OPEN,
		},
		entry,
		onMake,
	);
	/** What a drag would leave. */
	const [held, setHeld] = useState<Zoom | null>(null);
	const board = useRef<HTMLDivElement>(null);
	const zoom = held ?? state;
	/** The line from which keys went deeper before it was opened. */
	const [refused, setRefused] = useState<number | null>(null);
	const focusOn = (level: number) =>
		board.current?.querySelector<HTMLElement>(`[data-level="${level}"]`)?.focus();
	const goDeeper = (level: number) => {
		const isOpened = level === line.places || state.at[level] !== undefined;
		setRefused(isOpened ? null : level);
		focusOn(level + 1);
	};
	const after = (level: number, to: number): Zoom =>
		level === line.places ? { ...state, mark: to } : opened(state, level, to);
	return (
		<div className="zl" ref={board} data-locked={(isLocked && zoom.mark === null) || undefined}>
			<p className="zl-hint" role="status">
				{refused === zoom.at.length ? "Use the arrow keys to choose where to zoom in." : hintOf(line, zoom)}
			</p>
			<div className="zl-rows" dir="ltr">
				{Array.from({ length: line.places + 1 }, (_, level) => (
					<ZoomRow
						key={level}
						line={line}
						zoom={zoom}
						level={level}
						look={look}
						isLocked={isLocked}
						firstRef={level === 0 ? firstRef : undefined}
						after={(to) => after(level, to)}
						onHold={setHeld}
						onStep={(next) => {
							setHeld(null);
							step(next);
						}}
						onDeeper={() => goDeeper(level)}
						onOut={() => focusOn(level - 1)}
					/>
				))}
			</div>
			<MadeTools
				canUndo={!isLocked && isBegun}
				canClear={!isLocked && isBegun}
				onUndo={undo}
				onClear={clear}
			/>
		</div>
	);
}

/** What is open, and what comes next. */
function hintOf(line: ZoomLine, { at, mark }: Zoom): string {
	if (at.length === 0) return "Tap between two numbers to zoom in.";
	const [left, right] = [0, stepsOn(line, at.length)].map((end) => labelAt(line, at, end));
	if (at.length < line.places) return `Between ${left} and ${right}. Tap between two marks to zoom in.`;
	if (mark === null) return `Between ${left} and ${right}. Now place the point.`;
	const point = labelAt(line, at, mark);
	return `The point is at ${point}.`;
}
