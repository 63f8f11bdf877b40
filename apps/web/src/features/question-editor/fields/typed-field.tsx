import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/fields/field.tsx";

export interface TypedFieldProps<T> {
	label: string;
	hint?: string | undefined;
	/** Has a row of its own, because what is in it is long. */
	isWide?: boolean;
	/** What is in it at first. */
	initial: string;
	maxLength: number;
	/** Null for what cannot be read. */
	read: (entry: string) => T | null;
	/** What to do about an entry that cannot be read; told once the field was left. */
	fault: string;
	onChange: (value: T) => void;
}

/** What is typed stays as it is; only what can be read goes into the question. */
export function TypedField<T>({
	label,
	hint,
	isWide = false,
	initial,
	maxLength,
	read,
	fault,
	onChange,
}: TypedFieldProps<T>) {
	const [text, setText] = useState(initial);
	const [isTyping, setIsTyping] = useState(false);
	return (
		<div className={classNames("qe-grow", isWide && "qe-wide")}>
			<Field label={label} hint={hint} error={isTyping || read(text) !== null ? undefined : fault}>
				{(control) => (
					<input
						{...control}
						type="text"
						className="input"
						autoComplete="off"
						maxLength={maxLength}
						value={text}
						onBlur={() => setIsTyping(false)}
						onChange={({ currentTarget: { value: entry } }) => {
							setText(entry);
							setIsTyping(true);
							const value = read(entry);
							if (value !== null) onChange(value);
						}}
					/>
				)}
			</Field>
		</div>
	);
}
