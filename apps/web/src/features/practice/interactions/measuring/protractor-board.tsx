import { MAX_DEGREES, nearestStop } from "@learnin/domain/interactions/angle/angle";
import { firstTurn, MAX_TURN, pastSide, turned } from "@learnin/domain/interactions/protractor/protractor";
import {
	directionTo,
	markTowards,
	measuringPicture,
	placeOfHandle,
	placeOfMark,
} from "@learnin/domain/interactions/protractor/protractor-picture";
import { useState } from "react";
import { count } from "../../../../platform/count-words.ts";
import { MeasuringBoard } from "./measuring-board.tsx";
import type { ProtractorBoardProps } from "./protractor-board-props.ts";

/**
 * A protractor that is rotated by a handle onto one side of an angle, and a mark on it that is moved to the other
 * side.
 */
export function ProtractorBoard({ protractor, mark, onMark, ...rest }: ProtractorBoardProps) {
	const [turn, setTurn] = useState(() => firstTurn(protractor, mark));
	const { step } = protractor;
	return (
		<MeasuringBoard
			{...rest}
			kind="protractor"
			names={["Protractor", "Mark on the protractor"]}
			lies={turn}
			most={MAX_TURN}
			laid={(by) => turned(protractor, turn + by * step)}
			mark={mark}
			most_mark={MAX_DEGREES}
			marked={(by) => nearestStop(protractor, (mark ?? 0) + by * step)}
			drag={{
				valueAt: ({ across, down }) => directionTo(across, down),
				markAt: ({ across, down }) => nearestStop(protractor, markTowards(turn, directionTo(across, down))),
				laidAt: (value) => turned(protractor, shortest(value)),
			}}
			// The mark is on the protractor from the beginning, at its zero.
			svg={(at) => measuringPicture(protractor, { turn, mark: at })}
			placeOfTool={placeOfHandle(turn)}
			placeOfMark={(at) => placeOfMark({ turn, mark: at })}
			toolText={turnText(protractor.tilt - turn)}
			markText={(at) => markText(count(at, "degree"), pastSide(protractor, turn, at))}
			onTool={setTurn}
			onMark={onMark}
		/>
	);
}

/** The same direction between -180 and 180 degrees. */
function shortest(degrees: number): number {
	return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Describes the protractor's zero for screen readers; arrows to the right rotate it up. */
function turnText(missing: number): string {
	if (missing === 0) return "Its zero is on the first side of the angle";
	return missing > 0 ? "Its zero is below the first side" : "Its zero is above the first side";
}

/** Describes the mark for screen readers. */
function markText(degrees: string, past: number): string {
	if (past === 0) return `${degrees}, on the other side of the angle`;
	return past < 0 ? `${degrees}, before the other side` : `${degrees}, past the other side`;
}
