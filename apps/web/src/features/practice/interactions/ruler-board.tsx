import { sayValue } from "@learnin/domain/interactions/number-line/say-value";
import { firstShift, lineOf, nearestMark, shifted } from "@learnin/domain/interactions/ruler/ruler";
import { placeOfGrip, placeOfMark, rulerPicture } from "@learnin/domain/interactions/ruler/ruler-picture";
import { useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { lookClass } from "../inputs/part-look.ts";
import type { RulerBoardProps } from "./ruler-board-props.ts";
import { useArrows } from "./use-arrows.ts";
import { useRulerDrag } from "./use-ruler-drag.ts";

/** A ruler that is moved by its lower edge, and a mark on it that is moved to where the bar ends. */
export function RulerBoard(props: RulerBoardProps) {
	const { ruler, mark, look, isLocked, firstRef, onMark } = props;
	const board = useRef<HTMLDivElement>(null);
	const [shift, setShift] = useState(() => firstShift(ruler));
	const drag = useRulerDrag(props, { board, shift, onShift: setShift });
	const shown = drag.mark ?? mark;
	const { steps } = lineOf(ruler);
	const ofRuler = useArrows<number>({
		now: shift,
		isLocked,
		moved: (by) => shifted(ruler, shift + by),
		onMove: setShift,
	});
	const ofMark = useArrows<number | null>({
		now: mark,
		isLocked,
		moved: (by) => nearestMark(ruler, (mark ?? 0) + by),
		onMove: onMark,
	});
	return (
		<div ref={board} className="ruler" dir="ltr" data-locked={isLocked || undefined} {...drag.handlers}>
			<div
				aria-hidden="true"
				dangerouslySetInnerHTML={{ __html: rulerPicture(ruler, { shift, mark: shown ?? 0 }) }}
			/>
			<button
				ref={firstRef}
				type="button"
				role="slider"
				className="ruler-grip"
				style={percent(placeOfGrip(ruler, shift))}
				data-part="ruler"
				aria-label="Ruler"
				aria-valuemin={-ruler.parts}
				aria-valuemax={ruler.parts}
				aria-valuenow={shift}
				aria-valuetext={shiftText(shift)}
				aria-disabled={isLocked}
				{...ofRuler}
			/>
			<button
				type="button"
				role="slider"
				className={classNames("ruler-mark", shown === null && "is-waiting", lookClass(look))}
				style={percent(placeOfMark(ruler, shift, shown ?? 0))}
				data-part="mark"
				aria-label="Mark on the ruler"
				aria-valuemin={0}
				aria-valuemax={steps}
				aria-valuenow={shown ?? 0}
				aria-valuetext={
					shown === null
						? "Not placed yet"
						: markText(sayValue(lineOf(ruler), shown), shift + shown - ruler.bar)
				}
				aria-disabled={isLocked}
				{...ofMark}
			/>
		</div>
	);
}

function percent({ left, top }: { left: number; top: number }) {
	return { left: `${left}%`, top: `${top}%` };
}

/** What a look at the beginning of the bar would tell. */
function shiftText(shift: number): string {
	if (shift === 0) return "Its zero is where the bar begins";
	return shift < 0
		? "Its zero is to the left of the bar"
		: "Its zero is to the right of where the bar begins";
}

/** What a look at the end of the bar would tell. */
function markText(value: string, past: number): string {
	if (past === 0) return `${value}, where the bar ends`;
	return past < 0 ? `${value}, before the end of the bar` : `${value}, past the end of the bar`;
}
