import { useEffect, useState } from "react";

/** A page that nobody looks at is not painted at all. */
const unseenMs = 1000;
/** A slow device needs so long from the frame to its picture. */
const pictureMs = 100;

/**
 * False at first, and true once what is rendered with it has been painted: what stands below or beside that, or is for
 * later, is loaded then, so that it does not slow down what a person came for. With `waitMs` so much later, where the
 * content may still be on its way.
 */
export function useAfterPaint(waitMs = 0): boolean {
	const [isPainted, setIsPainted] = useState(false);
	useEffect(() => {
		const tell = () => setIsPainted(true);
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
