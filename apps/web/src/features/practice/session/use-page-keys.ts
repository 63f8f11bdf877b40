import { type RefObject, useEffect, useEffectEvent } from "react";

export interface PageKeys {
	onEnter: () => void;
	/** Ctrl or Cmd with Enter, wherever the focus is: for answers in which Enter adds a line. */
	onCheck: () => void;
	/** A key typed while no element that handles keys has the focus. Returns whether it was handled. */
	onType: (key: string) => boolean;
	/** An element of the dialog that these keys belong to; without it they belong to the page. */
	within?: RefObject<Element | null>;
}

/** Keyboard shortcuts that work wherever the focus is; buttons and text fields keep their own keys. */
export function usePageKeys({ onEnter, onCheck, onType, within }: PageKeys): void {
	const handle = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.altKey || isCovered(within?.current ?? null)) return;
		const target = event.target instanceof Element ? event.target : document.body;
		if (event.key === "Enter") {
			const isForced = event.ctrlKey || event.metaKey;
			if (event.repeat || (!isForced && target.closest("button, a, summary, textarea"))) return;
			event.preventDefault();
			return isForced ? onCheck() : onEnter();
		}
		if (event.ctrlKey || event.metaKey) return;
		if (target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
		if (onType(event.key)) event.preventDefault();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => handle(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}

/** A dialog or the menu is open that handles keys, other than the dialog around `own`. */
function isCovered(own: Element | null): boolean {
	return [...openOverlays()].some((overlay) => own === null || !overlay.contains(own));
}

function openOverlays(): NodeListOf<Element> {
	try {
		return document.querySelectorAll("dialog[open], :popover-open");
	} catch {
		// Browsers without popovers throw for this selector.
		return document.querySelectorAll("dialog[open]");
	}
}
