import type { FigureEntry } from "@learnin/domain/authoring/drawn-figures/setting";
import { SelectField, TextField } from "../../../ui/fields/field.tsx";

export interface EntryFieldProps {
	entry: FigureEntry;
	/** Its accessible name if the label is not enough: in a row. */
	name?: string;
	value: string;
	error: string | undefined;
	onChange: (value: string, isDecided: boolean) => void;
}

/** A number or text, or a choice. */
export function EntryField({ entry: { label, choices }, name, value, error, onChange }: EntryFieldProps) {
	const named = name === undefined ? {} : { "aria-label": name };
	if (choices !== undefined)
		return (
			<SelectField
				{...named}
				label={label}
				options={[...choices]}
				value={value}
				error={error}
				onChange={({ currentTarget }) => onChange(currentTarget.value, true)}
			/>
		);
	return (
		<TextField
			{...named}
			label={label}
			maxLength={60}
			autoComplete="off"
			value={value}
			error={error}
			onChange={({ currentTarget }) => onChange(currentTarget.value, false)}
		/>
	);
}
