import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { signOut } from "../profile/index.ts";
import { goBack, leaveForOwnDashboard } from "./practising-as.api.ts";

/** Asks for the parent's PIN and returns to the parent's session. */
export function BackToParentDialog({ onClose }: { onClose: () => void }) {
	const form = useForm((text) => goBack(text("pin")), {
		onDone: leaveForOwnDashboard,
		placeError: ({ text }) => ({ pin: text }),
	});
	return (
		<Dialog open onClose={onClose} dismissible={!form.isPending} title="Back to your parent">
			<form className="grid gap-4" noValidate {...form.props}>
				<PasswordField
					label="Parent’s PIN"
					name="pin"
					inputMode="numeric"
					autoComplete="off"
					maxLength={6}
					error={form.errors.fields["pin"]}
					data-autofocus
				/>
				<Button type="submit" variant="primary" size="lg" block busy={form.isPending}>
					Go back
				</Button>
			</form>
			<ForgottenPin />
		</Dialog>
	);
}

/** Two presses, so that a child does not sign the family out by chance. */
function ForgottenPin() {
	const [isForgotten, setIsForgotten] = useState(false);
	if (!isForgotten)
		return (
			<Button variant="ghost" block onClick={() => setIsForgotten(true)}>
				Forgot the PIN?
			</Button>
		);
	return (
		<div className="grid gap-3">
			<p className="text-ink-2">Sign out here, then sign in again with your email and password.</p>
			<ActionButton variant="line" block work={signOut} onDone={() => leaveTo(paths.home)}>
				Sign out of this device
			</ActionButton>
		</div>
	);
}
