import { gradeLabel } from "@learnin/domain/family/grades";
import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { RotateCcw, Shapes } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Badge } from "../../../ui/people/badge.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { SpokenText } from "../../../ui/text/spoken-text.tsx";
import { useDeferred } from "../session/deferred/deferred.ts";
import type { Phase } from "../session/state/practice-state.ts";
import { playedTypeOf } from "../question-types/played-types.ts";
import { Stage } from "./stage.tsx";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

export interface QuestionCardProps {
	question: PracticeQuestion;
	position: number;
	total: number;
	phase: Phase;
	promptRef: React.RefObject<HTMLHeadingElement | null>;
	/** The input. */
	children: ReactNode;
}

export function QuestionCard(props: QuestionCardProps) {
	const { question, position, total, phase, promptRef, children } = props;
	// An empty box below a skipped question would look like something left to do; a board shows the answer.
	const isBoxGone = phase === "skipped" && !question.interaction && playedTypeOf(question).is_one_box;
	const isStageEmpty = isBoxGone && !question.figure && !question.images[0];
	return (
		<section className="pr-question card" aria-labelledby="pr-prompt">
			<QuestionHead {...{ question, position }} />
			<QuestionWords {...{ question, position, total, promptRef }} />
			{!isStageEmpty && <Stage question={question}>{!isBoxGone && children}</Stage>}
		</section>
	);
}

/** A press of a key or of Check changes nothing in it. */
const QuestionHead = memo(function QuestionHead({
	question,
	position,
}: Pick<QuestionCardProps, "question" | "position">) {
	const deferred = useDeferred();
	return (
		<div className="pr-head">
			<div className="pr-badges">
				<Badge tone="sky" icon={<Shapes />}>
					<span className="pr-skill">
						<WholeWords text={question.skill_name} />
					</span>
				</Badge>
				<Badge>{gradeLabel(question.grade)}</Badge>
			</div>
			{deferred && <deferred.HeadTools question={question} number={position + 1} />}
		</div>
	);
});

type QuestionWordsProps = Pick<QuestionCardProps, "question" | "position" | "total" | "promptRef">;

/** The same holds for the words, which may be many, with formulas. */
const QuestionWords = memo(function QuestionWords(props: QuestionWordsProps) {
	const { question, position, total, promptRef } = props;
	return (
		<>
			{question.is_review && (
				<p className="pr-review">
					<RotateCcw className="i" aria-hidden="true" />
					You’ve seen one like this. Now you can get it right.
				</p>
			)}
			<h1 id="pr-prompt" ref={promptRef} tabIndex={-1} className="pr-prompt">
				<span className="sr">
					Question {position + 1} of {total}.{" "}
				</span>
				{playedTypeOf(question).holdsPrompt(question) ? (
					"Fill in the boxes."
				) : (
					<SpokenText text={question.prompt} />
				)}
			</h1>
			{question.cta && <RichText className="pr-cta" text={question.cta} />}
		</>
	);
});
