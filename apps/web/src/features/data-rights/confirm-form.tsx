import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useProfile } from "../profile/index.ts";

export interface ConfirmFormProps {
	/** What has to be typed to confirm a permanent deletion. */
	typed?: { label: ReactNode; hint?: string };
	submitLabel: string;
	onSubmit: (typed: string, password: string | undefined) => Promise<void>;
	onCancel: () => void;
}

/** The text to retype, and the password if the account has one. */
export function ConfirmForm({ typed, submitLabel, onSubmit, onCancel }: ConfirmFormProps) {
	const { has_password } = useProfile();
	const [isBusy, setIsBusy] = useState(false);
	const [wrong, setWrong] = useState<{ typed?: string; password?: string; other?: string }>({});
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const form = new FormData(event.currentTarget);
		setIsBusy(true);
		setWrong({});
		try {
			const password = has_password ? String(form.get("password") ?? "") : undefined;
			await onSubmit(String(form.get("typed") ?? ""), password);
		} catch (error) {
			setWrong(placeOf(error));
			setIsBusy(false);
		}
	};
	return (
		<form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
			{typed && (
				<TextField
					label={typed.label}
					name="typed"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					error={wrong.typed}
					{...(typed.hint !== undefined && { hint: typed.hint })}
					data-autofocus
				/>
			)}
			{has_password && (
				<PasswordField
					label="Your password"
					name="password"
					autoComplete="current-password"
					error={wrong.password}
					{...(!typed && { "data-autofocus": true })}
				/>
			)}
			{wrong.other && (
				<div role="alert">
					<Note kind="problem" title={wrong.other} />
				</div>
			)}
			<div className="grid gap-3 sm:flex sm:flex-row-reverse">
				<Button type="submit" variant={typed ? "danger" : "primary"} busy={isBusy}>
					{submitLabel}
				</Button>
				<Button variant="line" disabled={isBusy} onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</form>
	);
}

function placeOf(error: unknown) {
	if (!(error instanceof ApiError)) return { other: textOf(error) };
	if (error.code === "wrong_password") return { password: error.text };
	if (error.code === "not_confirmed") return { typed: "This isn’t what you need to type." };
	return { other: error.text };
}
