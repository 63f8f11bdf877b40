import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { blankPicture } from "@learnin/domain/interactions/interaction-kinds";
import { QuestionFigure, QuestionPaper } from "../../ui/text/question-paper.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { QuestionParts } from "../activity/index.ts";
import { roomOf } from "./box-room.ts";
import { openHelp, StartedSteps } from "./lesson-started.tsx";
import type { Lesson } from "./lessons.api.ts";

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
			<PictureOf question={question} />
		</>
	);
}

/** The question to finish, for printing. */
export function TurnOnPaper({ lesson }: { lesson: Lesson }) {
	const { practice } = lesson;
	const { title, open } = openHelp(lesson, practice.status.hints);
	return (
		<section className="ls-on-paper" aria-hidden="true">
			<h2>Your turn</h2>
			<QuestionShown question={practice} />
			<div className="ls-started">
				<h2>{title}</h2>
				<StartedSteps steps={open} />
			</div>
			<AnswerLine question={practice} />
		</section>
	);
}

/** Where the answer is written on paper, unless the question has places of its own for it. */
export function AnswerLine({ question }: { question: PracticeQuestion }) {
	const isWritten =
		question.question_type === "FILL_ONE" ||
		question.question_type === "VERIFY_WITH_LLM" ||
		(question.question_type === "FILL_MULTIPLE" && !question.is_in_prompt);
	return isWritten && <div className="ls-line" />;
}

export interface QuestionAgainProps {
	question: PracticeQuestion;
	/** Its text, too, not only its picture. */
	hasText: boolean;
}

/** What of the example is no longer on a small screen; a larger one has it beside the steps. */
export function QuestionAgain({ question, hasText }: QuestionAgainProps) {
	const { interaction, figure } = question;
	const board = figure === null && interaction !== null ? blankPicture(interaction) : null;
	if (!hasText && figure === null && board === null) return null;
	return (
		<div className="ls-again" aria-hidden="true">
			{hasText && <RichText className="rich" text={question.prompt} />}
			<PictureOf question={question} />
			{board && <QuestionFigure figure={board} />}
		</div>
	);
}

/** The picture of a question with the boxes that it has in practice. */
function PictureOf({ question }: { question: PracticeQuestion }) {
	const { figure } = question;
	if (figure === null) return null;
	if (question.question_type !== "LABELED_INPUT") return <QuestionFigure figure={figure} />;
	return (
		<div className="ls-labeled">
			<QuestionFigure figure={figure} />
			{question.labels.map(({ id, label, x, y }) => (
				<span key={id} style={{ left: `${x}%`, top: `${y}%`, ...roomOf(question.labels) }}>
					<span className="sr">{label}</span>
				</span>
			))}
		</div>
	);
}
