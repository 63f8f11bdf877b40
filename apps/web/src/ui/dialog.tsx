import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { placeToasts } from "./toast-host.ts";

export interface DialogProps {
	open: boolean;
	/** Called on Escape, on the close button and on a press beside the dialog. */
	onClose: () => void;
	title: ReactNode;
	/** The title is read out but not drawn. */
	hideTitle?: boolean;
	/** While false the dialog stays until its task is done. */
	dismissible?: boolean;
	className?: string;
	children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back to the opener. */
export function Dialog({
	open,
	onClose,
	title,
	hideTitle = false,
	dismissible = true,
	className,
	children,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useShownWhile(ref, open);
	useCloseByPerson(ref, dismissible, onClose);
	if (!open) return null;
	return (
		<dialog ref={ref} className={classNames("dialog", className)} aria-labelledby={titleId}>
			{dismissible && (
				<IconButton label="Close" className="dialog-close" onClick={onClose}>
					<X className="i" />
				</IconButton>
			)}
			<div className="dialog-body">
				<h2 id={titleId} className={hideTitle ? "sr" : "dialog-title"}>
					{title}
				</h2>
				{children}
			</div>
		</dialog>
	);
}

function useShownWhile(ref: React.RefObject<HTMLDialogElement | null>, open: boolean) {
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!open || !dialog) return;
		const opener = document.activeElement;
		dialog.showModal();
		// With a finger the focus would pull up the keyboard before anything was read.
		if (matchMedia("(pointer: fine)").matches) dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
		placeToasts();
		return () => {
			dialog.close();
			placeToasts(dialog);
			// The browser restores the focus only if the dialog still held it.
			if (opener instanceof HTMLElement && document.contains(opener)) opener.focus();
		};
	}, [ref, open]);
}

function useCloseByPerson(
	ref: React.RefObject<HTMLDialogElement | null>,
	dismissible: boolean,
	onClose: () => void,
) {
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const cancel = (event: Event) => {
			// React decides whether the dialog is open, not the browser.
			event.preventDefault();
			if (dismissible) onClose();
		};
		// The dialog's own area is covered by its content; what hits the dialog itself is the ground beside it.
		const press = (event: MouseEvent) => {
			if (dismissible && event.target === dialog) onClose();
		};
		dialog.addEventListener("cancel", cancel);
		dialog.addEventListener("mousedown", press);
		return () => {
			dialog.removeEventListener("cancel", cancel);
			dialog.removeEventListener("mousedown", press);
		};
	});
}
