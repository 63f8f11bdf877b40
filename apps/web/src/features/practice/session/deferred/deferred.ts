import { startTransition, useEffect, useState } from "react";
import { useAfterPaint } from "../../../../platform/time/use-after-paint.ts";
import type * as deferredParts from "./deferred-parts.ts";

export type Deferred = typeof deferredParts;

let parts: Deferred | null = null;

/**
 * Parts of a question needed only once something was typed or checked. They load when the first question is on screen,
 * so that nothing waits for them, and long before a verdict; null until loaded.
 */
export function useDeferred(): Deferred | null {
	const [loaded, setLoaded] = useState(parts);
	const isPainted = useAfterPaint();
	useEffect(() => {
		if (loaded || !isPainted) return;
		let isGone = false;
		// The app itself reports a chunk that failed to load; the page continues without these texts until the next
		// question retries.
		loadDeferred().then(
			(found) => !isGone && startTransition(() => setLoaded(found)),
			() => undefined,
		);
		return () => {
			isGone = true;
		};
	}, [loaded, isPainted]);
	return loaded;
}

/** The same outside of components; resolves once loaded. */
export async function loadDeferred(): Promise<Deferred> {
	parts ??= await import("./deferred-parts.ts");
	return parts;
}
