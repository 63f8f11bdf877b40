import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { guardiansQuery, invite } from "./guardians.api.ts";

export function InviteGuardianForm() {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		const email = String(new FormData(form).get("email") ?? "");
		setIsBusy(true);
		setProblem(undefined);
		try {
			const sent = await invite(email);
			toastSuccess(`The invitation went to ${sent.email}`);
			await client.invalidateQueries(guardiansQuery);
		} catch (error) {
			setProblem(error instanceof ApiError ? (error.fields.email ?? error.text) : textOf(error));
			form.querySelector("input")?.focus();
		} finally {
			setIsBusy(false);
		}
	};
	return (
		<form className="guardian-invite" noValidate onSubmit={(event) => void send(event)}>
			<TextField
				label="Email of the second guardian"
				name="email"
				type="email"
				inputMode="email"
				autoComplete="off"
				maxLength={254}
				error={problem}
				hint="We’ll email a link that works once, for 7 days."
			/>
			<Button type="submit" variant="primary" busy={isBusy}>
				Send invitation
			</Button>
		</form>
	);
}
