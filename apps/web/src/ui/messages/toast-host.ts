/**
 * The element that contains the toasts. An open modal dialog covers and disables everything outside it, so the host
 * moves into the topmost dialog and back.
 */
let host: HTMLElement | undefined;

export function toastHost(): HTMLElement {
	if (!host) {
		host = document.createElement("div");
		placeToasts();
	}
	return host;
}

/** Moves the toasts to where they are visible and clickable. `leaving` is a dialog about to close. */
export function placeToasts(leaving?: HTMLDialogElement): void {
	if (!host) return;
	const dialogs = [...document.querySelectorAll("dialog[open]")].filter((dialog) => dialog !== leaving);
	const home = dialogs.at(-1) ?? document.body;
	if (host.parentElement !== home) home.append(host);
}
