import type { PracticeOption, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { kindOf } from "@learnin/domain/interactions/interaction-kinds";
import { QuestionFigure, QuestionImage } from "../../ui/question-paper.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** What there was to choose from, to match or to label; to read, not to answer. */
export function QuestionParts({ question }: { question: PracticeQuestion }) {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return <Options options={question.options} label="The answers to choose from" />;
		case "MATCH_THE_FOLLOWING":
			return (
				<div className="match-sides">
					<Options options={question.left_options} label="Left side" />
					<Options options={question.right_options} label="Right side" />
				</div>
			);
		case "LABELED_INPUT":
			return (
				<ul className="part-list" aria-label="The places to label">
					{question.labels.map(({ id, label, choices }) => (
						<li key={id}>
							{label}
							{choices && <span className="text-ink-3">{`: ${choices.join(", ")}`}</span>}
						</li>
					))}
				</ul>
			);
		case "FILL_ONE":
			return question.interaction ? (
				<QuestionFigure figure={kindOf(question.interaction).pictureOf(question.interaction, null)} />
			) : null;
		case "FILL_MULTIPLE":
		case "VERIFY_WITH_LLM":
			return null;
	}
}

function Options({ options, label }: { options: readonly PracticeOption[]; label: string }) {
	return (
		<ul className="part-list" aria-label={label}>
			{options.map((option) => (
				<li key={option.id}>
					{option.label.html !== "" && <RichText text={option.label} className="rich" />}
					{option.figure && <QuestionFigure figure={option.figure} />}
					{option.image && <QuestionImage image={option.image} />}
				</li>
			))}
		</ul>
	);
}
