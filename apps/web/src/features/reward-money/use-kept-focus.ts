import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** When `what` changes and the change took away the control that had the focus, `ref` has it: it is not lost. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, what: string): void {
	const before = useRef(what);
	useEffect(() => {
		const isNew = before.current !== what;
		before.current = what;
		if (isNew && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
	}, [ref, what]);
}
