import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { FormError } from "../../ui/messages/form-error.tsx";
import type { SignIn } from "./use-sign-in.ts";

/** The second step of sign-in, after the password. */
export function CodeForm({ signIn }: { signIn: SignIn }) {
	const { isBusy, errors, submitCode, clearErrors, startAgain } = signIn;
	const error = errors.fields.code;
	const form = useRef<HTMLFormElement>(null);
	const isRefused = error !== undefined;
	useEffect(() => {
		const input = form.current?.querySelector("input");
		input?.focus();
		// The next code overwrites the refused one.
		if (isRefused) input?.select();
	}, [isRefused]);
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		void submitCode(String(new FormData(event.currentTarget).get("code") ?? ""));
	};
	return (
		<form ref={form} className="grid gap-4" onSubmit={send} onChange={clearErrors}>
			<TextField
				label="Code"
				name="code"
				autoComplete="one-time-code"
				inputMode="text"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={20}
				required
				error={error}
				hint="The six digits in your authenticator app, or one of your recovery codes."
			/>
			<FormError form={signIn} />
			<Button type="submit" variant="primary" size="lg" block busy={isBusy}>
				Login
			</Button>
			<Button variant="ghost" block onClick={startAgain}>
				Use another account
			</Button>
		</form>
	);
}
