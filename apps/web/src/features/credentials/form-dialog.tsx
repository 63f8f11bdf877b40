import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useSubmit } from "./use-submit.ts";

interface FormDialogProps {
	title: string;
	/** The label of the submit button. */
	action: string;
	onClose: () => void;
	/** Submits the fields; an error is shown at its field. */
	onSubmit: (text: (name: string) => string) => Promise<void>;
	children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A short form in a dialog: fields, error, and the button. */
export function FormDialog({ title, action, onClose, onSubmit, children }: FormDialogProps) {
	const { isBusy, errors, form } = useSubmit(onSubmit);
	return (
		<Dialog open onClose={onClose} title={title} dismissible={!isBusy}>
			<form {...form} className="grid gap-4">
				{children(errors.fields)}
				{errors.form && (
					<p className="error-text" role="alert">
						{errors.form}
					</p>
				)}
				<div className="mt-1 flex flex-wrap justify-end gap-3">
					<Button variant="ghost" onClick={onClose}>
						Cancel
					</Button>
					<Button type="submit" variant="primary" busy={isBusy}>
						{action}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
