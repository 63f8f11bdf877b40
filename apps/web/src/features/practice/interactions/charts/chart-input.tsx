import { entriesOf, valuesOf } from "@learnin/domain/interactions/chart/chart";
import { ChartBoard } from "./chart-board.tsx";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import "./chart.css";

/** FILL_MULTIPLE, answered with the columns of a chart. */
export function ChartInput(props: MadeManyProps) {
	return (
		<MadeMany {...props} kind="chart" name="Chart" missing="Some columns aren’t drawn yet.">
			{(chart, { entries, lookOf, isLocked, firstRef, onMake }) => (
				<ChartBoard
					chart={chart}
					values={valuesOf(chart, entries)}
					lookOf={lookOf}
					isLocked={isLocked}
					firstRef={firstRef}
					onDraw={(values) => onMake(entriesOf(values))}
				/>
			)}
		</MadeMany>
	);
}
