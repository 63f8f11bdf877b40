import type { PracticeOption, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { blankPicture } from "@learnin/domain/interactions/interaction-kinds";
import type { QuestionType } from "@learnin/domain/question/question";
import type { ReactNode } from "react";
import { QuestionFigure, QuestionImage } from "../../../ui/text/question-paper.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import "./question-parts.css";

/** A question of one type, or one looked up by its type. */
interface Reading<Q extends PracticeQuestion> {
	Parts(props: { question: Q }): ReactNode;
}

const choices: Reading<PracticeQuestion & { options: readonly PracticeOption[] }> = {
	Parts: ({ question }) => (
		<>
			<BlankPicture question={question} />
			<Options options={question.options} label="The answers to choose from" />
		</>
	),
};
const nothing: Reading<PracticeQuestion> = { Parts: () => null };

/** The read-only view of each type. */
const readTypes: {
	readonly [T in QuestionType]: Reading<Extract<PracticeQuestion, { question_type: T }>>;
} = {
	SELECT_ONE: choices,
	SELECT_ALL: choices,
	FILL_ONE: { Parts: BlankPicture },
	FILL_MULTIPLE: { Parts: BlankPicture },
	MATCH_THE_FOLLOWING: {
		Parts: ({ question: { left_options, right_options } }) => (
			<div className="match-sides">
				<Options options={left_options} label="Left side" />
				<Options options={right_options} label="Right side" />
			</div>
		),
	},
	LABELED_INPUT: {
		Parts: ({ question: { labels } }) => (
			<ul className="part-list" aria-label="The places to label">
				{labels.map(({ id, label, choices: words }) => (
					<li key={id}>
						{/* One item: the list puts the items of an entry below each other. */}
						<span>
							{label}
							{words && <span className="text-ink-3">{`: ${words.join(", ")}`}</span>}
						</span>
					</li>
				))}
			</ul>
		),
	},
	VERIFY_WITH_LLM: nothing,
};

/** What to choose from, match or label, read-only. */
export function QuestionParts({ question }: { question: PracticeQuestion }) {
	const { Parts }: Reading<PracticeQuestion> = readTypes[question.question_type];
	return <Parts question={question} />;
}

/** The drawing on which an answer is made. */
function BlankPicture({ question: { interaction } }: { question: PracticeQuestion }) {
	const figure = interaction && blankPicture(interaction);
	return figure && <QuestionFigure figure={figure} />;
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
