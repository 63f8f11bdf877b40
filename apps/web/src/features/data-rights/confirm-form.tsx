import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useProfile } from "../profile/index.ts";

export interface ConfirmFormProps {
	/** What has to be typed to confirm a permanent deletion. */
	typed?: { label: ReactNode; wanted: string; hint?: string };
	submitLabel: string;
	onSubmit: (typed: string, password: string | undefined) => Promise<unknown>;
	onCancel: () => void;
}

/** The text to retype, and the password if the account has one. */
export function ConfirmForm({ typed, submitLabel, onSubmit, onCancel }: ConfirmFormProps) {
	const { has_password } = useProfile();
	const form = useForm((text) => onSubmit(text("typed"), has_password ? text("password") : undefined), {
		placeError: ({ code }) =>
			code === "not_confirmed" && typed ? { typed: `Type “${typed.wanted}” to confirm.` } : undefined,
	});
	return (
		<form className="grid gap-4" noValidate {...form.props}>
			{typed && (
				<TextField
					label={typed.label}
					name="typed"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					error={form.errors.fields["typed"]}
					{...(typed.hint !== undefined && { hint: typed.hint })}
					data-autofocus
				/>
			)}
			{has_password && (
				<PasswordField
					label="Your password"
					name="password"
					autoComplete="current-password"
					error={form.errors.fields["password"]}
					{...(!typed && { "data-autofocus": true })}
				/>
			)}
			<FormError form={form} />
			<div className="grid gap-3 sm:flex sm:flex-row-reverse">
				<Button type="submit" variant={typed ? "danger" : "primary"} busy={form.isPending}>
					{submitLabel}
				</Button>
				<Button variant="line" disabled={form.isPending} onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
