import type { InvalidateQueryFilters } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { useAction } from "../use-action.ts";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
	title: string;
	/** What will happen, in a sentence or two. */
	children: ReactNode;
	/** Names the action: "Remove Ben". */
	confirmLabel: string;
	/** `danger` by default. */
	confirmVariant?: "danger" | "primary";
	/** What not confirming means; "Cancel" by default. */
	cancelLabel?: string;
	/** Runs the action; if it fails, the error is shown and the dialog stays. */
	onConfirm: () => Promise<unknown>;
	/** The toast once it is done. */
	done?: string;
	/** The queries it changes. */
	reloads?: readonly InvalidateQueryFilters[];
	onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const {
		title,
		children,
		confirmLabel,
		confirmVariant = "danger",
		cancelLabel,
		onConfirm,
		done,
		reloads,
		onClose,
	} = props;
	const { run, isPending } = useAction(() => onConfirm(), { done, reloads, onDone: onClose });
	return (
		<Dialog open onClose={onClose} dismissible={!isPending} title={title} className="dialog--ask">
			<div className="text-ink-2 grid gap-2">{children}</div>
			<div className="grid gap-3 sm:flex sm:flex-row-reverse">
				<Button variant={confirmVariant} busy={isPending} onClick={() => run()}>
					{confirmLabel}
				</Button>
				<Button variant="line" data-autofocus disabled={isPending} onClick={onClose}>
					{cancelLabel ?? "Cancel"}
				</Button>
			</div>
		</Dialog>
	);
}
