import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { SignInDialog } from "../features/sign-in/index.ts";
import type { SignInMode } from "../features/sign-in/index.ts";
import { FlashToast } from "../ui/messages/flash-toast.tsx";
import { Toasts } from "../ui/messages/toast.tsx";

// The React part of the home page: the sign-in dialog and the toasts.
let mode: SignInMode | null = null;
/** The dialog opened automatically, for a page that needs sign-in. */
let isForPage = false;
let isMounted = false;
const listeners = new Set<() => void>();

export function openSignIn(wanted: SignInMode, { isAsked = false } = {}): void {
	isForPage = isAsked;
	mount();
	setMode(wanted);
}

export function showFlash(): void {
	mount();
}

function mount(): void {
	if (isMounted) return;
	isMounted = true;
	const element = document.createElement("div");
	document.body.append(element);
	createRoot(element).render(<Island />);
}

function Island() {
	const current = useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => mode,
	);
	return (
		<>
			<SignInDialog
				mode={current}
				isForPage={isForPage}
				onModeChange={setMode}
				onClose={() => setMode(null)}
			/>
			<Toasts />
			<FlashToast />
		</>
	);
}

function setMode(next: SignInMode | null): void {
	mode = next;
	for (const listener of listeners) listener();
}
