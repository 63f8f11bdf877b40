import { withChoice, withOption, withoutOption } from "@learnin/domain/authoring/draft/edit-draft";
import type { DraftOption } from "@learnin/domain/authoring/draft/question-draft";
import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import type { PartProps } from "../editor-props.ts";
import { answerChoices, answerTypeOf } from "../editor-words.ts";
import { AddImage, ImageRow } from "../fields/image-fields.tsx";
import { ListError, RichField } from "../fields/rich-field.tsx";

const mostOptions = 12;

/** The options, and which of them are right. */
export function SelectPart({ draft, onChange, errorOf }: PartProps) {
	const isOne = draft.question_type === "SELECT_ONE";
	const setOption = (id: string, changes: Partial<DraftOption>) =>
		onChange({ options: draft.options.map((each) => (each.id === id ? { ...each, ...changes } : each)) });
	return (
		<div className="qe-stack">
			<fieldset className="qe-stack" data-field="options">
				<legend className="help">{isOne ? "Mark the one right option." : "Mark every right option."}</legend>
				<ListError text={errorOf("options")} />
				{draft.options.map((option, at) => (
					<div key={option.id} className="qe-option">
						<label className="qe-mark">
							<input
								type={isOne ? "radio" : "checkbox"}
								name="answer"
								checked={draft.answerList.includes(option.id)}
								onChange={() => onChange(withChoice(draft, option.id))}
							/>
							<span className="sr">{`Option ${option.id.toUpperCase()} is right`}</span>
							<b aria-hidden="true">{option.id.toUpperCase()}</b>
						</label>
						<div className="qe-stack qe-grow">
							<RichField
								field={`options[${at}].label`}
								label={`Option ${option.id.toUpperCase()}`}
								isBare
								maxLength={1000}
								value={option.label}
								errorOf={errorOf}
								onChange={(label) => setOption(option.id, { label })}
							/>
							<OptionImage
								option={option}
								at={at}
								errorOf={errorOf}
								onChange={(image) => setOption(option.id, { image })}
							/>
						</div>
						<IconButton
							label={`Remove option ${option.id.toUpperCase()}`}
							onClick={() => onChange(withoutOption(draft, option.id))}
						>
							<Trash2 className="i" />
						</IconButton>
					</div>
				))}
			</fieldset>
			{draft.options.length < mostOptions && (
				<Button
					variant="ghost"
					className="qe-add"
					icon={<Plus className="i" />}
					onClick={() => onChange(withOption(draft))}
				>
					Add an option
				</Button>
			)}
			<div className="qe-row">
				<SelectField
					label="The options are"
					options={answerChoices}
					value={draft.answer_type}
					onChange={(event) => onChange({ answer_type: answerTypeOf(event.currentTarget.value) })}
				/>
				{!isOne && (
					<SelectField
						label="“None of these” is"
						placeholder="No option"
						options={draft.options.map(({ id }) => ({ value: id, label: id.toUpperCase() }))}
						value={draft.none_option_id ?? ""}
						onChange={(event) => onChange({ none_option_id: event.currentTarget.value || null })}
					/>
				)}
			</div>
			{!isOne && (
				<label className="qe-check">
					<input
						type="checkbox"
						className="switch"
						checked={draft.tells_count}
						onChange={(event) => onChange({ tells_count: event.currentTarget.checked })}
					/>
					Tell how many are right
				</label>
			)}
		</div>
	);
}

interface OptionImageProps {
	option: DraftOption;
	at: number;
	errorOf: PartProps["errorOf"];
	onChange: (image: DraftOption["image"]) => void;
}

function OptionImage({ option: { image }, at, errorOf, onChange }: OptionImageProps) {
	if (image === null) return <AddImage label="Picture" onAdd={onChange} />;
	return <ImageRow image={image} field={`options[${at}].image`} errorOf={errorOf} onChange={onChange} />;
}
