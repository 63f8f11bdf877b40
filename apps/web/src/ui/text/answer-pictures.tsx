import { QuestionFigure } from "./question-paper.tsx";
import "./answer-pictures.css";

type Figure = { svg: string; alt: string };

/**
 * An answer as a small picture, beside the right one where that is told. An answer too large to draw has none, and the
 * right one alone would look like it.
 */
export function AnswerPictures({ made, right }: { made: Figure | null; right: Figure | null }) {
	if (made === null) return null;
	return (
		<div className="answer-pictures">
			<AnswerPicture figure={made} name={right && "This answer"} />
			{right && <AnswerPicture figure={right} name="Right answer" isRight />}
		</div>
	);
}

interface PictureProps {
	figure: Figure;
	/** Null if there is nothing to tell it from. */
	name: string | null;
	isRight?: boolean;
}

function AnswerPicture({ figure, name, isRight = false }: PictureProps) {
	return (
		<figure className={isRight ? "answer-picture is-right" : "answer-picture"}>
			<QuestionFigure figure={figure} />
			{name !== null && <figcaption>{name}</figcaption>}
		</figure>
	);
}
