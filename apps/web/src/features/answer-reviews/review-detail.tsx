import type { WaitingReview } from "@learnin/contract/routes/bank/answer-reviews.contract";
import { Check, CircleQuestionMark, RotateCcw, X } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { QuestionHead } from "../../ui/text/question-head.tsx";
import { QueueLetter } from "../../ui/lists/work-queue.tsx";
import { QuestionPaper } from "../../ui/text/question-paper.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import type { ReviewVerdict } from "./use-decision.ts";

export interface ReviewDetailProps {
	review: WaitingReview;
	/** The verdict being sent. */
	deciding: ReviewVerdict | null;
	commentRef: RefObject<HTMLTextAreaElement | null>;
	onDecide: (verdict: ReviewVerdict) => void;
}

const causeWords: Record<WaitingReview["cause"], string> = {
	no_model: "No model is set up to read it.",
	no_consent: "The family hasn’t allowed a model to read it.",
	model_unsure: "The model wasn’t sure.",
	model_failed: "The model didn’t answer.",
};

/** One written answer with its rubric. */
export function ReviewDetail({ review, deciding, commentRef, onDecide }: ReviewDetailProps) {
	return (
		<>
			<header className="grid gap-2">
				<h2 className="text-xl">Is this answer right?</h2>
				<p className="text-ink-2 text-sm">{causeWords[review.cause]}</p>
				<QuestionHead skill_name={review.skill_name} grade={review.grade} />
			</header>
			<div className="paper">
				<QuestionPaper {...review} />
			</div>
			<section className="grid gap-2" aria-label="The answer">
				<h3 className="text-base">The student wrote</h3>
				<p className="written-answer">{review.answer}</p>
			</section>
			<section className="grid gap-2" aria-label="What a good answer says">
				<h3 className="text-base">A good answer</h3>
				<ul className="rubric">
					{review.rubric.map((point) => (
						<RubricPoint key={point.id} point={point} />
					))}
				</ul>
			</section>
			<details className="sample-answer">
				<summary>Sample answer</summary>
				<RichText text={review.sample_answer} className="rich" />
			</details>
			<Field
				label="What should we tell the student?"
				optional
				hint="Be kind and clear. The student sees this with the result."
			>
				{(control) => <textarea {...control} ref={commentRef} className="input" rows={3} maxLength={1000} />}
			</Field>
			<div className="queue-actions">
				<Button
					variant="mint"
					icon={<Check className="i" />}
					busy={deciding === "correct"}
					onClick={() => onDecide("correct")}
				>
					Correct <QueueLetter of="accept" />
				</Button>
				<Button
					variant="line"
					icon={<RotateCcw className="i" />}
					busy={deciding === "incorrect"}
					onClick={() => onDecide("incorrect")}
				>
					Not yet <QueueLetter of="back" />
				</Button>
			</div>
		</>
	);
}

const findings = {
	met: { Icon: Check, words: "The model found it.", className: "is-met" },
	missing: { Icon: X, words: "The model didn’t find it.", className: "is-missing" },
	unread: { Icon: CircleQuestionMark, words: "No model looked for it.", className: "is-unread" },
};

function RubricPoint({ point: { requirement, is_met } }: { point: WaitingReview["rubric"][number] }) {
	const { Icon, words, className } = findings[is_met === null ? "unread" : is_met ? "met" : "missing"];
	return (
		<li className={className}>
			<Icon className="i" />
			<span>
				{requirement}
				<small>{words}</small>
			</span>
		</li>
	);
}
