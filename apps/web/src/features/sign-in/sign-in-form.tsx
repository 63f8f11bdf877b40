import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { paths } from "../../paths/paths.ts";
import { noErrors } from "../../platform/api/form-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FormError } from "../../ui/messages/form-error.tsx";
import type { SignInMode } from "./sign-in.api.ts";
import type { SignIn } from "./use-sign-in.ts";

/** Name (only to create an account), email, password. */
export function SignInForm({ mode, signIn }: { mode: SignInMode; signIn: SignIn }) {
	const { isBusy, errors, submit, clearErrors } = signIn;
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		// The first refused field gets the focus.
		if (errors !== noErrors) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
	}, [errors]);
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const text = (name: string) => String(data.get(name) ?? "");
		void submit({ name: text("name"), email: text("email"), password: text("password") });
	};
	return (
		<form ref={form} className="grid gap-4" onSubmit={send} onChange={clearErrors}>
			{mode === "create" && (
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					required
					maxLength={100}
					error={errors.fields.name}
				/>
			)}
			<TextField
				label="Email"
				name="email"
				data-autofocus={mode === "login" || undefined}
				type="email"
				autoComplete="email"
				inputMode="email"
				required
				error={errors.fields.email}
			/>
			<PasswordField
				label="Password"
				name="password"
				autoComplete={mode === "create" ? "new-password" : "current-password"}
				required
				error={errors.fields.password}
				{...(mode === "create" && { hint: "8 characters or more. 15 or more is safer." })}
			/>
			{mode === "login" && (
				<p className="text-sm">
					{/* A full load: the home page, which also has this form, is a separate document. */}
					<a className="link tap-line" href={paths.forgotPassword}>
						Forgot password?
					</a>
				</p>
			)}
			<FormError form={signIn} />
			<Button type="submit" variant="primary" size="lg" block busy={isBusy}>
				{mode === "create" ? "Get Started" : "Login"}
			</Button>
		</form>
	);
}
