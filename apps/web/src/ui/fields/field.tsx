import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { useOwnFault } from "./use-own-fault.ts";

export interface FieldFrame {
	label: ReactNode;
	hint?: ReactNode;
	/** Why the entry is invalid; marks the control as invalid. */
	error?: string | undefined;
	/** Shown beside the label. */
	optional?: boolean;
	className?: string;
}

export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

/** Label, control, hint and error, associated for assistive technology. */
export function Field({
	label,
	hint,
	error,
	optional,
	className,
	children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
	const id = useId();
	const { fault, listeners } = useOwnFault();
	const shown = error || fault?.words;
	const described = [shown && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={classNames("field", className)} {...listeners}>
			<label className="label" htmlFor={id}>
				{label}
				{optional && <span className="font-normal text-ink-3"> (optional)</span>}
			</label>
			{children({ id, "aria-describedby": described || undefined, "aria-invalid": shown ? true : undefined })}
			{shown && (
				<p className="error-text" id={`${id}-error`} role={!error && fault?.isSaid ? "alert" : undefined}>
					<CircleAlert aria-hidden="true" />
					<span>{shown}</span>
				</p>
			)}
			{hint && (
				<p className="help" id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}

export function TextField({
	label,
	hint,
	error,
	optional,
	className,
	...input
}: FieldFrame & Omit<ComponentProps<"input">, "id" | "className">) {
	return (
		<Field {...frame({ label, hint, error, optional, className })}>
			{(control) => <input type="text" {...input} {...control} className="input" />}
		</Field>
	);
}

export interface SelectOption {
	value: string;
	label: string;
}

export interface SelectFieldProps
	extends FieldFrame,
		Omit<ComponentProps<"select">, "id" | "children" | "className"> {
	options: readonly SelectOption[];
	/** The first, empty option. */
	placeholder?: string;
}

export function SelectField({
	label,
	hint,
	error,
	optional,
	className,
	options,
	placeholder,
	...select
}: SelectFieldProps) {
	return (
		<Field {...frame({ label, hint, error, optional, className })}>
			{(control) => (
				<select {...select} {...control} className="input">
					{placeholder !== undefined && <option value="">{placeholder}</option>}
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}

/** Removes undefined values, which exact optional properties do not accept. */
export function frame(props: { [K in keyof FieldFrame]: FieldFrame[K] | undefined }): FieldFrame {
	const { label, hint, error, optional, className } = props;
	return {
		label,
		error,
		...(hint !== undefined && { hint }),
		...(optional !== undefined && { optional }),
		...(className !== undefined && { className }),
	};
}
