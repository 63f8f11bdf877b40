import type { PracticeQuestion, QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import { RotateCcw, Shapes } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { slotShape } from "./answer-slots.ts";
import { figureLayout, QuestionFigure } from "./question-figure.tsx";
import { keepTogether } from "./keep-together.ts";
import { useLater } from "./later.ts";
import type { Phase } from "./practice-state.ts";
import { isFinished } from "./practice-state.ts";

export interface QuestionCardProps {
	question: PracticeQuestion;
	position: number;
	total: number;
	phase: Phase;
	told: Told;
	promptRef: React.RefObject<HTMLHeadingElement | null>;
	/** The place for the answer. */
	children: ReactNode;
}

export function QuestionCard(props: QuestionCardProps) {
	const { question, position, total, phase, told, promptRef } = props;
	const later = useLater();
	// Empty boxes under a skipped question would only look like something left to do.
	const isPointless = phase === "skipped" && question.question_type === "FILL_ONE" && !question.figure;
	const spoken = [question.prompt.spoken, question.cta?.spoken].filter(Boolean).join(" ");
	return (
		<section className="pr-question card" aria-labelledby="pr-prompt">
			<div className="pr-head">
				<div className="pr-badges">
					<Badge tone="sky" icon={<Shapes />}>
						<span className="pr-skill">{question.skill_name}</span>
					</Badge>
					<Badge>Grade {question.grade}</Badge>
				</div>
				{later && (
					<div className="pr-head-end">
						<later.ReadAloud text={spoken} />
						<later.BookmarkButton questionId={question.id} bookmarked={question.bookmarked} />
						<later.ReportButton questionId={question.id} />
					</div>
				)}
			</div>
			{question.is_review && (
				<p className="pr-review">
					<RotateCcw className="i" aria-hidden="true" />
					You missed one like this before. Here is your chance to make it good.
				</p>
			)}
			<h1 id="pr-prompt" ref={promptRef} tabIndex={-1} className="pr-prompt">
				<span className="sr">
					Question {position + 1} of {total}.{" "}
				</span>
				{holdsBoxes(question) ? (
					"Fill in the boxes."
				) : (
					<span dangerouslySetInnerHTML={{ __html: keepTogether(question.prompt).html }} />
				)}
			</h1>
			{question.cta && <RichText className="pr-cta" text={keepTogether(question.cta)} />}
			{!isPointless && <Stage {...props} />}
			{later && isFinished(phase) && told.explanation && <later.Explanation told={told} />}
		</section>
	);
}

/** Its text has places for boxes, so it stands where the answer is given and is no heading. */
function holdsBoxes(question: PracticeQuestion): boolean {
	return question.question_type === "FILL_MULTIPLE" && question.is_in_prompt;
}

/** Graph paper with the figure and the place for the answer. */
function Stage({ question, children }: QuestionCardProps) {
	const { figure, images } = question;
	const isOneBox = question.question_type === "FILL_ONE";
	// On a phone such an answer leaves no room beside it.
	const isWide =
		isOneBox &&
		(slotShape(question.answer_type) === "mixed" ||
			Boolean(question.answer_prefix ?? question.answer_suffix));
	// Labels stand on their picture, which their input draws itself.
	const isPictured = question.question_type !== "LABELED_INPUT";
	return (
		<div
			className={classNames(
				"pr-stage paper",
				isOneBox ? `pr-stage--${figure ? figureLayout(figure.svg) : "plain"}` : "pr-stage--select",
				isWide && "pr-stage--wide",
			)}
		>
			{isPictured && figure && <QuestionFigure figure={figure} />}
			{isPictured &&
				images.map((image) => (
					<img
						key={image.src}
						className="pr-image"
						src={image.src}
						alt={image.alt}
						width={image.width}
						height={image.height}
						// Its place is kept from the first moment: what is focused below it must not move.
						style={
							{
								"--ratio": image.width / image.height,
								"--natural": `${image.width}px`,
							} as React.CSSProperties
						}
					/>
				))}
			{children}
		</div>
	);
}
