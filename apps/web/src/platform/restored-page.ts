type Pages = Pick<Window, "addEventListener">;

/**
 * A browser may keep a page that is left as it was and show it again on Back: with a parent's figures on it, when the
 * device was turned over to a child or somebody signed out meanwhile. So it is hidden when it is left, and loaded anew
 * for whoever is signed in by then.
 */
export function forgetLeftPages(pages: Pages, root: Pick<HTMLElement, "hidden">, reload: () => void): void {
	pages.addEventListener("pagehide", (event) => {
		if (event.persisted) root.hidden = true;
	});
	pages.addEventListener("pageshow", (event) => {
		if (event.persisted) reload();
	});
}
