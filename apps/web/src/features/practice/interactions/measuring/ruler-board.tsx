import { sayValue } from "@learnin/domain/interactions/number-line/say-value";
import { firstShift, lineOf, nearestMark, shifted } from "@learnin/domain/interactions/ruler/ruler";
import {
	isOnGrip,
	markAt,
	placeOfGrip,
	placeOfMark,
	rulerPicture,
} from "@learnin/domain/interactions/ruler/ruler-picture";
import { useState } from "react";
import { MeasuringBoard } from "./measuring-board.tsx";
import type { RulerBoardProps } from "./ruler-board-props.ts";

/** A ruler dragged by its lower edge, and a mark on it that is moved to the end of the bar. */
export function RulerBoard({ ruler, mark, onMark, ...rest }: RulerBoardProps) {
	const [shift, setShift] = useState(() => firstShift(ruler, mark));
	return (
		<MeasuringBoard
			{...rest}
			kind="ruler"
			names={["Ruler", "Mark on the ruler"]}
			lies={shift}
			most={ruler.parts}
			laid={(by) => shifted(ruler, shift + by)}
			mark={mark}
			most_mark={lineOf(ruler).steps}
			marked={(by) => nearestMark(ruler, (mark ?? 0) + by)}
			drag={{
				valueAt: ({ across }) => markAt(ruler, 0, across),
				isOnTool: ({ down }) => isOnGrip(down),
				markAt: ({ across }) => nearestMark(ruler, markAt(ruler, shift, across)),
				laidAt: (value) => shifted(ruler, value),
			}}
			svg={(at) => rulerPicture(ruler, { shift, mark: at })}
			placeOfTool={placeOfGrip(ruler, shift)}
			placeOfMark={(at) => placeOfMark(ruler, shift, at)}
			toolText={shiftText(shift)}
			markText={(at) => markText(sayValue(lineOf(ruler), at), shift + at - ruler.bar)}
			onTool={setShift}
			onMark={onMark}
		/>
	);
}

/** Describes the start of the bar for screen readers. */
function shiftText(shift: number): string {
	if (shift === 0) return "Its zero is where the bar begins";
	return shift < 0
		? "Its zero is to the left of the bar"
		: "Its zero is to the right of where the bar begins";
}

/** Describes the end of the bar for screen readers. */
function markText(value: string, past: number): string {
	if (past === 0) return `${value}, where the bar ends`;
	return past < 0 ? `${value}, before the end of the bar` : `${value}, past the end of the bar`;
}
