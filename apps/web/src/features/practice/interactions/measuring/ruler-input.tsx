import { entryAt, markOf } from "@learnin/domain/interactions/number-line/number-line";
import { lineOf } from "@learnin/domain/interactions/ruler/ruler";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import { RulerBoard } from "./ruler-board.tsx";
import "./ruler.css";

/** FILL_ONE, answered by putting a ruler to a bar. */
export function RulerInput(props: MadeOneProps) {
	const { answer_type } = props.question;
	return (
		<MadeOne {...props} kind="ruler" name="Ruler">
			{(ruler, { entry, look, isLocked, firstRef, onMake }) => (
				<RulerBoard
					ruler={ruler}
					mark={markOf(lineOf(ruler), entry)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onMark={(mark) => onMake(mark === null ? "" : entryAt(lineOf(ruler), mark, answer_type))}
				/>
			)}
		</MadeOne>
	);
}
