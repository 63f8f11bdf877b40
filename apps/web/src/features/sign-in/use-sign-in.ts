import { useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { showError, textOf } from "../../platform/api/show-error.ts";
import { dismissToast } from "../../ui/messages/toast.tsx";
import { leaveSignedIn, signIn } from "./sign-in.api.ts";
import type { Credentials, SignInMode } from "./sign-in.api.ts";

export interface SignInErrors {
	/** By the field's name. */
	fields: Partial<Record<keyof Credentials, string>>;
	/** An error of the form as a whole. */
	form: string | null;
	hasAny: boolean;
}

const none: SignInErrors = { fields: {}, form: null, hasAny: false };

export type SignIn = ReturnType<typeof useSignIn>;

/** State of the form's submission; a press while one is in progress does nothing. */
export function useSignIn(mode: SignInMode) {
	const [isBusy, setIsBusy] = useState(false);
	const [refused, setRefused] = useState({ mode, errors: none });
	// They do not apply to the other form.
	const errors = refused.mode === mode ? refused.errors : none;
	const setErrors = (found: SignInErrors) => setRefused({ mode, errors: found });
	// Email and password while the code is requested: only in memory.
	const [proven, setProven] = useState<Credentials | null>(null);
	const told = useRef<string | null>(null);
	const submit = async (credentials: Credentials) => {
		if (isBusy) return;
		setIsBusy(true);
		setErrors(none);
		// The errors of the last try no longer apply.
		if (told.current !== null) dismissToast(told.current);
		try {
			await signIn(mode, credentials);
			// Stays busy: the page is about to navigate.
			leaveSignedIn();
		} catch (error) {
			if (error instanceof ApiError && error.code === "second_factor_needed") setProven(credentials);
			else {
				setErrors(errorsOf(error));
				showError(error);
				told.current = textOf(error);
			}
			setIsBusy(false);
		}
	};
	return {
		isBusy,
		errors,
		submit,
		clearErrors: () => setErrors(none),
		/** The password was right, and a code is required too. */
		needsCode: proven !== null,
		submitCode: (code: string) => (proven === null ? undefined : submit({ ...proven, code })),
		startAgain: () => {
			setProven(null);
			setErrors(none);
		},
	};
}

function errorsOf(error: unknown): SignInErrors {
	if (!(error instanceof ApiError)) return { fields: {}, form: textOf(error), hasAny: true };
	if (error.code === "email_taken") return { fields: { email: error.text }, form: null, hasAny: true };
	// The toast says what is wrong; the remaining text says what to do.
	if (error.code === "wrong_credentials")
		return { fields: {}, form: "Check both for typos, or use “Forgot password?”.", hasAny: true };
	if (error.code === "wrong_code") return { fields: { code: error.text }, form: null, hasAny: true };
	if (error.code === "password_too_common")
		return { fields: { password: error.text }, form: null, hasAny: true };
	const { name, email, password } = error.fields;
	const fields = { ...(name && { name }), ...(email && { email }), ...(password && { password }) };
	return { fields, form: Object.keys(fields).length > 0 ? null : error.text, hasAny: true };
}
