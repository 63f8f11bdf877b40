import { entriesOf, pointsOf } from "@learnin/domain/interactions/plane/plane";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import { PlaneBoard } from "./plane-board.tsx";
import "./plane.css";

/** FILL_MULTIPLE, answered with points on a coordinate plane. */
export function PlaneInput(props: MadeManyProps) {
	return (
		<MadeMany {...props} kind="plane" name="Plane" missing="Some points aren’t plotted yet.">
			{(plane, { entries, lookOf, isLocked, firstRef, onMake }) => (
				<PlaneBoard
					plane={plane}
					points={pointsOf(plane, entries)}
					lookOf={(at) => {
						// One wrong coordinate makes the point wrong.
						const [x, y] = [lookOf(2 * at), lookOf(2 * at + 1)];
						return x === "right" ? y : x;
					}}
					isLocked={isLocked}
					firstRef={firstRef}
					onPlot={(points) => onMake(points.flatMap(entriesOf))}
				/>
			)}
		</MadeMany>
	);
}
