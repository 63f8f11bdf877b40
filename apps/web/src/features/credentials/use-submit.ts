import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import type { ClientErrorCode } from "../../platform/api/api-error.ts";
import { textOf } from "../../platform/api/show-error.ts";

interface Errors {
	fields: Record<string, string | undefined>;
	form: string | null;
}

const none: Errors = { fields: {}, form: null };

/** Errors of a single field in sign-in forms. */
const fieldOf: Partial<Record<ClientErrorCode, string>> = {
	wrong_password: "current_password",
	wrong_code: "code",
	second_factor_needed: "code",
	password_too_common: "password",
};

/** A form's submission: one at a time; an error is shown at its field, which gets the focus. */
export function useSubmit(work: (text: (name: string) => string) => Promise<void>) {
	const [isBusy, setIsBusy] = useState(false);
	const [errors, setErrors] = useState(none);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (errors !== none) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
	}, [errors]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const data = new FormData(event.currentTarget);
		setIsBusy(true);
		setErrors(none);
		work((name) => String(data.get(name) ?? ""))
			.catch((error: unknown) => setErrors(errorsOf(error)))
			.finally(() => setIsBusy(false));
	};
	return { isBusy, errors, form: { ref: form, onSubmit, onChange: () => setErrors(none) } };
}

function errorsOf(error: unknown): Errors {
	if (!(error instanceof ApiError)) return { fields: {}, form: textOf(error) };
	const field = fieldOf[error.code];
	if (field !== undefined) return { fields: { [field]: error.text }, form: null };
	return { fields: error.fields, form: Object.keys(error.fields).length > 0 ? null : error.text };
}
