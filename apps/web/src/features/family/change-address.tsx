import type { ChildInvitation } from "@learnin/contract/routes/people/family.contract";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { send } from "./family.api.ts";

export interface ChangeAddressProps {
	invitation: ChildInvitation;
	callName: string;
	onSent: () => Promise<void>;
	onClose: () => void;
}

/** Another address for a child that has not joined: the old link expires, and a new one is sent there. */
export function ChangeAddress({ invitation, callName, onSent, onClose }: ChangeAddressProps) {
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const { student_id, email, state } = invitation;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		setIsBusy(true);
		setProblem(undefined);
		try {
			const sent = await send(student_id, String(new FormData(form).get("email") ?? ""));
			toastSuccess(
				sent.state === "none"
					? `${callName} shares your email now and needs no invitation`
					: `The invitation went to ${sent.email}`,
			);
			await onSent();
			onClose();
		} catch (error) {
			setProblem(error instanceof ApiError ? (error.fields.email ?? error.text) : textOf(error));
			setIsBusy(false);
			form.querySelector("input")?.focus();
		}
	};
	return (
		<Dialog open onClose={onClose} dismissible={!isBusy} title={`Invite ${callName}`}>
			<form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
				<TextField
					label={`Email of ${callName}`}
					name="email"
					type="email"
					inputMode="email"
					autoComplete="off"
					maxLength={254}
					defaultValue={state === "none" ? "" : email}
					data-autofocus
					error={problem}
					hint="We’ll send a new invitation there right away. The old link stops working."
				/>
				<div className="grid gap-3 sm:flex sm:flex-row-reverse">
					<Button type="submit" variant="primary" busy={isBusy}>
						Send invitation
					</Button>
					<Button variant="line" disabled={isBusy} onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
