import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import { ZoomLineBoard } from "./zoom-line-board.tsx";
import "./number-line.css";
import "./zoom-line.css";

/** FILL_ONE, answered with a point on a number line that zooms in. */
export function ZoomLineInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="zoom_line" name="Number line" missing="Zoom in and place the point first.">
			{(line, making) => <ZoomLineBoard line={line} {...making} />}
		</MadeOne>
	);
}
