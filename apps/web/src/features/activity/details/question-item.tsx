import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { QuestionFigure } from "../../../ui/text/question-paper.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { verdictOf } from "../attempts/attempt-words.ts";
import { AttemptRow } from "../attempts/attempt-row.tsx";
import { DetailsLink } from "./details-link.tsx";
import type { QuestionGroup } from "../attempts/group-attempts.ts";
import "../../../styles/disclosure.css";

export interface QuestionItemProps {
	group: QuestionGroup;
	fresh: ReadonlySet<string>;
	/** In a set with several skills each question names its own. */
	isSkillShown: boolean;
	className?: string | undefined;
}

/** A question as it was asked, and every try on it. */
export function QuestionItem({ group, fresh, isSkillShown, className }: QuestionItemProps) {
	// The newest knows whether the question is over by now and its answer may be told.
	const [{ prompt, figure, correct_answer, skill_name }] = group.attempts;
	const isNew = group.attempts.every(({ id }) => fresh.has(id));
	// A right attempt says it already.
	const isUnsolved = group.attempts.every((attempt) => verdictOf(attempt) !== "right");
	return (
		<li className={classNames("question", isNew && "fresh", className)}>
			{isSkillShown && <p className="question-skill">{skill_name}</p>}
			<RichText text={prompt} className="rich question-prompt" />
			{figure && (
				<Disclosure label="Figure">
					<QuestionFigure figure={figure} />
				</Disclosure>
			)}
			<ol className="attempts">
				{group.attempts.map((attempt) => (
					<AttemptRow key={attempt.id} attempt={attempt} isFresh={fresh.has(attempt.id)} />
				))}
			</ol>
			{isUnsolved && correct_answer.length > 0 && (
				<Disclosure label="Right answer">
					<ul className="grid gap-1">
						{correct_answer.map((text) => (
							<li key={text.html}>
								<RichText text={text} className="rich font-semibold" />
							</li>
						))}
					</ul>
				</Disclosure>
			)}
			<DetailsLink
				questionId={group.key}
				spoken={prompt.spoken}
				hasDrawing={group.attempts.some(({ has_drawing }) => has_drawing)}
			/>
		</li>
	);
}

function Disclosure({ label, children }: { label: string; children: ReactNode }) {
	return (
		<details className="disclosure">
			<summary>
				<ChevronRight className="i" />
				{label}
			</summary>
			<div className="disclosure-body">{children}</div>
		</details>
	);
}
