/** Lower numbers in a picture, as on a protractor in half of the width, are hard to read. In pixels. */
const LOWEST_TEXT = 14;

/**
 * Marks the tiles of options as tight while the content of one is wider than its tile, such as an equation on a phone,
 * or too small to read: then they are in one column. A ref: returns how to stop.
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
		const drawn = [...tiles.querySelectorAll(".pr-face-figure text")];
		tiles.toggleAttribute(
			"data-tight",
			texts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) ||
				drawn.some((text) => text.getBoundingClientRect().height < LOWEST_TEXT),
		);
	});
	observer.observe(tiles);
	return () => observer.disconnect();
}
