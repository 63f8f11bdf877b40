import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import type { KnownMistake } from "@learnin/domain/question/question";
import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import type { PartProps } from "../editor-props.ts";
import { editedTypes } from "../question-types/edited-types.ts";
import { ListError, PlainField, RichField } from "../fields/rich-field.tsx";

const mostMistakes = 30;

/** Known mistakes, each with kind feedback. */
export function MistakesPart({ draft, onChange, errorOf }: PartProps) {
	const mistakes = draft.known_mistakes;
	const set = (at: number, changes: Partial<KnownMistake>) =>
		onChange({
			known_mistakes: mistakes.map((each, place) => (place === at ? { ...each, ...changes } : each)),
		});
	return (
		<Card
			title="When a student answers"
			data-field="known_mistakes"
			actions={
				<Button
					variant="line"
					icon={<Plus className="i" />}
					disabled={mistakes.length >= mostMistakes}
					onClick={() => onChange({ known_mistakes: [...mistakes, newMistake(draft)] })}
				>
					Add a mistake
				</Button>
			}
		>
			<div className="qe-stack">
				<ListError text={errorOf("known_mistakes")} />
				{mistakes.length === 0 && (
					<p className="help">Name a wrong answer and the feedback a student gets for it.</p>
				)}
				{mistakes.map((mistake, at) => (
					<div key={mistake.id} className="qe-box" role="group" aria-label={`Known mistake ${at + 1}`}>
						<div className="qe-row">
							<PartField draft={draft} mistake={mistake} onChange={(part) => set(at, { part })} />
							<AnswerField
								draft={draft}
								mistake={mistake}
								at={at}
								errorOf={errorOf}
								onChange={(answer) => set(at, { answer })}
							/>
							<IconButton
								label={`Remove mistake ${at + 1}`}
								onClick={() => onChange({ known_mistakes: mistakes.filter((each) => each !== mistake) })}
							>
								<Trash2 className="i" />
							</IconButton>
						</div>
						<ListError text={errorOf(`known_mistakes[${at}].part`)} />
						<RichField
							field={`known_mistakes[${at}].feedback`}
							label="Feedback to the student"
							maxLength={1000}
							value={mistake.feedback}
							errorOf={errorOf}
							onChange={(feedback) => set(at, { feedback })}
						/>
					</div>
				))}
			</div>
		</Card>
	);
}

function newMistake(draft: QuestionDraft): KnownMistake {
	const taken = new Set(draft.known_mistakes.map(({ id }) => id));
	let number = taken.size + 1;
	while (taken.has(`mistake-${number}`)) number += 1;
	const part = editedTypes[draft.question_type].mistakeParts(draft)[0]?.value;
	return { id: `mistake-${number}`, answer: "", feedback: "", ...(part !== undefined && { part }) };
}

interface MistakeFieldProps {
	draft: QuestionDraft;
	mistake: KnownMistake;
	onChange: (value: string) => void;
}

function PartField({ draft, mistake, onChange }: MistakeFieldProps) {
	const parts = editedTypes[draft.question_type].mistakeParts(draft);
	if (parts.length === 0) return null;
	return (
		<SelectField
			label="Part"
			options={parts}
			value={mistake.part ?? ""}
			placeholder="Choose"
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}

function AnswerField({
	draft,
	mistake,
	at,
	errorOf,
	onChange,
}: MistakeFieldProps & { at: number; errorOf: PartProps["errorOf"] }) {
	const answers = editedTypes[draft.question_type].mistakeAnswers(draft);
	const field = `known_mistakes[${at}].answer`;
	if (answers === null)
		return (
			<PlainField
				field={field}
				label="Wrong answer"
				value={mistake.answer}
				errorOf={errorOf}
				onChange={onChange}
			/>
		);
	return (
		<div data-field={field} className="qe-grow">
			<SelectField
				label="Wrong answer"
				options={answers}
				placeholder="Choose"
				error={errorOf(field)}
				value={mistake.answer}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
		</div>
	);
}
