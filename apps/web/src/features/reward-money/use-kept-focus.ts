import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** If a change of `what` removes the focused control, moves the focus to `ref`. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, what: string): void {
	const before = useRef(what);
	useEffect(() => {
		const isNew = before.current !== what;
		before.current = what;
		if (isNew && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
	}, [ref, what]);
}
