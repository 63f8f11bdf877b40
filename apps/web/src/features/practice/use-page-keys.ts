import { useEffect, useEffectEvent } from "react";

export interface PageKeys {
	onEnter: () => void;
	/** A key typed while no text box has the focus. Returns whether it meant something. */
	onType: (key: string) => boolean;
}

/** The keyboard works wherever the focus is; buttons and text boxes keep their own keys. */
export function usePageKeys({ onEnter, onType }: PageKeys): void {
	const handle = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		const target = event.target instanceof Element ? event.target : document.body;
		if (event.key === "Enter") {
			if (event.repeat || target.closest("button, a, summary")) return;
			event.preventDefault();
			onEnter();
			return;
		}
		if (target.matches("input:not([type=radio]), textarea, select")) return;
		if (onType(event.key)) event.preventDefault();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => handle(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}
