import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { QuestionFigure } from "../../ui/text/question-paper.tsx";
import type { OpenedStep } from "./lessons.api.ts";

/**
 * The picture of a step: whole at first, as the text beside it says; then, on press and never automatically, drawn part
 * by part. On paper it is whole.
 */
export function GrowingPicture({ pictures }: { pictures: OpenedStep["pictures"] }) {
	const whole = pictures.length - 1;
	/** Null until the first press. */
	const [drawn, setDrawn] = useState<number | null>(null);
	const at = drawn ?? whole;
	const picture = pictures[at];
	const last = pictures[whole];
	const isWhole = at === whole;
	return (
		<div className="ls-picture">
			{picture && <QuestionFigure figure={picture} />}
			{last && !isWhole && (
				<div className="ls-whole" aria-hidden="true">
					<QuestionFigure figure={last} />
				</div>
			)}
			{pictures.length > 1 && (
				<Button variant="line" onClick={() => setDrawn(isWhole ? 0 : at + 1)}>
					{isWhole ? "Draw it step by step" : "Draw the next part"}
				</Button>
			)}
			<p className="sr" role="status">
				{drawn !== null && picture?.alt}
			</p>
		</div>
	);
}
