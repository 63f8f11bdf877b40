import { Field } from "../../ui/fields/field.tsx";

export interface WordFieldProps {
	label: string;
	name: string;
	hint?: string;
	optional?: boolean;
	error?: string | undefined;
	/** Gets the focus when the dialog opens. */
	isFirst?: boolean;
}

/** A short text, up to 300 characters. */
export function WordField({ label, name, hint, optional = false, error, isFirst = false }: WordFieldProps) {
	return (
		<Field label={label} optional={optional} error={error} {...(hint !== undefined && { hint })}>
			{(control) => (
				<textarea
					{...control}
					name={name}
					className="input"
					rows={2}
					maxLength={300}
					{...(isFirst && { "data-autofocus": true })}
				/>
			)}
		</Field>
	);
}
