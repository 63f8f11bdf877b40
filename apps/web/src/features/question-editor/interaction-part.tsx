import type { Interaction } from "@learnin/domain/interactions/interaction";
import { useState } from "react";
import { Choice } from "../../ui/choice.tsx";
import { Field, SelectField } from "../../ui/field.tsx";
import { type Corner, CornersField } from "./corners-field.tsx";
import type { PartProps } from "./editor-props.ts";
import { formOf, kindsFor, startOf, valueIn } from "./interaction-forms.ts";
import { PartsField } from "./parts-field.tsx";
import type { NamesSetting, NumberSetting } from "./interaction-settings.ts";

/** How the answer is given where there is more than one way: typed, or made on something that is set up here. */
export function InteractionPart({ draft, onChange, errorOf }: PartProps) {
	const { interaction = null, question_type } = draft;
	const kinds = kindsFor(question_type);
	// One that does not fit the type can still be taken away.
	if (interaction !== null && !kinds.includes(interaction.kind)) kinds.push(interaction.kind);
	if (kinds.length === 0) return null;
	const set = (next: Interaction | null) => onChange({ interaction: next });
	return (
		<div className="qe-stack">
			<div data-field="interaction" className="qe-grow">
				<SelectField
					label="How students answer"
					options={[
						{ value: "", label: "Type or choose the answer" },
						...kinds.map((kind) => ({ value: kind, label: formOf(kind).name })),
					]}
					value={interaction?.kind ?? ""}
					error={errorOf("interaction")}
					onChange={({ currentTarget: { value } }) => set(startOf(value))}
				/>
			</div>
			{interaction !== null && <Settings key={interaction.kind} interaction={interaction} onChange={set} />}
		</div>
	);
}

interface SettingsProps {
	interaction: Interaction;
	onChange: (interaction: Interaction) => void;
}

function Settings({ interaction, onChange }: SettingsProps) {
	const { settings } = formOf(interaction.kind);
	if (settings.length === 0) return null;
	return (
		<div className="qe-row">
			{settings.map((setting) => {
				const value = valueIn(interaction, setting.field);
				const set = (next: string | number | boolean | string[] | Corner[] | Corner[][]) =>
					onChange({ ...interaction, [setting.field]: next });
				return "choices" in setting ? (
					<SelectField
						key={setting.field}
						label={setting.label}
						options={setting.choices}
						value={value}
						onChange={({ currentTarget }) => set(currentTarget.value)}
					/>
				) : "isSwitch" in setting ? (
					<Choice
						key={setting.field}
						type="checkbox"
						checked={value === "true"}
						onChange={({ currentTarget }) => set(currentTarget.checked)}
					>
						{setting.label}
					</Choice>
				) : "mostCorners" in setting ? (
					<CornersField key={setting.field} setting={setting} value={value} onChange={set} />
				) : "mostParts" in setting ? (
					<PartsField key={setting.field} setting={setting} value={value} onChange={set} />
				) : "most" in setting ? (
					<NamesField key={setting.field} setting={setting} value={value} onChange={set} />
				) : (
					<NumberField key={setting.field} setting={setting} value={value} onChange={set} />
				);
			})}
		</div>
	);
}

interface NumberFieldProps {
	setting: NumberSetting;
	value: string;
	onChange: (value: number) => void;
}

/** What is typed stays as it is; only a number within the limits goes into the question. */
function NumberField({ setting: { label, hint, min, max }, value, onChange }: NumberFieldProps) {
	const [text, setText] = useState(value);
	const isGood = (entry: string) => /^-?\d+$/.test(entry) && Number(entry) >= min && Number(entry) <= max;
	return (
		<div className="qe-grow">
			<Field
				label={label}
				hint={hint}
				error={isGood(text.trim()) ? undefined : `A whole number from ${min} to ${max}.`}
			>
				{(control) => (
					<input
						{...control}
						type="text"
						className="input"
						autoComplete="off"
						maxLength={7}
						value={text}
						onChange={({ currentTarget: { value: entry } }) => {
							setText(entry);
							if (isGood(entry.trim())) onChange(Number(entry));
						}}
					/>
				)}
			</Field>
		</div>
	);
}

interface NamesFieldProps {
	setting: NamesSetting;
	value: string;
	onChange: (names: string[]) => void;
}

/** What is typed stays as it is; names without blanks at their ends go into the question. */
function NamesField({ setting: { label, hint, most }, value, onChange }: NamesFieldProps) {
	const [text, setText] = useState(value);
	const namesIn = (entry: string) =>
		entry
			.split(",")
			.map((name) => name.trim())
			.filter((name) => name !== "");
	const isGood = (names: string[]) => names.length >= 2 && names.length <= most;
	return (
		<div className="qe-grow">
			<Field label={label} hint={hint} error={isGood(namesIn(text)) ? undefined : `2 to ${most} names.`}>
				{(control) => (
					<input
						{...control}
						type="text"
						className="input"
						autoComplete="off"
						maxLength={200}
						value={text}
						onChange={({ currentTarget: { value: entry } }) => {
							setText(entry);
							if (isGood(namesIn(entry))) onChange(namesIn(entry));
						}}
					/>
				)}
			</Field>
		</div>
	);
}
