import type { ChildInvitation } from "@learnin/contract/schemas/invitation.schema";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { send } from "./family.api.ts";

export interface ChangeAddressProps {
	invitation: ChildInvitation;
	callName: string;
	onClose: () => void;
}

/** Another address for a child that has not joined: the old link expires, and a new one is sent there. */
export function ChangeAddress({ invitation, callName, onClose }: ChangeAddressProps) {
	const { student_id, email, state } = invitation;
	const form = useForm((text) => send(student_id, text("email")), {
		done: (sent) =>
			sent.state === "none"
				? `${callName} shares your email now and doesn’t need an invitation`
				: `The invitation went to ${sent.email}`,
		// The dashboard shows the address too.
		reloads: [{}],
		onDone: onClose,
	});
	return (
		<FormDialog
			title={`Invite ${callName}`}
			submitLabel="Send invitation"
			form={form}
			onClose={onClose}
			noValidate
		>
			<TextField
				label={`${callName}’s email`}
				name="email"
				type="email"
				inputMode="email"
				autoComplete="off"
				maxLength={254}
				defaultValue={state === "none" ? "" : email}
				data-autofocus
				error={form.errors.fields.email}
				hint="We’ll send a new invitation there right away. The old link stops working."
			/>
		</FormDialog>
	);
}
