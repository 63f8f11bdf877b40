/**
 * Runs it after the next paint, which so shows the press that led here without waiting for the work. A hidden page is
 * not painted until it is shown again. Returns what cancels it.
 */
export function afterNextPaint(run: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(run);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}
