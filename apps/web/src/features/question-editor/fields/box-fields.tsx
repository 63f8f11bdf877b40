import type { DraftBox } from "@learnin/domain/authoring/draft/question-draft";
import type { BlankKey } from "@learnin/domain/question/question";
import { Field, SelectField } from "../../../ui/fields/field.tsx";
import { answerChoices, answerTypeOf } from "../editor-words.ts";
import { PlainField } from "./rich-field.tsx";

export interface BoxFieldsProps {
	box: DraftBox;
	/** Its path: "boxes[0]". */
	field: string;
	onChange: (changes: Partial<DraftBox>) => void;
	errorOf: (field: string) => string | undefined;
	/** A number within words has no prefix. */
	hasPrefix?: boolean;
}

const fractions = ["SIMPLE_FRACTION", "MIXED_FRACTION", "MIXED"];

/** The key of one box, and how strictly it is read. */
export function BoxFields({ box, field, onChange, errorOf, hasPrefix = true }: BoxFieldsProps) {
	const { answer_type, key } = box;
	return (
		<div className="qe-stack">
			<div className="qe-row">
				<SelectField
					label="Answer type"
					options={answerChoices}
					value={answer_type}
					onChange={(event) => onChange({ answer_type: answerTypeOf(event.currentTarget.value) })}
				/>
				{hasPrefix && (
					<PlainField
						field={`${field}.prefix`}
						label="Before the answer"
						placeholder="Nothing"
						maxLength={50}
						value={box.answer_prefix}
						errorOf={errorOf}
						onChange={(answer_prefix) => onChange({ answer_prefix })}
					/>
				)}
				<PlainField
					field={`${field}.suffix`}
					label="After the answer"
					placeholder="Nothing"
					maxLength={50}
					value={box.answer_suffix}
					errorOf={errorOf}
					onChange={(answer_suffix) => onChange({ answer_suffix })}
				/>
			</div>
			<div className="qe-row">
				<RightAnswer box={box} field={field} errorOf={errorOf} onChange={(next) => onChange({ key: next })} />
				<Strictness
					answer_type={answer_type}
					keyOfBox={key}
					field={field}
					errorOf={errorOf}
					onChange={(next) => onChange({ key: next })}
				/>
			</div>
		</div>
	);
}

const examples: Record<DraftBox["answer_type"], string> = {
	INTEGER: "42",
	FLOAT: "2.5",
	SIMPLE_FRACTION: "5/8",
	MIXED_FRACTION: "1 5/8",
	MIXED: "1 5/8",
	STRING: "",
};

interface RightAnswerProps {
	box: DraftBox;
	field: string;
	errorOf: (field: string) => string | undefined;
	onChange: (key: BlankKey) => void;
}

/** A number has one; texts may have several, one per line. */
function RightAnswer({ box: { answer_type, key }, field, errorOf, onChange }: RightAnswerProps) {
	if (answer_type !== "STRING")
		return (
			<PlainField
				field={`${field}.answers`}
				label="Right answer"
				placeholder={`Such as ${examples[answer_type]}`}
				value={key.answers[0] ?? ""}
				errorOf={errorOf}
				onChange={(answer) => onChange({ ...key, answers: [answer] })}
			/>
		);
	return (
		<div data-field={`${field}.answers`} className="qe-grow">
			<Field
				label="Right answers"
				hint="One per line. The first one is shown."
				error={errorOf(`${field}.answers`)}
			>
				{(control) => (
					<textarea
						{...control}
						className="input qe-line"
						rows={2}
						value={key.answers.join("\n")}
						onChange={(event) => onChange({ ...key, answers: event.currentTarget.value.split("\n") })}
					/>
				)}
			</Field>
		</div>
	);
}

interface StrictnessProps {
	answer_type: DraftBox["answer_type"];
	keyOfBox: BlankKey;
	field: string;
	errorOf: (field: string) => string | undefined;
	onChange: (key: BlankKey) => void;
}

function Strictness({ answer_type, keyOfBox: key, field, errorOf, onChange }: StrictnessProps) {
	return (
		<>
			{answer_type === "FLOAT" && (
				<PlainField
					field={`${field}.tolerance`}
					label="May be off by"
					placeholder="Nothing"
					value={key.tolerance ?? ""}
					errorOf={errorOf}
					onChange={(tolerance) => onChange({ ...key, tolerance })}
				/>
			)}
			{fractions.includes(answer_type) && (
				<SelectField
					label="Lowest terms"
					options={[
						{ value: "required", label: "Ask again" },
						{ value: "enforced", label: "Count as wrong" },
						{ value: "optional", label: "Not needed" },
					]}
					value={key.simplest ?? "required"}
					onChange={({ currentTarget: { value } }) =>
						onChange({ ...key, simplest: value === "enforced" || value === "optional" ? value : "required" })
					}
				/>
			)}
			{answer_type === "STRING" ? (
				<label className="qe-check">
					<input
						type="checkbox"
						className="switch"
						checked={key.is_case_sensitive ?? false}
						onChange={(event) => onChange({ ...key, is_case_sensitive: event.currentTarget.checked })}
					/>
					Capital letters matter
				</label>
			) : (
				<SelectField
					label="Pi"
					options={[
						{ value: "", label: "Not used" },
						{ value: "multiple", label: "Shown after the answer" },
						{ value: "approximate", label: "Used in the calculation" },
					]}
					value={key.pi ?? ""}
					onChange={({ currentTarget: { value } }) => {
						const { pi: _, ...rest } = key;
						onChange(value === "multiple" || value === "approximate" ? { ...rest, pi: value } : rest);
					}}
				/>
			)}
		</>
	);
}
