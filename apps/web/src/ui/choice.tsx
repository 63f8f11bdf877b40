import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./choice.css";

/** A radio button or checkbox as a card, with what it stands for. */
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
}

/** What there is to choose from, under one question. */
export function Choices({ legend, className, children, ...fieldset }: ChoicesProps) {
	return (
		<fieldset {...fieldset} className={classNames("choices", className)}>
			<legend>{legend}</legend>
			{children}
		</fieldset>
	);
}
