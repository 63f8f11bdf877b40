import { countOf, entryOf } from "@learnin/domain/interactions/shading/shading";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import { ShadingBoard } from "./shading-board.tsx";
import "./shading.css";

/** FILL_ONE, answered by shading equal parts. */
export function ShadingInput(props: MadeOneProps) {
	const { answer_type } = props.question;
	return (
		<MadeOne {...props} kind="shading" name="Shade it">
			{(shading, { entry, look, isLocked, firstRef, onMake }) => (
				<ShadingBoard
					shading={shading}
					count={countOf(shading, entry, answer_type)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onShade={(count) => onMake(count === null ? "" : entryOf(shading, count, answer_type))}
				/>
			)}
		</MadeOne>
	);
}
