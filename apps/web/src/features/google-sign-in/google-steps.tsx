import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import type { Google, GoogleState } from "./use-google.ts";

type Asking = Extract<GoogleState, { kind: "asking" }>;

export const stepWords = {
	password_needed: {
		title: "You have an account",
		lead: "Enter its password once. After that, your Google account signs you in.",
	},
	second_factor_needed: {
		title: "One more step",
		lead: "Enter the code from your authenticator app, or a recovery code.",
	},
};

/** Asks for the password that links the two, or the code of the second factor. */
export function GoogleSteps({
	google,
	asking,
	forgotPath,
}: {
	google: Google;
	asking: Asking;
	/** The page for a forgotten password. */
	forgotPath?: string;
}) {
	const { pending, problem, isBusy } = asking;
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		// The requested field gets the focus, and again after an error.
		if (!isBusy) form.current?.querySelector<HTMLInputElement>("input:not([readonly])")?.focus();
	}, [isBusy]);
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const text = (name: string) => String(data.get(name) ?? "");
		google.prove(
			pending.step === "password_needed" ? { password: text("password") } : { code: text("code") },
		);
	};
	const error = problem ?? undefined;
	return (
		<form key={pending.step} ref={form} className="grid gap-4" onSubmit={send}>
			{pending.step === "password_needed" ? (
				<>
					<TextField label="Email" type="email" value={pending.email} readOnly autoComplete="username" />
					<PasswordField
						label="Password"
						name="password"
						autoComplete="current-password"
						required
						error={error}
					/>
					{forgotPath !== undefined && (
						<p className="text-sm">
							{/* A full load, as in the form for email and password. */}
							<a className="link tap-line" href={forgotPath}>
								Forgot password?
							</a>
						</p>
					)}
				</>
			) : (
				<TextField
					label="Code"
					name="code"
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					required
					error={error}
				/>
			)}
			<Button type="submit" variant="primary" size="lg" block busy={isBusy}>
				Continue
			</Button>
			<p className="text-center text-sm">
				<button type="button" className="link tap-line" onClick={google.cancel}>
					Back
				</button>
			</p>
		</form>
	);
}
