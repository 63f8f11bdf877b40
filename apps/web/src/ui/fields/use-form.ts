import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { type FormErrors, formErrorsOf, noErrors } from "../../platform/api/form-errors.ts";
import { type ActionOptions, useAction } from "../use-action.ts";

/** The text of a field by its name, as it was typed. */
export type TextOf = (name: string) => string;

export interface FormOptions<Result> extends Omit<ActionOptions<Result, FormData>, "onError"> {
	/** What is wrong before anything is sent, by field; nothing is sent then. */
	check?: (text: TextOf) => FormErrors["fields"];
	/** The fields of an error that this form has its own words for. */
	placeError?: (error: ApiError) => FormErrors["fields"] | undefined;
	/** Called after a refusal, which the form already shows: it is not told a second time. */
	onRefused?: (error: unknown) => void;
}

export type Form = Pick<ReturnType<typeof useForm>, "isPending" | "errors" | "props">;

/**
 * A form and what it sends. An error is shown at its field, by the field's name, and the first such field gets the
 * focus; typing there takes it away.
 */
export function useForm<Result>(
	work: (text: TextOf) => Promise<Result>,
	{ check, placeError, onRefused, ...options }: FormOptions<Result> = {},
) {
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState(noErrors);
	const [refusals, setRefusals] = useState(0);
	const refuse = (found: FormErrors) => {
		setErrors(found);
		setRefusals((times) => times + 1);
	};
	useEffect(() => {
		if (refusals > 0) focusFirstWrong(form.current);
	}, [refusals]);
	const { run, isPending } = useAction((data: FormData) => work(textIn(data)), {
		...options,
		onError: (error) => {
			const placed = error instanceof ApiError ? placeError?.(error) : undefined;
			const { elements } = form.current ?? {};
			const hasField = (name: string) => elements !== undefined && elements.namedItem(name) !== null;
			refuse(placed === undefined ? formErrorsOf(error, hasField) : { fields: placed, form: null });
			onRefused?.(error);
		},
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const found = check?.(textIn(data)) ?? {};
		if (Object.values(found).some((text) => text !== undefined)) return refuse({ fields: found, form: null });
		setErrors(noErrors);
		run(data);
	};
	/** What was refused is being corrected. A change that is not typed, such as by a button, calls it itself. */
	const onCorrect = (name: string) => {
		if (errors !== noErrors) setErrors({ fields: { ...errors.fields, [name]: undefined }, form: null });
	};
	const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
		const { name } = target as Partial<HTMLInputElement>;
		onCorrect(name ?? "");
	};
	return { isPending, errors, onCorrect, props: { ref: form, onSubmit, onChange } };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
	const wrong = form?.querySelector<HTMLElement>("[aria-invalid], [data-problem]");
	wrong?.focus();
	// A group of choices takes no focus.
	if (document.activeElement !== wrong) wrong?.querySelector<HTMLElement>("input:enabled")?.focus();
}

function textIn(data: FormData): TextOf {
	return (name) => {
		const value = data.get(name);
		return typeof value === "string" ? value : "";
	};
}
