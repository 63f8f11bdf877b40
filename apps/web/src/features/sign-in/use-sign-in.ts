import { useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { type FormErrors, formErrorsOf, noErrors } from "../../platform/api/form-errors.ts";
import { showError, textOf } from "../../platform/api/show-error.ts";
import { dismissToast } from "../../ui/messages/toast.tsx";
import { leaveSignedIn, signIn } from "./sign-in.api.ts";
import type { Credentials, SignInMode } from "./sign-in.api.ts";

export type SignIn = ReturnType<typeof useSignIn>;

/**
 * State of the form's submission; a press while one is in progress does nothing. Its own, without the query library: the
 * home page has this form and does not load that.
 */
export function useSignIn(mode: SignInMode) {
	const [isBusy, setIsBusy] = useState(false);
	const [refused, setRefused] = useState({ mode, errors: noErrors });
	// They do not apply to the other form.
	const errors = refused.mode === mode ? refused.errors : noErrors;
	const setErrors = (found: FormErrors) => setRefused({ mode, errors: found });
	// Email and password while the code is requested: only in memory.
	const [proven, setProven] = useState<Credentials | null>(null);
	const told = useRef<string | null>(null);
	const submit = async (credentials: Credentials) => {
		if (isBusy) return;
		setIsBusy(true);
		setErrors(noErrors);
		// The errors of the last try no longer apply.
		if (told.current !== null) dismissToast(told.current);
		try {
			await signIn(mode, credentials);
			// Stays busy: the page is about to navigate.
			leaveSignedIn();
		} catch (error) {
			if (error instanceof ApiError && error.code === "second_factor_needed") setProven(credentials);
			else {
				const found = errorsOf(error);
				setErrors(found);
				if (Object.keys(found.fields).length === 0) {
					showError(error);
					told.current = textOf(error);
				}
			}
			setIsBusy(false);
		}
	};
	return {
		isBusy,
		errors,
		submit,
		clearErrors: () => setErrors(noErrors),
		/** The password was right, and a code is required too. */
		needsCode: proven !== null,
		submitCode: (code: string) => (proven === null ? undefined : submit({ ...proven, code })),
		startAgain: () => {
			setProven(null);
			setErrors(noErrors);
		},
	};
}

/** The fields of all steps; a refusal names only those of the step it answers. */
const names: readonly string[] = ["name", "email", "password", "code"] satisfies (keyof Credentials)[];

/** What belongs to no field is a toast, as specified, and the form does not repeat it: it says what to do. */
function errorsOf(error: unknown): FormErrors {
	if (error instanceof ApiError && error.code === "wrong_credentials")
		return { fields: {}, form: "Check both for typos, or use “Forgot password?”." };
	const { fields } = formErrorsOf(error, (name) => names.includes(name));
	return { fields, form: null };
}
