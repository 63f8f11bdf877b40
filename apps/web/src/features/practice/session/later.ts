import { useEffect, useState } from "react";
import { useAfterPaint } from "../../../platform/use-after-paint.ts";
import type * as laterParts from "./later-parts.ts";

export type Later = typeof laterParts;

let parts: Later | null = null;

/**
 * What a question needs only once something was typed or checked. It loads when the first question is on the screen,
 * so that nobody waits for it, and long before a verdict; null until it is there.
 */
export function useLater(): Later | null {
	const [loaded, setLoaded] = useState(parts);
	const isPainted = useAfterPaint();
	useEffect(() => {
		if (loaded || !isPainted) return;
		let isGone = false;
		// A lost chunk is reported by the app itself; the page goes on without words until the next question asks again.
		loadLater().then(
			(found) => !isGone && setLoaded(found),
			() => undefined,
		);
		return () => {
			isGone = true;
		};
	}, [loaded, isPainted]);
	return loaded;
}

/** The same for what comes from outside of a component; whoever waits for it is told as soon as it is there. */
export async function loadLater(): Promise<Later> {
	parts ??= await import("./later-parts.ts");
	return parts;
}
