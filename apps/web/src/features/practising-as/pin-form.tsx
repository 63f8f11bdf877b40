import { pinComplaint } from "@learnin/domain/data-rights/pin";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useProfile } from "../profile/index.ts";
import { pinQuery, savePin } from "./practising-as.api.ts";

export interface PinFormProps {
	submitLabel: string;
	/** Called once the PIN is set. */
	onSaved: () => void | Promise<void>;
}

/** A new PIN, with the password if the account has one. */
export function PinForm({ submitLabel, onSaved }: PinFormProps) {
	const { has_password, email } = useProfile();
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const [wrong, setWrong] = useState<{ pin?: string; password?: string; other?: string }>({});
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const form = new FormData(event.currentTarget);
		const pin = String(form.get("pin") ?? "");
		const complaint = pinComplaint(pin);
		if (complaint !== null) return setWrong({ pin: complaint });
		setIsBusy(true);
		try {
			await savePin(pin, has_password ? String(form.get("password") ?? "") : undefined);
			await client.invalidateQueries(pinQuery);
			await onSaved();
		} catch (error) {
			setWrong(placeOf(error));
			setIsBusy(false);
		}
	};
	return (
		<form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
			<PasswordField
				label="New PIN"
				name="pin"
				inputMode="numeric"
				autoComplete="off"
				maxLength={6}
				error={wrong.pin}
				hint="4 to 6 digits your child can’t guess."
				data-autofocus
			/>
			{has_password && (
				<>
					<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
					<PasswordField
						label="Your password"
						name="password"
						autoComplete="current-password"
						error={wrong.password}
					/>
				</>
			)}
			{wrong.other && (
				<div role="alert">
					<Note kind="problem" title={wrong.other} />
				</div>
			)}
			<div>
				<Button type="submit" variant="primary" busy={isBusy}>
					{submitLabel}
				</Button>
			</div>
		</form>
	);
}

function placeOf(error: unknown) {
	if (!(error instanceof ApiError)) return { other: textOf(error) };
	if (error.code === "wrong_password") return { password: error.text };
	return error.fields.pin ? { pin: error.fields.pin } : { other: error.text };
}
