import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { createPortal } from "react-dom";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { toastHost } from "./toast-host.ts";

/** Mounted once per document. */
export function Toasts() {
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

// The text is the id, so that the same message said twice in a row shows once.
export function toastSuccess(text: string): void {
	toast.success(<ToastText icon={<CircleCheck className="i" />} text={text} />, { toastId: text });
}

export function toastError(text: string): void {
	toast.error(<ToastText icon={<CircleAlert className="i" />} text={text} />, { toastId: text });
}

export function toastInfo(text: string): void {
	toast.info(<ToastText icon={<Info className="i" />} text={text} />, { toastId: text });
}

/** Takes back what is no longer true. */
export function dismissToast(text: string): void {
	toast.dismiss(text);
}

function ToastText({ icon, text }: { icon: React.ReactNode; text: string }) {
	return (
		<div className="toast-body">
			{icon}
			<span className="toast-text">{text}</span>
		</div>
	);
}
