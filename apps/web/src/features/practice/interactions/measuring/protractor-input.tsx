import { degreesOf } from "@learnin/domain/interactions/angle/angle";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import { ProtractorBoard } from "./protractor-board.tsx";
import "./protractor.css";

/** FILL_ONE, answered by rotating a protractor onto an angle. */
export function ProtractorInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="protractor" name="Protractor">
			{(protractor, { entry, look, isLocked, firstRef, onMake }) => (
				<ProtractorBoard
					protractor={protractor}
					mark={degreesOf(protractor, entry)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onMark={(mark) => onMake(mark === null ? "" : `${mark}`)}
				/>
			)}
		</MadeOne>
	);
}
