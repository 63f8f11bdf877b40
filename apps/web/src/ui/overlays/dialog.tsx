import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { afterNextPaint } from "../../platform/time/after-next-paint.ts";
import { IconButton } from "../buttons/button.tsx";
import { classNames } from "../class-names.ts";
import { placeToasts } from "../messages/toast-host.ts";
import { WholeWords } from "../text/whole-words.tsx";

export interface DialogProps {
	open: boolean;
	/** Called on Escape, on the close button and on a press outside the dialog. */
	onClose: () => void;
	title: ReactNode;
	/** The title is announced but not visible. */
	hideTitle?: boolean;
	/** If false the dialog stays until its task is done. */
	dismissible?: boolean;
	className?: string;
	children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus and returns it to the opener. */
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
					{typeof title === "string" ? <WholeWords text={title} /> : title}
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
		// A modal dialog makes the browser style every element again, for which the press must not wait.
		const cancel = afterNextPaint(() => show(dialog));
		return () => {
			cancel();
			dialog.close();
			placeToasts(dialog);
			// The browser restores the focus only if the dialog still had it.
			if (opener instanceof HTMLElement && document.contains(opener)) opener.focus();
		};
	}, [ref, open]);
}

function show(dialog: HTMLDialogElement) {
	dialog.showModal();
	// On touch devices the focus would open the keyboard before anything was read.
	if (matchMedia("(pointer: fine)").matches) dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
	placeToasts();
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
			// React controls whether the dialog is open, not the browser.
			event.preventDefault();
			if (dismissible) onClose();
		};
		// Content covers the dialog's own area, so a press on the dialog element itself is outside.
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
