import { allowedMark, isInOrder, pointsOf } from "@learnin/domain/interactions/box-plot/box-plot";
import { entriesOf, lineOf, marksOf } from "@learnin/domain/interactions/line-points/line-points";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import { NumberLineBoard } from "../number-line/number-line-board.tsx";
import "../number-line/number-line.css";
import "./box-plot.css";

/** FILL_MULTIPLE, answered with a box plot: its five handles are the boxes. */
export function BoxPlotInput(props: MadeManyProps) {
	const types = props.question.blanks.map(({ answer_type }) => answer_type);
	return (
		<MadeMany {...props} kind="box_plot" name="Box plot" missing="Some handles aren’t placed yet.">
			{(plot, { entries, lookOf, isLocked, firstRef, onMake }) => {
				const points = pointsOf(plot);
				const marks = marksOf(points, entries);
				return (
					<NumberLineBoard
						line={lineOf(points)}
						points={marks.map((mark, at) => ({
							name: handleNames()[at] ?? "",
							letter: letters()[at] ?? "",
							mark,
							look: lookOf(at),
						}))}
						isLocked={isLocked}
						isBox={isInOrder(marks)}
						firstRef={firstRef}
						allowed={(at, mark) => allowedMark(marks, at, mark)}
						onPlace={(at, mark) => onMake(entriesOf(points, marks.with(at, mark), types))}
					/>
				);
			}}
		</MadeMany>
	);
}

/** A handle shows its letter until it is placed. */
function letters(): string[] {
	return ["Min", "Q1", "M", "Q3", "Max"];
}

function handleNames(): string[] {
	return ["Least value", "Lower quartile", "Median", "Upper quartile", "Greatest value"];
}
