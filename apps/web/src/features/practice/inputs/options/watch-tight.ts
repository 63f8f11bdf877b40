/**
 * Marks the tiles of options as tight while the content of one is wider than its tile, such as an equation on a phone:
 * then they are in one column. A ref: returns how to stop.
 */
export function watchTight(tiles: HTMLElement | null): (() => void) | undefined {
	if (tiles === null) return undefined;
	let measured = 0;
	const observer = new ResizeObserver(([entry]) => {
		const width = entry?.contentRect.width ?? 0;
		// The mark changes the height only.
		if (width === measured) return;
		measured = width;
		tiles.removeAttribute("data-tight");
		const texts = [...tiles.querySelectorAll(".pr-option-text")];
		tiles.toggleAttribute(
			"data-tight",
			texts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
		);
	});
	observer.observe(tiles);
	return () => observer.disconnect();
}
