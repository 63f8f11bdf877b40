import { CutBoard } from "./cut-board.tsx";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import "./cut.css";

/** FILL_ONE, answered by cutting a figure and moving the piece: the answer is the area of the frame in squares. */
export function CutInput(props: MadeOneProps) {
	return (
		<MadeOne
			{...props}
			kind="cut"
			name="Cut and move"
			missing="Make the frame as long and as high as your rectangle."
		>
			{(cut, making) => <CutBoard cut={cut} {...making} />}
		</MadeOne>
	);
}
