import { endOf } from "@learnin/domain/interactions/jumps/jumps";
import { JumpsBoard } from "./jumps-board.tsx";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import "./jumps.css";

/** FILL_ONE, answered with jumps on a number line: the answer is where they end. */
export function JumpsInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="jumps" name="Jumps">
			{(jumps, { entry, look, isLocked, firstRef, onMake }) => (
				<JumpsBoard
					jumps={jumps}
					end={endOf(jumps, entry)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onJump={(end) => onMake(end === null ? "" : `${end}`)}
				/>
			)}
		</MadeOne>
	);
}
