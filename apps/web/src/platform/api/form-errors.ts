import { ApiError, type ClientErrorCode } from "./api-error.ts";
import { textOf } from "./show-error.ts";

export interface FormErrors {
	/** By the name of the field. */
	fields: Readonly<Record<string, string | undefined>>;
	/** What belongs to none of its fields. */
	form: string | null;
}

export const noErrors: FormErrors = { fields: {}, form: null };

/** Codes that concern one field, which the server does not name. */
const fieldsOfCode: Partial<Record<ClientErrorCode, readonly string[]>> = {
	wrong_password: ["current_password", "password"],
	wrong_code: ["code"],
	second_factor_needed: ["code"],
	password_too_common: ["password"],
	email_taken: ["email"],
};

/**
 * Puts a refusal on the fields of a form: each message at the field it is about if the form has one, and the rest above
 * the button.
 */
export function formErrorsOf(error: unknown, hasField: (name: string) => boolean): FormErrors {
	if (!(error instanceof ApiError)) return { fields: {}, form: textOf(error) };
	const ofCode = fieldsOfCode[error.code]?.find(hasField);
	if (ofCode !== undefined) return { fields: { [ofCode]: error.text }, form: null };
	const named = Object.entries(error.fields);
	if (named.length === 0) return { fields: {}, form: error.text };
	const others = named.filter(([name]) => !hasField(name)).map(([, text]) => text);
	return {
		fields: Object.fromEntries(named.filter(([name]) => hasField(name))),
		form: others.length > 0 ? others.join(" ") : null,
	};
}
