import type { FormEvent } from "react";
import { useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { goBack, leaveForOwnDashboard } from "./practising-as.api.ts";

/** Asks for the parent's PIN and returns to the parent's session. */
export function BackToParentDialog({ onClose }: { onClose: () => void }) {
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		setIsBusy(true);
		setProblem(undefined);
		try {
			await goBack(String(new FormData(form).get("pin") ?? ""));
			leaveForOwnDashboard();
		} catch (error) {
			setProblem(textOf(error));
			setIsBusy(false);
			form.querySelector("input")?.select();
		}
	};
	return (
		<Dialog open onClose={onClose} dismissible={!isBusy} title="Back to parent">
			<form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
				<PasswordField
					label="Parent’s PIN"
					name="pin"
					inputMode="numeric"
					autoComplete="off"
					maxLength={6}
					error={problem}
					hint="Forgot it? Log out here and sign in with your password."
					data-autofocus
				/>
				<Button type="submit" variant="primary" size="lg" block busy={isBusy}>
					Go back
				</Button>
			</form>
		</Dialog>
	);
}
