import { degreesOf } from "@learnin/domain/interactions/angle/angle";
import { AngleBoard } from "./angle-board.tsx";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import "./angle.css";

/** FILL_ONE, answered by opening an angle. */
export function AngleInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="angle" name="Angle">
			{(angle, { entry, look, isLocked, firstRef, onMake }) => (
				<AngleBoard
					angle={angle}
					degrees={degreesOf(angle, entry)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onOpen={(degrees) => onMake(degrees === null ? "" : `${degrees}`)}
				/>
			)}
		</MadeOne>
	);
}
