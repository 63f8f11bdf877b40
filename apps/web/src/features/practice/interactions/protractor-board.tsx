import { MOST_DEGREES, nearestStop } from "@learnin/domain/interactions/angle/angle";
import { MOST_TURN, pastSide, turned } from "@learnin/domain/interactions/protractor/protractor";
import {
	measuringPicture,
	placeOfHandle,
	placeOfMark,
} from "@learnin/domain/interactions/protractor/protractor-picture";
import { useRef, useState } from "react";
import { count } from "../../../platform/count-words.ts";
import { classNames } from "../../../ui/class-names.ts";
import { lookClass } from "../inputs/part-look.ts";
import type { ProtractorBoardProps } from "./protractor-board-props.ts";
import { useArrows } from "./use-arrows.ts";
import { useProtractorDrag } from "./use-protractor-drag.ts";

/** A protractor that is turned by a handle onto one side of an angle, and a mark on it that is moved to the other side. */
export function ProtractorBoard(props: ProtractorBoardProps) {
	const { protractor, mark, look, isLocked, firstRef, onMark } = props;
	const board = useRef<HTMLDivElement>(null);
	const [turn, setTurn] = useState(0);
	const drag = useProtractorDrag(props, { board, turn, onTurn: setTurn });
	const shown = drag.mark ?? mark;
	const { step } = protractor;
	const ofProtractor = useArrows<number>({
		now: turn,
		isLocked,
		moved: (by) => turned(protractor, turn + by * step),
		onMove: setTurn,
	});
	const ofMark = useArrows<number | null>({
		now: mark,
		isLocked,
		moved: (by) => nearestStop(protractor, (mark ?? 0) + by * step),
		onMove: onMark,
	});
	// The mark is on the protractor from the beginning, at its zero.
	const picture = { turn, mark: shown ?? 0 };
	return (
		<div ref={board} className="protractor" dir="ltr" data-locked={isLocked || undefined} {...drag.handlers}>
			<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: measuringPicture(protractor, picture) }} />
			<button
				ref={firstRef}
				type="button"
				role="slider"
				className="protractor-handle"
				style={percent(placeOfHandle(turn))}
				data-part="protractor"
				aria-label="Protractor"
				aria-valuemin={-MOST_TURN}
				aria-valuemax={MOST_TURN}
				aria-valuenow={turn}
				aria-valuetext={turnText(protractor.tilt - turn)}
				aria-disabled={isLocked}
				{...ofProtractor}
			/>
			<button
				type="button"
				role="slider"
				className={classNames("protractor-mark", shown === null && "is-waiting", lookClass(look))}
				style={percent(placeOfMark(picture))}
				data-part="mark"
				aria-label="Mark on the protractor"
				aria-valuemin={0}
				aria-valuemax={MOST_DEGREES}
				aria-valuenow={shown ?? 0}
				aria-valuetext={
					shown === null
						? "Not placed yet"
						: markText(count(shown, "degree"), pastSide(protractor, turn, shown))
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

/** What a look at the zero of the protractor would tell; arrows to the right turn it up. */
function turnText(missing: number): string {
	if (missing === 0) return "Its zero is on the first side of the angle";
	return missing > 0 ? "Its zero is below the first side" : "Its zero is above the first side";
}

/** What a look at the mark would tell. */
function markText(degrees: string, past: number): string {
	if (past === 0) return `${degrees}, on the other side of the angle`;
	return past < 0 ? `${degrees}, before the other side` : `${degrees}, past the other side`;
}
