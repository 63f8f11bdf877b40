type Pages = Pick<Window, "addEventListener">;

/**
 * Browsers may keep a left page in the back/forward cache and show it again on Back: with a parent's figures on it,
 * after the device was handed to a child or the parent signed out. So it is hidden when it is left, and reloaded for
 * the person who is signed in by then.
 */
export function forgetLeftPages(pages: Pages, root: Pick<HTMLElement, "hidden">, reload: () => void): void {
	pages.addEventListener("pagehide", (event) => {
		if (event.persisted) root.hidden = true;
	});
	pages.addEventListener("pageshow", (event) => {
		if (event.persisted) reload();
	});
}
