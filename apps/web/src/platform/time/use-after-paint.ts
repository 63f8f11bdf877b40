import { startTransition, useEffect, useState } from "react";

/** A hidden page is never painted. */
const unseenMs = 1000;
/** A slow device needs this long from the frame to the paint. */
const pictureMs = 100;

/**
 * False at first, and true once the component has been painted: content below or for later is loaded then, so that it
 * does not slow down the main content, and rendered in slices. `waitMs` delays it further if the main content may still be loading.
 */
export function useAfterPaint(waitMs = 0): boolean {
	const [isPainted, setIsPainted] = useState(false);
	useEffect(() => {
		const tell = () => startTransition(() => setIsPainted(true));
		let timer = setTimeout(tell, unseenMs + waitMs);
		const frame = requestAnimationFrame(() => {
			clearTimeout(timer);
			timer = setTimeout(tell, pictureMs + waitMs);
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [waitMs]);
	return isPainted;
}
