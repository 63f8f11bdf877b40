import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import type { SignInSettings } from "./credentials.api.ts";
import { changePassword } from "./credentials.api.ts";
import { ProofFields, proofOf } from "./proof-fields.tsx";

export function PasswordCard({ settings }: { settings: SignInSettings }) {
	const [isOpen, setIsOpen] = useState(false);
	const { has_password } = settings;
	return (
		<Card title="Password">
			<div className="credential-row">
				<p className="text-ink-2">
					{has_password
						? "Changing it signs out every other device."
						: "You don’t have one yet. With a password, you can sign in without Google."}
				</p>
				<Button variant="line" onClick={() => setIsOpen(true)}>
					{has_password ? "Change password" : "Choose a password"}
				</Button>
			</div>
			{isOpen && <ChangePassword settings={settings} onClose={() => setIsOpen(false)} />}
		</Card>
	);
}

function ChangePassword({ settings, onClose }: { settings: SignInSettings; onClose: () => void }) {
	const title = settings.has_password ? "Change password" : "Choose a password";
	const form = useForm((text) => changePassword(proofOf(text), text("password")), {
		done: "Your password was changed. Your other devices were signed out.",
		onDone: onClose,
	});
	return (
		<FormDialog title={title} submitLabel={title} form={form} onClose={onClose}>
			{/* For the browser's password manager, which needs the account. */}
			<input type="hidden" name="username" autoComplete="username" value={settings.email} />
			<ProofFields settings={settings} errors={form.errors.fields} />
			<PasswordField
				label="New password"
				name="password"
				autoComplete="new-password"
				required
				error={form.errors.fields.password}
				hint="8 characters or more. 15 or more is safer."
			/>
		</FormDialog>
	);
}
