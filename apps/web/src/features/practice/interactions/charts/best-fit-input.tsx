import { entriesOf, heightsOf } from "@learnin/domain/interactions/best-fit/best-fit";
import { BestFitBoard } from "./best-fit-board.tsx";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import "./best-fit.css";

/** FILL_MULTIPLE, answered with a line through a scatter plot: the boxes are its heights at both edges. */
export function BestFitInput(props: MadeManyProps) {
	return (
		<MadeMany {...props} kind="best_fit" name="Scatter plot" missing="Some handles aren’t placed yet.">
			{(fit, { entries, lookOf, isLocked, firstRef, onMake }) => (
				<BestFitBoard
					fit={fit}
					heights={heightsOf(fit, entries)}
					lookOf={lookOf}
					isLocked={isLocked}
					firstRef={firstRef}
					onFit={(heights) => onMake(entriesOf(heights))}
				/>
			)}
		</MadeMany>
	);
}
