import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { QuestionFigure, QuestionPaper } from "../../ui/text/question-paper.tsx";
import { QuestionParts } from "../activity/index.ts";

/** A read-only question: its text, its picture, and what to choose from. */
export function QuestionShown({ question }: { question: PracticeQuestion }) {
	const { prompt, cta, figure, images } = question;
	if (question.question_type !== "LABELED_INPUT" || figure === null)
		return (
			<>
				<QuestionPaper {...{ prompt, cta, figure, images }} />
				<QuestionParts question={question} />
			</>
		);
	return (
		<>
			<QuestionPaper {...{ prompt, cta, images }} figure={null} />
			<div className="ls-labeled">
				<QuestionFigure figure={figure} />
				{question.labels.map(({ id, label, x, y }) => (
					<span key={id} style={{ left: `${x}%`, top: `${y}%` }}>
						<span className="sr">{label}</span>
					</span>
				))}
			</div>
		</>
	);
}
