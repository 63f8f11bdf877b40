import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import "../buttons/tick.css";
import "./choice.css";

/** A radio button or checkbox as a card, with its label. */
export function Choice({ children, className, ...input }: ComponentProps<"input"> & { children: ReactNode }) {
	return (
		<label className={classNames("choice", className)}>
			<input {...input} />
			{children}
		</label>
	);
}

interface ChoicesProps extends ComponentProps<"fieldset"> {
	legend: ReactNode;
	/** Why the choice is invalid. */
	error?: string | undefined;
}

/** A group of choices for one question. */
export function Choices({ legend, error, className, children, ...fieldset }: ChoicesProps) {
	const id = useId();
	return (
		<fieldset
			{...fieldset}
			className={classNames("choices", className)}
			aria-describedby={error === undefined ? undefined : id}
			data-problem={error !== undefined || undefined}
		>
			<legend>{legend}</legend>
			{children}
			{error !== undefined && (
				<p className="error-text" id={id} role="alert">
					<CircleAlert aria-hidden="true" />
					<span>{error}</span>
				</p>
			)}
		</fieldset>
	);
}
