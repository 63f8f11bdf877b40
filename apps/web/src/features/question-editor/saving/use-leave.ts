import { useEffect, useEffectEvent, useState } from "react";

/** Links of this page ask first if something is unsaved: the target of the pressed one, and a way to discard it. */
export function useLeave(isUnstored: boolean): { to: string | null; stay: () => void } {
	const [to, setTo] = useState<string | null>(null);
	const press = useEffectEvent((event: MouseEvent) => {
		if (!isUnstored || event.defaultPrevented || event.button !== 0) return;
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
		if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target === "_blank")
			return;
		if (link.pathname === location.pathname) return;
		event.preventDefault();
		event.stopPropagation();
		setTo(`${link.pathname}${link.search}${link.hash}`);
	});
	useEffect(() => {
		const listen = (event: MouseEvent) => press(event);
		document.addEventListener("click", listen, { capture: true });
		return () => document.removeEventListener("click", listen, { capture: true });
	}, []);
	return { to, stay: () => setTo(null) };
}
