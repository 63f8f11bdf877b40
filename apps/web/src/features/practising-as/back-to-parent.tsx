import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { goBack, leaveForOwnDashboard } from "./practising-as.api.ts";

/** Asks for the parent's PIN and returns to the parent's session. */
export function BackToParentDialog({ onClose }: { onClose: () => void }) {
	const form = useForm((text) => goBack(text("pin")), {
		onDone: leaveForOwnDashboard,
		placeError: ({ text }) => ({ pin: text }),
	});
	return (
		<Dialog open onClose={onClose} dismissible={!form.isPending} title="Back to parent">
			<form className="grid gap-4" noValidate {...form.props}>
				<PasswordField
					label="Parent’s PIN"
					name="pin"
					inputMode="numeric"
					autoComplete="off"
					maxLength={6}
					error={form.errors.fields["pin"]}
					hint="Forgot it? Log out here and sign in with your password."
					data-autofocus
				/>
				<Button type="submit" variant="primary" size="lg" block busy={form.isPending}>
					Go back
				</Button>
			</form>
		</Dialog>
	);
}
