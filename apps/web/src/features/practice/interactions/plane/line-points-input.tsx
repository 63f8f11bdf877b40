import { entriesOf, lineOf, marksOf } from "@learnin/domain/interactions/line-points/line-points";
import { letterOf } from "@learnin/domain/interactions/plane/plane";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import { NumberLineBoard } from "../number-line/number-line-board.tsx";
import "../number-line/number-line.css";

/** FILL_MULTIPLE, answered with several points on a number line. */
export function LinePointsInput(props: MadeManyProps) {
	const types = props.question.blanks.map(({ answer_type }) => answer_type);
	return (
		<MadeMany {...props} kind="line_points" name="Number line" missing="Some points aren’t placed yet.">
			{(settings, { entries, lookOf, isLocked, firstRef, onMake }) => {
				const marks = marksOf(settings, entries);
				return (
					<NumberLineBoard
						line={lineOf(settings)}
						points={marks.map((mark, at) => ({
							name: `Point ${letterOf(at)}`,
							letter: letterOf(at),
							mark,
							look: lookOf(at),
						}))}
						isLocked={isLocked}
						firstRef={firstRef}
						onPlace={(at, mark) => onMake(entriesOf(settings, marks.with(at, mark), types))}
					/>
				);
			}}
		</MadeMany>
	);
}
