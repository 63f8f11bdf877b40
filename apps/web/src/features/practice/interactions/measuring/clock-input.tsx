import { entryOf, timeOf } from "@learnin/domain/interactions/clock/clock";
import { ClockBoard } from "./clock-board.tsx";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import "./clock.css";

/** FILL_ONE, answered with the hands of a clock. */
export function ClockInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="clock" name="Clock">
			{(clock, { entry, look, isLocked, firstRef, onMake }) => (
				<ClockBoard
					clock={clock}
					time={timeOf(clock, entry)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onTurn={(time) => onMake(time === null ? "" : entryOf(time))}
				/>
			)}
		</MadeOne>
	);
}
