/** Scrolls until the whole board around an element is above the sheet of a phone, or at least the places of its cards. */
export function showBoard(part: HTMLElement | null) {
	const board = part?.closest(".made");
	for (const each of [board, board?.querySelector(".cards-places")])
		each?.scrollIntoView({ block: "nearest" });
}
