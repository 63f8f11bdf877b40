import { useState } from "react";
import { useNow } from "../../platform/time/use-now.ts";
import { whenText } from "../../platform/time/time-words.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { Note } from "../../ui/messages/note.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import type { SignInSettings } from "./credentials.api.ts";
import { cancelEmailChange, changeEmail, sendConfirmLink } from "./credentials.api.ts";
import { ProofFields, proofOf } from "./proof-fields.tsx";

export function EmailCard({ settings }: { settings: SignInSettings }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Card title="Email">
			<div className="credential-row">
				<p>
					<b className="wrap-anywhere">{settings.email}</b>
				</p>
				<Button variant="line" onClick={() => setIsOpen(true)}>
					Change email
				</Button>
			</div>
			{!settings.is_email_proved && <NotProved email={settings.email} />}
			{settings.pending_email && <Pending pending={settings.pending_email} />}
			{isOpen && <ChangeEmail settings={settings} onClose={() => setIsOpen(false)} />}
		</Card>
	);
}

function NotProved({ email }: { email: string }) {
	return (
		<Note kind="info" title="Please confirm your email" className="mt-4">
			<p>
				Open the link we sent to <b className="wrap-anywhere">{email}</b>. It shows that the address is yours.
			</p>
			<p>
				<ActionButton variant="line" work={sendConfirmLink} done="We sent you a new link.">
					Send the link again
				</ActionButton>
			</p>
		</Note>
	);
}

function Pending({ pending }: { pending: NonNullable<SignInSettings["pending_email"]> }) {
	const now = useNow();
	return (
		<Note kind="info" title="Waiting for you to confirm" className="mt-4">
			<p>
				Open the link we sent to <b className="wrap-anywhere">{pending.email}</b>. It works until{" "}
				{inSentence(whenText(pending.expires_at, now))}.
			</p>
			<p>
				<ActionButton variant="line" work={cancelEmailChange}>
					Keep the old email
				</ActionButton>
			</p>
		</Note>
	);
}

function inSentence(text: string): string {
	return text.replace("Today at ", "");
}

function ChangeEmail({ settings, onClose }: { settings: SignInSettings; onClose: () => void }) {
	const form = useForm((text) => changeEmail(proofOf(text), text("email")), {
		done: "We sent a link to the new address.",
		onDone: onClose,
	});
	return (
		<FormDialog title="Change email" submitLabel="Send the link" form={form} onClose={onClose}>
			<p className="text-ink-2">
				We’ll send a link to the new address. Keep signing in with the old one until you open it.
			</p>
			<TextField
				label="New email"
				name="email"
				type="email"
				autoComplete="email"
				inputMode="email"
				data-autofocus
				required
				error={form.errors.fields.email}
			/>
			<ProofFields settings={settings} errors={form.errors.fields} />
		</FormDialog>
	);
}
