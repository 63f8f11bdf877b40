import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { QuestionFigure } from "../../ui/text/question-paper.tsx";
import type { OpenedStep } from "./lessons.api.ts";

/** A picture drawn step by step, on press and never automatically; on paper it is whole. */
export function GrowingPicture({ pictures }: { pictures: OpenedStep["pictures"] }) {
	const [at, setAt] = useState(0);
	const picture = pictures[at];
	const last = pictures.at(-1);
	const isLast = at === pictures.length - 1;
	return (
		<div className="ls-picture">
			{picture && <QuestionFigure figure={picture} />}
			{last && !isLast && (
				<div className="ls-whole" aria-hidden="true">
					<QuestionFigure figure={last} />
				</div>
			)}
			{pictures.length > 1 && (
				<Button variant="line" onClick={() => setAt(isLast ? 0 : at + 1)}>
					{isLast ? "Draw it again" : "Draw the next part"}
				</Button>
			)}
			<p className="sr" role="status">
				{at > 0 && picture?.alt}
			</p>
		</div>
	);
}
