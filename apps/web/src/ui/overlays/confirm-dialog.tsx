import type { ReactNode } from "react";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { Button } from "../buttons/button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
	title: string;
	/** What will happen, in a sentence or two. */
	children: ReactNode;
	/** Names the action: "Remove Ben". */
	confirmLabel: string;
	/** `danger` by default. */
	confirmVariant?: "danger" | "primary";
	/** Runs the action; if it fails, the error is shown and the dialog stays. */
	onConfirm: () => Promise<void>;
	onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { title, children, confirmLabel, confirmVariant = "danger", onConfirm, onClose } = props;
	const [isBusy, setIsBusy] = useState(false);
	const confirm = async () => {
		setIsBusy(true);
		try {
			await onConfirm();
			onClose();
		} catch (error) {
			showError(error);
			setIsBusy(false);
		}
	};
	return (
		<Dialog open onClose={onClose} dismissible={!isBusy} title={title}>
			<div className="text-ink-2 grid gap-2">{children}</div>
			<div className="grid gap-3 sm:flex sm:flex-row-reverse">
				<Button variant={confirmVariant} busy={isBusy} onClick={() => void confirm()}>
					{confirmLabel}
				</Button>
				<Button variant="line" data-autofocus disabled={isBusy} onClick={onClose}>
					Cancel
				</Button>
			</div>
		</Dialog>
	);
}
