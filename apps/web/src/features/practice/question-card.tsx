import type { PracticeQuestion, QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import { Shapes } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { AnswerBoxes } from "./answer-boxes.tsx";
import type { Draft } from "./answer-slots.ts";
import { figureLayout, QuestionFigure } from "./question-figure.tsx";
import { keepTogether } from "./keep-together.ts";
import { useLater } from "./later.ts";
import { OptionTiles } from "./option-tiles.tsx";
import type { Phase } from "./practice-state.ts";
import { isFinished } from "./practice-state.ts";
import type { AnswerEntry } from "./use-answer-entry.ts";

export interface QuestionCardProps {
	question: PracticeQuestion;
	position: number;
	total: number;
	phase: Phase;
	told: Told;
	draft: Draft | null;
	entry: AnswerEntry;
	promptRef: React.RefObject<HTMLHeadingElement | null>;
	/** The answer cannot be changed: it is on its way, or the question is over. */
	isLocked: boolean;
	onChange: (draft: Draft) => void;
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
				{later && <later.ReadAloud text={spoken} />}
			</div>
			<h1 id="pr-prompt" ref={promptRef} tabIndex={-1} className="pr-prompt">
				<span className="sr">
					Question {position + 1} of {total}.{" "}
				</span>
				<span dangerouslySetInnerHTML={{ __html: keepTogether(question.prompt).html }} />
			</h1>
			{question.cta && <RichText className="pr-cta" text={keepTogether(question.cta)} />}
			{!isPointless && <Stage {...props} />}
			{later && isFinished(phase) && told.explanation && <later.Explanation told={told} />}
		</section>
	);
}

/** Graph paper with the figure and the place for the answer. */
function Stage({ question, phase, draft, entry, isLocked, onChange }: QuestionCardProps) {
	const { figure } = question;
	const isSelect = question.question_type === "SELECT_ONE";
	// On a phone such an answer leaves no room beside it.
	const isWide =
		entry.shape === "mixed" ||
		(question.question_type === "FILL_ONE" && Boolean(question.answer_prefix ?? question.answer_suffix));
	return (
		<div
			className={classNames(
				"pr-stage paper",
				isSelect ? "pr-stage--select" : `pr-stage--${figure ? figureLayout(figure.svg) : "plain"}`,
				isWide && "pr-stage--wide",
			)}
		>
			{figure && <QuestionFigure figure={figure} />}
			{isSelect ? (
				<OptionTiles
					options={question.options}
					chosen={draft?.question_type === "SELECT_ONE" ? draft.option_id : null}
					phase={phase}
					isLocked={isLocked}
					onChoose={(option_id) => onChange({ question_type: "SELECT_ONE", option_id })}
				/>
			) : question.question_type !== "FILL_ONE" ? null : (
				<AnswerBoxes question={question} phase={phase} entry={entry} isLocked={isLocked} />
			)}
		</div>
	);
}
