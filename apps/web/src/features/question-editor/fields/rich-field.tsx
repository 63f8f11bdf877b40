import type { ReactNode } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { classNames } from "../../../ui/class-names.ts";

export interface RichFieldProps {
	/** Its path, for showing faults. */
	field: string;
	label: ReactNode;
	value: string;
	onChange: (value: string) => void;
	errorOf: (field: string) => string | undefined;
	rows?: number;
	hint?: ReactNode;
	optional?: boolean;
	/** The label is announced but not visible. */
	isBare?: boolean;
	maxLength?: number;
	placeholder?: string;
}

/** A Markdown text with formulas, into which the formula help inserts. */
export function RichField(props: RichFieldProps) {
	const { field, label, value, onChange, errorOf, rows = 1, isBare = false } = props;
	const { hint, optional = false, maxLength = 5000, placeholder } = props;
	return (
		<div data-field={field} className="qe-grow">
			<Field
				label={isBare ? <span className="sr">{label}</span> : label}
				error={errorOf(field)}
				hint={hint}
				optional={optional}
				className={classNames(isBare && "qe-bare")}
			>
				{(control) => (
					<textarea
						{...control}
						className={classNames("input qe-rich", rows === 1 && "qe-line")}
						data-rich=""
						rows={rows}
						maxLength={maxLength}
						placeholder={placeholder}
						value={value}
						onChange={(event) => onChange(event.currentTarget.value)}
					/>
				)}
			</Field>
		</div>
	);
}

export interface PlainFieldProps {
	field: string;
	label: ReactNode;
	value: string;
	onChange: (value: string) => void;
	errorOf: (field: string) => string | undefined;
	hint?: ReactNode;
	placeholder?: string;
	maxLength?: number;
}

/** One line without formulas. */
export function PlainField(props: PlainFieldProps) {
	const { field, label, value, onChange, errorOf, hint, placeholder, maxLength = 200 } = props;
	return (
		<div data-field={field} className="qe-grow">
			<Field label={label} error={errorOf(field)} hint={hint}>
				{(control) => (
					<input
						{...control}
						type="text"
						className="input"
						autoComplete="off"
						placeholder={placeholder}
						maxLength={maxLength}
						value={value}
						onChange={(event) => onChange(event.currentTarget.value)}
					/>
				)}
			</Field>
		</div>
	);
}

/** The error of a whole list, above it. */
export function ListError({ text }: { text: string | undefined }) {
	return text === undefined ? null : <p className="error-text qe-list-error">{text}</p>;
}
