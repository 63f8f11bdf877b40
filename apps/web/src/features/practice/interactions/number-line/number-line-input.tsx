import { entryAt, markOf } from "@learnin/domain/interactions/number-line/number-line";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import { NumberLineBoard } from "./number-line-board.tsx";
import "./number-line.css";

/** FILL_ONE, answered with a point on a number line. */
export function NumberLineInput(props: MadeOneProps) {
	const { answer_type } = props.question;
	return (
		<MadeOne {...props} kind="number_line" name="Number line">
			{(line, { entry, look, isLocked, firstRef, onMake }) => (
				<NumberLineBoard
					line={line}
					points={[{ name: /* text */ "Point on the number line", mark: markOf(line, entry), look }]}
					isLocked={isLocked}
					firstRef={firstRef}
					onPlace={(_, mark) => onMake(mark === null ? "" : entryAt(line, mark, answer_type))}
				/>
			)}
		</MadeOne>
	);
}
