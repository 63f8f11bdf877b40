/**
 * Lets the browser skip the sections that are far from the window, when it styles the page again for another theme.
 * They are laid out once before: a skipped section keeps the height that it had, so that links to sections below it
 * still lead to the right place.
 */
export function skipDistantSections(main: HTMLElement): void {
	let width = window.innerWidth;
	const skip = () =>
		requestAnimationFrame(() => requestAnimationFrame(() => main.classList.add("skips-distant")));
	if (document.readyState === "complete") skip();
	else window.addEventListener("load", skip);
	window.addEventListener("resize", () => {
		// The address bar of a phone changes the height while it scrolls.
		if (window.innerWidth === width) return;
		width = window.innerWidth;
		main.classList.remove("skips-distant");
		skip();
	});
}
