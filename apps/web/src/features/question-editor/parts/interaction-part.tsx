import type { Interaction } from "@learnin/domain/interactions/interaction";
import { Choice } from "../../../ui/fields/choice.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import { type Corner, CornersField, PartsField } from "../fields/corners-field.tsx";
import type { PartProps } from "../editor-props.ts";
import { changesFor, formOf, kindsFor, startOf, valueIn } from "../interactions/interaction-forms.ts";
import type { NamesSetting, NumberSetting, TextSetting } from "../interactions/interaction-settings.ts";
import { TypedField } from "../fields/typed-field.tsx";

/** The choice of how to answer, if there are several: typed, or by an interaction configured here. */
export function InteractionPart({ draft, onChange, errorOf }: PartProps) {
	const { interaction = null, question_type } = draft;
	const kinds = kindsFor(question_type);
	// One that does not fit the type can still be removed.
	if (interaction !== null && !kinds.includes(interaction.kind)) kinds.push(interaction.kind);
	if (kinds.length === 0) return null;
	const set = (next: Interaction) => onChange({ interaction: next });
	const choose = (next: Interaction | null) =>
		onChange(next === null ? { interaction: null } : changesFor(draft, next));
	return (
		<div className="qe-stack">
			<div data-field="interaction" className="qe-grow">
				<SelectField
					label="How students answer"
					options={[
						{ value: "", label: "Type or choose it" },
						...kinds.map((kind) => ({ value: kind, label: formOf(kind).name })),
					]}
					value={interaction?.kind ?? ""}
					error={errorOf("interaction")}
					onChange={({ currentTarget: { value } }) => choose(startOf(value))}
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
					onChange(
						next === "" ? without(interaction, setting.field) : { ...interaction, [setting.field]: next },
					);
				return "choices" in setting ? (
					<SelectField
						key={setting.field}
						label={setting.label}
						options={setting.choices}
						value={value}
						{...(setting.choices.some(isLong) && { className: "qe-wide" })}
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
				) : "mostLetters" in setting ? (
					<TextField key={setting.field} setting={setting} value={value} onChange={set} />
				) : "most" in setting ? (
					<NamesField key={setting.field} setting={setting} value={value} onChange={set} />
				) : (
					<NumberField key={setting.field} setting={setting} value={value} onChange={set} />
				);
			})}
		</div>
	);
}

/** Too long for a quarter of the row. */
function isLong({ label }: { label: string }): boolean {
	return label.length > 24;
}

/** The same with a setting left out, which means what is usual. */
function without(interaction: Interaction, field: string): Interaction {
	const rest = { ...interaction };
	Reflect.deleteProperty(rest, field);
	return rest;
}

interface NumberFieldProps {
	setting: NumberSetting;
	value: string;
	/** Empty for one that is left out. */
	onChange: (value: number | "") => void;
}

/** A whole number within its limits. */
function NumberField({
	setting: { label, hint, min, max, isOptional = false },
	value,
	onChange,
}: NumberFieldProps) {
	return (
		<TypedField
			label={label}
			hint={hint}
			initial={value}
			maxLength={7}
			read={(entry) => {
				if (isOptional && entry.trim() === "") return "";
				const number = Number(entry.trim().replace("−", "-"));
				return entry.trim() !== "" && Number.isInteger(number) && number >= min && number <= max
					? number
					: null;
			}}
			fault={`Write a whole number from ${min} to ${max}.`}
			onChange={onChange}
		/>
	);
}

interface TextFieldProps {
	setting: TextSetting;
	value: string;
	onChange: (text: string) => void;
}

/** A text that must not be empty. */
function TextField({ setting: { label, mostLetters }, value, onChange }: TextFieldProps) {
	return (
		<TypedField
			isWide
			label={label}
			initial={value}
			maxLength={mostLetters}
			read={(entry) => (entry.trim() === "" ? null : entry.trim())}
			fault="Write a few words."
			onChange={onChange}
		/>
	);
}

interface NamesFieldProps {
	setting: NamesSetting;
	value: string;
	onChange: (names: string[]) => void;
}

/** Names with commas between them. */
function NamesField({ setting: { label, hint, most }, value, onChange }: NamesFieldProps) {
	return (
		<TypedField
			isWide
			label={label}
			hint={hint}
			initial={value}
			maxLength={200}
			read={(entry) => {
				const names = entry
					.split(",")
					.map((name) => name.trim())
					.filter((name) => name !== "");
				return names.length >= 2 && names.length <= most ? names : null;
			}}
			fault={`Write 2 to ${most} names with commas between them.`}
			onChange={onChange}
		/>
	);
}
