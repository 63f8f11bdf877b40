import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { toastHost } from "./toast-host.ts";
import "./toast-list.css";

export type ToastKind = "success" | "error" | "info";

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Renders the toasts; one added before it was mounted is shown once it is. */
export function ToastList() {
	return createPortal(
		<ToastContainer
			position="top-right"
			autoClose={4000}
			hideProgressBar={false}
			closeOnClick
			pauseOnHover
			pauseOnFocusLoss={false}
			transition={false}
			icon={false}
			closeButton={CloseButton}
		/>,
		toastHost(),
	);
}

function CloseButton({ closeToast }: { closeToast: (event: React.MouseEvent) => void }) {
	return (
		<button type="button" className="ib" aria-label="Close" onClick={closeToast}>
			<X className="i" />
		</button>
	);
}

/** Shows only the newest toast here: two would cover the page's heading and more. */
const narrow = "(max-width: 639px)";
const shown = new Set<string>();

// The text is the id, so that repeated messages are shown once.
export function showToast(kind: ToastKind, text: string, onShown?: () => void): void {
	if (matchMedia(narrow).matches) for (const before of shown) if (before !== text) toast.dismiss(before);
	shown.add(text);
	toast[kind](<ToastText kind={kind} text={text} onShown={onShown} />, {
		toastId: text,
		onClose: () => shown.delete(text),
	});
}

export function dismissToast(text: string): void {
	toast.dismiss(text);
}

interface ToastTextProps {
	kind: ToastKind;
	text: string;
	onShown: (() => void) | undefined;
}

function ToastText({ kind, text, onShown }: ToastTextProps) {
	const Icon = icons[kind];
	useEffect(() => {
		onShown?.();
	}, [onShown]);
	return (
		<div className="toast-body">
			<Icon className="i" />
			<span className="toast-text">{text}</span>
		</div>
	);
}
