import { type ReactNode, useEffect, useRef } from "react";
import { useDeferred } from "../../session/deferred/deferred.ts";

export interface SideSheetProps {
	label: string;
	/** Identifies its message about the answer, and changes with it; null while answering. */
	says: string | null;
	/** On a phone its message replaces the keypad. */
	isCovered?: boolean;
	children: ReactNode;
}

/**
 * Beside the question on a wide screen, below it on a phone. There a sheet with a message never covers the answer that
 * it is about.
 */
export function SideSheet({ label, says, isCovered = false, children }: SideSheetProps) {
	const sheet = useRef<HTMLElement>(null);
	const deferred = useDeferred();
	useEffect(() => {
		const element = sheet.current;
		if (says === null || element === null || deferred === null) return undefined;
		// Its text may still be loading: whenever it grows, the answer makes room.
		const observer = new ResizeObserver(() => deferred.scrollAnswerClear(element));
		observer.observe(element);
		return () => observer.disconnect();
	}, [says, deferred]);
	return (
		<aside ref={sheet} className="pr-side" aria-label={label} data-covered={isCovered || undefined}>
			{children}
		</aside>
	);
}
